import type { LearnerRecord } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { dateHere, levelOf, timeText, weekdayText } from './record-days.ts';

export interface WeekStripProps {
  readonly days: LearnerRecord['week']['days'];
}

/** The seven days of a week: a row for each on a phone, a column for each on a wider screen. */
export function WeekStrip({ days }: WeekStripProps) {
  const today = dateHere(new Date());
  return (
    <div className="flex flex-col gap-3">
      <ol
        aria-label="Days of this week"
        className="flex flex-col divide-y divide-line overflow-hidden rounded-control border border-line sm:flex-row sm:divide-x sm:divide-y-0"
      >
        {days.map((day) => (
          <li
            key={day.date}
            className={clsx(
              'flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2',
              'sm:flex-col sm:flex-nowrap sm:gap-y-2 sm:px-1 sm:py-3 sm:text-center',
              day.date === today && 'bg-action-soft',
            )}
          >
            <span className="min-w-10 font-medium">{weekdayText(day.date)}</span>
            <Dots level={levelOf(day.time)} />
            <span className="min-w-[min(100%,7rem)] flex-1 text-sm leading-snug text-ink-soft sm:min-w-0">
              {timeText(day, today)}
            </span>
            <span className="grid size-5 shrink-0 place-items-center text-good-ink">
              {day.hasLearned && (
                <>
                  <Check aria-hidden="true" className="size-5" strokeWidth={3} />
                  <span className="sr-only">Learning day</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <Check aria-hidden="true" className="size-4 text-good-ink" strokeWidth={3} />A learning day,
        which counts for the goal
      </p>
    </div>
  );
}

function Dots({ level }: { readonly level: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {[1, 2, 3, 4].map((dot) => (
        <span
          key={dot}
          className={clsx(
            'size-2.5 rounded-full border-[1.5px]',
            dot <= level ? 'border-zero bg-zero' : 'border-control',
          )}
        />
      ))}
    </span>
  );
}
