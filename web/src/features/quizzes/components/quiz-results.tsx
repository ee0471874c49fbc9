/** A submitted quiz or checkpoint: the result, the reasons, and the next steps. */
import type { Question } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { SignInPrompt } from '../../../product/learner/sign-in-prompt.tsx';
import { Celebration } from '../../../product/rewards/celebration.tsx';
import { EarnedPoints, EarnedSum, NewBadges } from '../../../product/rewards/earned.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { pointsSentence, type ScoredAnswers, scoreSentence } from '../quiz-state.ts';
import type { QuizWords } from '../quiz-words.ts';
import { QuizReview } from './quiz-review.tsx';
import { QuizRow } from './quiz-row.tsx';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';
import { hasNextButton, NextButtons } from './next-buttons.tsx';

export interface QuizResultsProps extends QuizNavigation {
  readonly questions: readonly Question[];
  readonly result: ScoredAnswers;
  readonly courseId: string;
  readonly words: QuizWords;
  readonly onRetake: () => void;
  /** A visitor is asked to sign in, so that it counts. */
  readonly isSignedIn: boolean;
  /** On a small screen, the buttons are at its lower edge. */
  readonly isSmall: boolean;
}

/** A perfect score is celebrated; other scores are shown calmly. */
export function QuizResults(props: QuizResultsProps) {
  const { questions, result, courseId, words, isSmall, isSignedIn } = props;
  const { score, totalQuestions, pointsEarned, newAchievements, cardsBrought } = result;
  return (
    <>
      <Celebration
        level={3}
        title={words.results}
        isCelebrated={score === totalQuestions}
        figure={
          <>
            {score}
            <span className="text-3xl text-deep-soft"> / {totalQuestions}</span>
          </>
        }
        summary={scoreSentence(result)}
      >
        {pointsEarned !== undefined && <Points {...{ score, pointsEarned }} />}
        {cardsBrought > 0 && (
          <p>
            {cardsBrought === 1 ? 'One flashcard' : `${cardsBrought} flashcards`} about what you
            missed {cardsBrought === 1 ? 'is' : 'are'} due today.
          </p>
        )}
        <NewBadges achievements={newAchievements} />
        <EarnedSum points={pointsEarned ?? 0} achievements={newAchievements} />
        {!isSmall && <ResultButtons {...props} />}
      </Celebration>
      {!isSignedIn && (
        <SignInPrompt title="Keep your result">
          Sign in, and this quiz counts for you. Nothing else that you did here is lost.
        </SignInPrompt>
      )}
      <QuizReview questions={questions} result={result} courseId={courseId} />
      {isSmall && (
        <QuizRow>
          <ResultButtons {...props} />
        </QuizRow>
      )}
    </>
  );
}

function Points(paid: Parameters<typeof pointsSentence>[0]) {
  const sentence = pointsSentence(paid);
  return paid.pointsEarned > 0 ? (
    <EarnedPoints>{sentence}</EarnedPoints>
  ) : (
    <p className="text-deep-soft">{sentence}</p>
  );
}

type ResultButtonsProps = Pick<
  QuizResultsProps,
  'isSmall' | 'words' | 'onBack' | 'onRetake' | 'onNext' | 'onFinish' | 'isLast'
>;

function ResultButtons({ isSmall, words, onBack, onRetake, ...next }: ResultButtonsProps) {
  const leadsOn = hasNextButton(next);
  const [main, other] = isSmall
    ? (['primary', 'secondary'] as const)
    : (['deep', 'deep-outline'] as const);
  return (
    <div className="flex grow flex-wrap gap-2 max-md:justify-between sm:gap-3">
      <Button variant={leadsOn ? other : main} onClick={onBack} className="max-sm:px-2.5">
        <ArrowLeft aria-hidden="true" />
        <span
          className={
            isSmall ? clsx('@max-[15rem]:sr-only', leadsOn && 'max-sm:sr-only') : undefined
          }
        >
          {words.back}
        </span>
      </Button>
      <Button variant={other} onClick={onRetake} className="max-sm:px-2.5">
        {!isSmall && <RotateCcw aria-hidden="true" />}
        {words.retake}
      </Button>
      <NextButtons {...next} variant={main} />
    </div>
  );
}
