import type { AnswerReview, Choice, Question } from '@qubloom/contract';
import { Check, CircleCheck, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { ReadAloudButton } from '../../../product/read-aloud/read-aloud-button.tsx';
import { RadioCard, type RadioCardTone } from '../../../ui/controls/radio-cards.tsx';
import { optionsOf } from '../quiz-state.ts';
import { spokenQuestion } from '../spoken-question.ts';
import { LessonLink, type QuizLesson } from './lesson-link.tsx';

export interface QuestionCardProps {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly chosen: Choice | undefined;
  readonly onChoose?: (choice: Choice) => void;
  /** Set once the answers are scored. From then on, the card is read-only. */
  readonly scored?: { readonly review: AnswerReview; readonly lesson: QuizLesson } | undefined;
}

export function QuestionCard({ question, number, chosen, onChoose, scored }: QuestionCardProps) {
  const review = scored?.review;
  const name = useId();
  return (
    <fieldset
      data-number={number}
      aria-labelledby={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2.5 outline-none"
    >
      <legend className="mb-3.5 flex w-full items-start justify-between gap-3">
        <span id={name} className="flex gap-3 text-lg leading-snug font-medium">
          <span className="font-heading font-semibold text-action-ink tabular-nums">{number}.</span>{' '}
          <span className="max-w-[60ch]">{question.question}</span>
        </span>
        <ReadAloudButton
          pieces={() => spokenQuestion(question, review)}
          about={`question ${number}`}
        />
      </legend>
      {optionsOf(question).map(({ choice, text }) => (
        <RadioCard
          key={choice}
          name={`question-${question.id}`}
          value={choice}
          checked={chosen === choice}
          disabled={review !== undefined}
          mark={choice}
          tone={toneOf(choice, review)}
          onChoose={() => onChoose?.(choice)}
          end={
            review?.correctAnswer === choice && (
              <span className="inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-good-ink">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                <span className="max-sm:sr-only">Right answer</span>
              </span>
            )
          }
        >
          {text}
        </RadioCard>
      ))}
      {scored && (
        <div className="mt-1 flex flex-col gap-1">
          <Review review={scored.review} />
          <LessonLink lesson={scored.lesson} section={scored.review.section} number={number} />
        </div>
      )}
    </fieldset>
  );
}

function toneOf(choice: Choice, review: AnswerReview | undefined): RadioCardTone {
  if (!review) return 'plain';
  if (choice === review.correctAnswer) return 'good';
  return choice === review.answer ? 'neutral' : 'plain';
}

/** A neutral word, the reason, and what to do next. */
function Review({ review }: { readonly review: AnswerReview }) {
  if (review.isCorrect) {
    return (
      <div className="flex gap-2.5">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        <p>
          <strong className="font-semibold">Right.</strong> {review.reason}
        </p>
      </div>
    );
  }
  return (
    <div className="flex gap-2.5">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-points-ink" />
      <div className="flex flex-col gap-1">
        <p>
          <strong className="font-semibold">Not {review.answer}.</strong> {review.reason}
        </p>
        <p>
          <strong className="font-semibold">Look at {review.correctAnswer}.</strong>{' '}
          {review.correctReason}
        </p>
      </div>
    </div>
  );
}
