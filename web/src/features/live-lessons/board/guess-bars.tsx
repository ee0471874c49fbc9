/** How often each option of a question was chosen, without names. */
import type { Question } from './board-state.ts';

export interface GuessBarsProps {
  readonly question: Question;
  readonly counts: readonly number[] | undefined;
  /** Marks the right option. */
  readonly showsAnswer: boolean;
}

export function GuessBars({ question, counts = [], showsAnswer }: GuessBarsProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-medium">{question.question.replaceAll(/\*\*|`/g, '')}</figcaption>
      <ul className="flex flex-col gap-3">
        {question.options.map(({ text }, index) => {
          const count = counts[index] ?? 0;
          const isRight = showsAnswer && index === question.answer;
          return (
            <li key={index} className="flex flex-col gap-1">
              <span className="flex justify-between gap-3">
                <span>
                  {text.replaceAll(/\*\*|`/g, '')}
                  {isRight && <strong className="font-semibold text-good-ink"> (right)</strong>}
                </span>
                <span className="tabular-nums">{count}</span>
              </span>
              <span
                aria-hidden="true"
                className="h-3 overflow-hidden rounded-full bg-sunken forced-colors:outline"
              >
                <span
                  className={`block h-full rounded-full ${isRight ? 'bg-good' : 'bg-action'} transition-[width] duration-200`}
                  style={{ width: `${String(total === 0 ? 0 : (count / total) * 100)}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
