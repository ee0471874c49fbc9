import { WeekRing } from '../../../product/rewards/week-ring.tsx';
import { weekRingOf } from '../../../product/rewards/week-state.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export interface WeekCardProps {
  /** Undefined while it loads. */
  readonly daysLearned: number | undefined;
}

/** The week's learning days as a ring beside the daily streak. */
export function WeekCard({ daysLearned }: WeekCardProps) {
  const ring = weekRingOf(daysLearned ?? 0);
  return (
    <section
      aria-labelledby="this-week"
      className="flex h-full flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <WeekRing filled={ring.filled} className="size-24">
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
      </WeekRing>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 id="this-week" className="text-lg">
          This Week
        </h2>
        {daysLearned === undefined ? (
          <Skeleton className="mt-1 h-11 w-full max-w-40" />
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
