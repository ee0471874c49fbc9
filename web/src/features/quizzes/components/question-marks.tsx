import { clsx } from 'clsx';

export interface QuestionMarksProps {
  readonly total: number;
  /** From 1. */
  readonly current: number;
  /** Numbers of the unanswered questions. */
  readonly open: readonly number[];
  readonly onGo: (number: number) => void;
}

/** A number for each question if one question is shown at a time: shows which are answered, and leads to each. */
export function QuestionMarks({ total, current, open, onGo }: QuestionMarksProps) {
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-1.5">
        {numbers.map((number) => {
          const isOpen = open.includes(number);
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={number === current ? 'step' : undefined}
                aria-label={`Question ${number}, ${isOpen ? 'not answered' : 'answered'}`}
                onClick={() => onGo(number)}
                className={clsx(
                  'grid size-11 place-items-center rounded-control border-[1.5px] text-sm font-semibold tabular-nums transition-colors duration-150',
                  isOpen
                    ? 'border-control bg-surface text-ink-soft'
                    : 'border-action bg-action-soft text-action-ink',
                  number === current && 'outline-2 outline-offset-2 outline-action',
                )}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
