import { clsx } from 'clsx';
import { aboutSimulator } from '../about-simulators.ts';

export type Shown = 'recommended' | 'lab';

export interface SimulatorChoiceProps {
  /** Name of the recommended simulator. */
  readonly name: string;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Switches between the lesson's simulator and the circuit lab. */
export function SimulatorChoice({ name, shown, onShow }: SimulatorChoiceProps) {
  const choices = [
    ['recommended', aboutSimulator(name).title],
    ['lab', aboutSimulator('circuit-lab').title],
  ] as const;
  return (
    <div
      role="group"
      aria-label="Which simulator"
      className="flex w-full flex-wrap gap-1 rounded-control bg-sunken p-1 sm:w-fit compact:p-0.5"
    >
      {choices.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={shown === choice}
          onClick={() => onShow(choice)}
          className={clsx(
            'min-h-11 flex-1 rounded-lg px-4 font-medium sm:whitespace-nowrap',
            shown === choice
              ? 'bg-raised text-action-ink shadow-card'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
