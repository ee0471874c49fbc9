import { fillTemplate, type InteractiveElement, type SceneValues } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { LabeledSlider } from '../../../ui/controls/labeled-slider.tsx';
import { valueAfterPress } from './scene-view.ts';

export interface SceneControlsProps {
  readonly elements: readonly InteractiveElement[];
  /** Includes readings, because a control may show its effect. */
  readonly values: SceneValues;
  readonly onChange: (id: string, value: number) => void;
  readonly onReset: () => void;
}

/** The sliders, then the buttons, and the button that restores the start. */
export function SceneControls({ elements, values, onChange, onReset }: SceneControlsProps) {
  const valueOf = ({ id, default: start }: InteractiveElement) => values[id] ?? start;
  return (
    <div
      role="group"
      aria-label="Controls"
      className="grid gap-1 low:gap-0 lg:tall:flex lg:tall:items-center lg:tall:gap-x-6"
    >
      {elements
        .filter(({ type }) => type === 'slider')
        .map((element) => (
          <div key={element.id} className="min-w-0 lg:tall:flex-1">
            <LabeledSlider
              label={element.label}
              value={valueOf(element)}
              min={element.min}
              max={element.max}
              step={element.step}
              text={fillTemplate(element.shown ?? `{${element.id}}`, values)}
              onChange={(value) => onChange(element.id, value)}
            />
          </div>
        ))}
      <div className="flex flex-wrap gap-2 lg:tall:shrink-0">
        {elements
          .filter(({ type }) => type === 'button')
          .map((element) => (
            <PressButton
              key={element.id}
              element={element}
              value={valueOf(element)}
              values={values}
              onPress={() => onChange(element.id, valueAfterPress(element, valueOf(element)))}
            />
          ))}
        <Button variant="quiet" className="compact:px-3" onClick={onReset}>
          <RotateCcw aria-hidden /> Reset
        </Button>
      </div>
    </div>
  );
}

interface PressButtonProps {
  readonly element: InteractiveElement;
  readonly value: number;
  readonly values: SceneValues;
  readonly onPress: () => void;
}

/** A button that shows its value in words. */
function PressButton({ element, value, values, onPress }: PressButtonProps) {
  const { label, shown, max } = element;
  return (
    <Button
      variant="secondary"
      className="aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action-ink compact:px-3"
      {...(shown === undefined && { 'aria-pressed': value === max })}
      onClick={onPress}
    >
      {label}
      {shown !== undefined && (
        <>
          {': '}
          <strong>{fillTemplate(shown, values)}</strong>
        </>
      )}
    </Button>
  );
}
