/** A quiz that was handed in: what came out, the reasons, and where to go from here. */
import type { Question, QuizResult } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { EarnedPoints, NewBadges } from '../../../product/rewards/earned.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { pointsSentence, scoreSentence } from '../quiz-state.ts';
import type { QuizLesson } from './lesson-link.tsx';
import { QuizReview } from './quiz-review.tsx';
import { QuizRow } from './quiz-row.tsx';

export interface QuizExits {
  readonly onBack: () => void;
  /** Missing while there is no next lesson that is open. */
  readonly onNext: (() => void) | undefined;
}

export interface QuizResultsProps extends QuizExits {
  readonly questions: readonly Question[];
  readonly result: QuizResult;
  readonly lesson: QuizLesson;
  readonly onRetake: () => void;
  /** On a small screen the ways on stand at its lower edge. */
  readonly isSmall: boolean;
}

/** All right is celebrated; the rest is met calmly. */
export function QuizResults({ questions, result, lesson, isSmall, ...rest }: QuizResultsProps) {
  const { score, totalQuestions, pointsEarned, newAchievements, cardsBrought } = result;
  return (
    <>
      <Celebration
        level={3}
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
        {cardsBrought > 0 && (
          <p>
            {cardsBrought === 1 ? 'One flashcard' : `${cardsBrought} flashcards`} about what you
            missed {cardsBrought === 1 ? 'is' : 'are'} due today.
          </p>
        )}
        <NewBadges achievements={newAchievements} />
        {!isSmall && <Exits {...rest} isSmall={false} />}
      </Celebration>
      <QuizReview questions={questions} result={result} lesson={lesson} />
      {isSmall && (
        <QuizRow>
          <Exits {...rest} isSmall />
        </QuizRow>
      )}
    </>
  );
}

type ExitsProps = Pick<QuizResultsProps, 'isSmall' | 'onBack' | 'onRetake' | 'onNext'>;

function Exits({ isSmall, onBack, onRetake, onNext }: ExitsProps) {
  const [main, other] = isSmall
    ? (['primary', 'secondary'] as const)
    : (['deep', 'deep-outline'] as const);
  return (
    <div className="flex grow flex-wrap gap-2 max-md:justify-between sm:gap-3">
      <Button variant={onNext ? other : main} onClick={onBack} className="max-sm:px-2.5">
        <ArrowLeft aria-hidden="true" />
        <span
          className={isSmall ? clsx('@max-[15rem]:sr-only', onNext && 'max-sm:sr-only') : undefined}
        >
          Back to Lesson
        </span>
      </Button>
      <Button variant={other} onClick={onRetake} className="max-sm:px-2.5">
        {!isSmall && <RotateCcw aria-hidden="true" />}
        Retake Quiz
      </Button>
      {onNext && (
        <Button variant={main} onClick={onNext} className="ml-auto max-sm:px-2.5">
          Next Lesson
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
