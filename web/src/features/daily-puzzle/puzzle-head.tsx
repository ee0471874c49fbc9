import type { DailyResult } from '@qubloom/contract';
import { CircleCheck } from 'lucide-react';
import { doneText } from '../../product/daily/daily-challenges.ts';
import { dayName } from '../../product/daily/days.ts';

export interface PuzzleHeadProps {
  readonly question: string;
  readonly day: string;
  readonly today: string;
  readonly result: DailyResult | undefined;
}

/** The question, with the day if it is not today, and an earlier result. */
export function PuzzleHead({ question, day, today, result }: PuzzleHeadProps) {
  return (
    <div className="low:min-w-0 low:flex-1">
      <h2 className="text-lg leading-tight sm:text-xl low:text-base">{question}</h2>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft empty:hidden">
        {day !== today && <span>{dayName(day)}</span>}
        {result?.isDone && (
          <span className="inline-flex items-center gap-1 text-good-ink">
            <CircleCheck aria-hidden="true" className="size-4" />
            {doneText(result)}
          </span>
        )}
      </p>
    </div>
  );
}
