import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { weekRingOf } from '../dashboard-state.ts';

const radius = 42;
const around = 2 * Math.PI * radius;

export interface WeekCardProps {
  /** None while it is on its way. */
  readonly daysLearned: number | undefined;
}

/** The week's learning days as a ring beside the daily streak. */
export function WeekCard({ daysLearned }: WeekCardProps) {
  const ring = weekRingOf(daysLearned ?? 0);
  return (
    <section
      aria-labelledby="this-week"
      className="flex h-full items-center gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="relative grid size-24 shrink-0 place-items-center">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            strokeWidth="10"
            className="stroke-zero-soft"
          />
          {ring.filled > 0 && (
            <circle
              cx="50"
              cy="50"
              r={radius}
              fill="none"
              strokeWidth="10"
              strokeLinecap="round"
              strokeDasharray={`${ring.filled * around} ${around}`}
              className="stroke-zero"
            />
          )}
        </svg>
        <div className="font-heading text-xl font-semibold tabular-nums">
          {daysLearned === undefined ? (
            <Skeleton className="h-6 w-10" />
          ) : (
            <>
              {ring.days}
              <span className="text-ink-soft"> / {ring.goal}</span>
            </>
          )}
        </div>
      </div>
      <div>
        <h2 id="this-week" className="text-lg">
          This Week
        </h2>
        {daysLearned === undefined ? (
          <Skeleton className="mt-2 h-4 w-40" />
        ) : (
          <>
            <p className="sr-only">
              {ring.days} of {ring.goal} learning days.
            </p>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{ring.message}</p>
          </>
        )}
      </div>
    </section>
  );
}
