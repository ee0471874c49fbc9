import type { Question } from '@qubloom/contract';
import {
  againTitle,
  inOrderOfReview,
  type NumberedQuestion,
  reviewsOf,
  rightTitle,
  type ScoredAnswers,
} from '../quiz-state.ts';
import { QuestionCard } from './question-card.tsx';

export interface QuizReviewProps {
  readonly questions: readonly Question[];
  readonly result: ScoredAnswers;
  readonly courseId: string;
}

/** Every question, with the reason why each option is right or wrong. Missed questions come first. */
export function QuizReview({ questions, result, courseId }: QuizReviewProps) {
  const { missed, right } = inOrderOfReview(questions, result);
  const reviews = reviewsOf(result);
  const listOf = (title: string, some: readonly NumberedQuestion[]) =>
    some.length > 0 && (
      <section aria-label={title} className="flex flex-col gap-6">
        <h3 className="text-xl">{title}</h3>
        <ol className="flex flex-col gap-9">
          {some.map(({ number, question }) => {
            const review = reviews.get(question.id);
            return (
              <li key={question.id} value={number}>
                <QuestionCard
                  question={question}
                  number={number}
                  chosen={review?.answer}
                  scored={
                    review && {
                      review,
                      lesson: {
                        courseId: String(review.courseId ?? courseId),
                        lessonId: review.lessonId,
                      },
                    }
                  }
                />
              </li>
            );
          })}
        </ol>
      </section>
    );
  return (
    <>
      {listOf(againTitle(missed.length), missed)}
      {listOf(missed.length === 0 ? 'Why these are right' : rightTitle(right.length), right)}
    </>
  );
}
