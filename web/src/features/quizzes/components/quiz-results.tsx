import type { QuizResult } from '@qubloom/contract';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { EarnedPoints, NewBadges } from '../../../product/rewards/earned.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { pointsSentence, scoreSentence } from '../quiz-state.ts';

export interface QuizResultsProps {
  readonly result: QuizResult;
  readonly onBack: () => void;
  readonly onRetake: () => void;
  /** Missing while there is no next lesson that is open. */
  readonly onNext: (() => void) | undefined;
}

/** What came out, and where to go from here. All right is celebrated; the rest is met calmly. */
export function QuizResults({ result, onBack, onRetake, onNext }: QuizResultsProps) {
  const { score, totalQuestions, pointsEarned, newAchievements } = result;
  return (
    <Celebration
      title="Quiz Results"
      isCelebrated={score === totalQuestions}
      figure={
        <>
          {score}
          <span className="text-3xl text-deep-soft"> / {totalQuestions}</span>
        </>
      }
      summary={scoreSentence(result)}
    >
      {pointsEarned > 0 ? (
        <EarnedPoints>{pointsSentence(result)}</EarnedPoints>
      ) : (
        <p className="text-deep-soft">{pointsSentence(result)}</p>
      )}
      <NewBadges achievements={newAchievements} />
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
    </Celebration>
  );
}
