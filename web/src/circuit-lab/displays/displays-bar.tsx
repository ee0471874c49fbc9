import { clsx } from 'clsx';
import { ChevronDown, Footprints, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { wireCount } from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { Chip, ToolButton } from '../toolbar/tool-button.tsx';
import { displayNames, offers, type ChosenDisplays } from './kinds.ts';
import { orderText } from './panels/format.ts';
import { StepBar } from './status/step-bar.tsx';

type Choices = Pick<ChosenDisplays, 'chosen' | 'toggle' | 'lead' | 'setLead'>;

/** Chooses the leading display. The choice of the other displays and the steps through the circuit can be unfolded. */
export function DisplaysBar({ chosen, toggle, lead, setLead }: Choices) {
  const { state, circuit } = useLab();
  const [open, setOpen] = useState<'choice' | 'steps' | null>(null);
  const { offered } = offers[state.level];
  const press = (part: 'choice' | 'steps') => setOpen(open === part ? null : part);
  const hasSteps = circuit.columns.length > 0;
  // A chosen step stays visible, because all displays show the state at that step.
  const showsSteps = hasSteps && (open === 'steps' || state.step !== null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1">
        <h2 className="mr-auto text-xl compact:sr-only">What it does</h2>
        <label className="relative flex items-center compact:mr-auto">
          <span className="sr-only">First display</span>
          <select
            value={lead}
            onChange={(event) => {
              const kind = offered.find((each) => each === event.currentTarget.value);
              if (kind) setLead(kind);
            }}
            className={clsx(
              'min-h-11 field-sizing-content appearance-none rounded-control bg-transparent py-1 pr-8 pl-2 font-medium',
              'text-action-ink hover:bg-action-soft compact:-ml-1 compact:font-heading',
            )}
          >
            {offered.map((kind) => (
              <option key={kind} value={kind}>
                {displayNames[kind].label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-2 size-4" />
        </label>
        {hasSteps && (
          <ToolButton
            label="Steps"
            word="Steps"
            isExpanded={showsSteps}
            onPress={() => press('steps')}
          >
            <Footprints />
          </ToolButton>
        )}
        <ToolButton
          label="More displays"
          word="More"
          isExpanded={open === 'choice'}
          onPress={() => press('choice')}
        >
          <LayoutGrid />
        </ToolButton>
      </div>
      {open === 'choice' && (
        <div className="flex flex-col gap-2">
          <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
            {offered.map((kind) => (
              <Chip key={kind} isOn={chosen.includes(kind)} onPress={() => toggle(kind)}>
                <span className="font-sans">{displayNames[kind].label}</span>
              </Chip>
            ))}
          </div>
          <p className="text-sm text-ink-soft">
            Results are read <span className="font-mono">{orderText(wireCount(circuit))}</span>: q0
            is the last digit.
          </p>
        </div>
      )}
      {showsSteps && <StepBar />}
    </>
  );
}
