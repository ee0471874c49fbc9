import type { Choice } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { CircuitDrawing } from '../../../diagrams/circuit-strip/circuit-drawing.tsx';

export interface OptionGridProps {
  readonly label: string;
  readonly options: readonly { readonly choice: Choice; readonly circuit: string }[];
  /** The chosen one is right. */
  readonly isRight: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Four circuits in two columns, so that all are on one screen: native radio buttons. */
export function OptionGrid({ label, options, isRight, onChoose }: OptionGridProps) {
  const name = useId();
  const [chosen, setChosen] = useState<Choice>();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map(({ choice, circuit }) => (
          <label
            key={choice}
            className={clsx(
              'relative flex min-h-14 min-w-0 cursor-pointer items-center gap-1.5 rounded-control border-[1.5px] px-2 py-1.5 transition-colors sm:gap-3 sm:px-3',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
              choice === chosen && isRight
                ? 'border-good bg-good-soft forced-colors:outline-4 forced-colors:outline-[Highlight]'
                : choice === chosen
                  ? 'border-action bg-action-soft forced-colors:outline-4 forced-colors:outline-[Highlight]'
                  : 'border-line bg-surface hover:border-control',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => {
                setChosen(choice);
                onChoose(choice);
              }}
              className="sr-only"
            />
            <span className="shrink-0 font-semibold">{choice}</span>
            <CircuitDrawing circuit={circuit} />
            {choice === chosen && isRight && (
              <span className="shrink-0 text-good-ink">
                <Check aria-hidden className="size-5" strokeWidth={3} />
                <span className="sr-only">Right answer</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
