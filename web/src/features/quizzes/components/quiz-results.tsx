import type { QuizResult } from '@qubloom/contract';
import { ArrowLeft, ArrowRight, RotateCcw, Sparkle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AchievementIcon } from '../../../product/rewards/achievement-icon.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RewardRipple } from '../../../product/rewards/reward-ripple.tsx';
import { pointsSentence, scoreSentence } from '../quiz-state.ts';

export interface QuizResultsProps {
  readonly result: QuizResult;
  readonly onBack: () => void;
  readonly onRetake: () => void;
  /** Missing while there is no next lesson that is open. */
  readonly onNext: (() => void) | undefined;
}

/** What came out, and where to go from here. */
export function QuizResults({ result, onBack, onRetake, onNext }: QuizResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { score, totalQuestions, pointsEarned, newAchievements } = result;
  return (
    <section
      aria-labelledby="quiz-results"
      className="deep-window relative overflow-hidden rounded-card p-6 sm:p-8"
    >
      <div className="relative flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="relative isolate font-heading text-6xl leading-none font-semibold tabular-nums">
            {pointsEarned > 0 && (
              <RewardRipple className="absolute -inset-4 -z-10 h-[calc(100%+2rem)] w-[calc(100%+2rem)] mask-radial-closest-side mask-radial-from-30%" />
            )}
            {score}
            <span className="text-3xl text-deep-soft"> / {totalQuestions}</span>
          </p>
          <div className="min-w-56 flex-1">
            <h3
              id="quiz-results"
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-28 text-2xl outline-none"
            >
              Quiz Results
            </h3>
            <p className="mt-1 text-lg">{scoreSentence(result)}</p>
            <p className="mt-2 flex items-center gap-2 text-deep-soft">
              {pointsEarned > 0 && (
                <Sparkle
                  aria-hidden="true"
                  className="size-5 shrink-0 fill-deep-points text-deep-points"
                />
              )}
              <span className={pointsEarned > 0 ? 'font-semibold text-deep-points' : undefined}>
                {pointsSentence(result)}
              </span>
            </p>
          </div>
        </div>
        {newAchievements.length > 0 && <NewBadges achievements={newAchievements} />}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button variant={onNext ? 'deep-outline' : 'deep'} onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Back to Lesson
          </Button>
          <Button variant="deep-outline" onClick={onRetake}>
            <RotateCcw aria-hidden="true" />
            Retake Quiz
          </Button>
          {onNext && (
            <Button variant="deep" onClick={onNext} className="sm:ml-auto">
              Next Lesson
              <ArrowRight aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function NewBadges({ achievements }: { readonly achievements: QuizResult['newAchievements'] }) {
  return (
    <div>
      <h4 className="text-base">New badges</h4>
      <ul className="mt-3 flex flex-wrap gap-4">
        {achievements.map(({ id, icon, name, description, pointsAwarded }) => (
          <li key={id} className="flex min-w-64 flex-1 items-center gap-4">
            <AchievementIcon icon={icon} unlocked className="ring-offset-deep" />
            <div>
              <p className="font-heading text-lg font-semibold">{name}</p>
              <p className="text-sm text-deep-soft">{description}</p>
              {pointsAwarded > 0 && (
                <p className="text-sm font-semibold text-deep-points">+{pointsAwarded} points</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
