/** Rewards for a completed lesson: what the server gave for it, the week, and the streak. */
import type { LessonCompletion } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Flame } from 'lucide-react';
import { dashboardQuery } from '../../../product/rewards/dashboard-query.ts';
import { EarnedSum, NewBadges } from '../../../product/rewards/earned.tsx';
import { WeekRing } from '../../../product/rewards/week-ring.tsx';
import { weekRingOf } from '../../../product/rewards/week-state.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { SavedLesson } from './use-finish.ts';

export interface FinishRewardsProps {
  readonly saved: SavedLesson;
  /** The quiz of the lesson has not been taken yet. */
  readonly hasOpenQuiz: boolean;
}

export function FinishRewards({ saved, hasOpenQuiz }: FinishRewardsProps) {
  return (
    <>
      <div role="status" className="flex flex-col gap-4">
        {saved.state === 'saving' && (
          <p className="flex items-center gap-3 text-deep-soft">
            <Spinner /> Saving…
          </p>
        )}
        {saved.state === 'kept' && (
          <p className="text-deep-soft">
            This lesson waits here until you’re back online. Then it counts.
          </p>
        )}
        {saved.state === 'saved' && (
          <Earned completion={saved.completion} hasOpenQuiz={hasOpenQuiz} />
        )}
      </div>
      {saved.state === 'saved' && <WeekAndStreak />}
    </>
  );
}

interface EarnedProps {
  readonly completion: LessonCompletion;
  readonly hasOpenQuiz: boolean;
}

function Earned({ completion: { newAchievements }, hasOpenQuiz }: EarnedProps) {
  return (
    <>
      <p className="flex items-start gap-2 text-deep-soft">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-deep-zero" />
        <span>
          <strong className="font-medium text-deep-ink">Progress Saved</strong>{' '}
          <span>Lesson marked as complete!</span>
        </span>
      </p>
      <NewBadges achievements={newAchievements} />
      <EarnedSum points={0} achievements={newAchievements} />
      {hasOpenQuiz && newAchievements.length === 0 && (
        <p className="text-deep-soft">The quiz is where the points are.</p>
      )}
    </>
  );
}

/** Renders nothing if they fail to load, because the lesson was not about them. */
function WeekAndStreak() {
  const { data } = useQuery(dashboardQuery);
  if (!data) return null;
  const { days, goal, filled, message } = weekRingOf(data.daysLearnedThisWeek);
  const { streak } = data.user;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-deep-line pt-4">
      <div className="flex min-w-[min(100%,14rem)] flex-1 flex-wrap items-center gap-4">
        <WeekRing filled={filled} isDeep className="size-16">
          <p className="font-heading font-semibold tabular-nums">
            {days}
            <span aria-hidden="true" className="text-deep-soft">
              {' '}
              / {goal}
            </span>
            <span className="sr-only"> of {goal} learning days this week.</span>
          </p>
        </WeekRing>
        <p className="min-w-[min(100%,8rem)] flex-1 text-sm text-deep-soft">{message}</p>
      </div>
      {streak > 0 && (
        <p className="flex items-center gap-2 font-medium">
          <Flame aria-hidden="true" className="size-5 text-deep-one" />
          Streak: {streak === 1 ? '1 day' : `${streak} days`}
        </p>
      )}
    </div>
  );
}
