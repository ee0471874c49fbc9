import type { AnswerReview, Choice, Question } from '@qubloom/contract';
import { Check, CircleCheck, Lightbulb } from 'lucide-react';
import { RadioCard, type RadioCardTone } from '../../../ui/controls/radio-cards.tsx';
import { optionsOf } from '../quiz-state.ts';

export interface QuestionCardProps {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly chosen: Choice | undefined;
  /** There once the answers are scored; from then on they can only be read. */
  readonly review: AnswerReview | undefined;
  readonly onChoose: (choice: Choice) => void;
}

export function QuestionCard({ question, number, chosen, review, onChoose }: QuestionCardProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-3.5 flex gap-3 text-lg leading-snug font-medium">
        <span className="font-heading font-semibold text-action-ink tabular-nums">{number}.</span>{' '}
        <span className="max-w-[60ch]">{question.question}</span>
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
          onChoose={() => onChoose(choice)}
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
      {review && <Review review={review} />}
    </fieldset>
  );
}

function toneOf(choice: Choice, review: AnswerReview | undefined): RadioCardTone {
  if (!review) return 'plain';
  if (choice === review.correctAnswer) return 'good';
  return choice === review.answer ? 'neutral' : 'plain';
}

/** A neutral word, the reason, the next action. */
function Review({ review }: { readonly review: AnswerReview }) {
  if (review.isCorrect) {
    return (
      <div className="mt-1 flex gap-2.5">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
        <p>
          <strong className="font-semibold">Right.</strong> {review.reason}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-1 flex gap-2.5">
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
