import type { Question, Quiz as QuizSummary } from '@qubloom/contract';
import { type FormEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { DraftOwner } from '../quiz-draft.ts';
import { openNumbers, reviewsOf, submissionOf } from '../quiz-state.ts';
import { useQuizAnswers } from '../use-quiz-answers.ts';
import { QuestionCard } from './question-card.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import { QuizResults } from './quiz-results.tsx';

export interface QuizProps {
  readonly quiz: QuizSummary;
  readonly questions: readonly Question[];
  /** Whose answers these are, also when the session has ended meanwhile. */
  readonly owner: DraftOwner;
  readonly isSignedIn: boolean;
  readonly onBack: () => void;
  readonly onNext: (() => void) | undefined;
}

export function Quiz({ quiz, questions, owner, isSignedIn, onBack, onNext }: QuizProps) {
  const { state, submit, answer, clear } = useQuizAnswers(quiz.id, questions, owner);
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);
  const headingId = useId();
  const open = openNumbers(state, questions);
  const reviews = state.result && reviewsOf(state.result);

  const focusQuestion = (number: number) =>
    list.current?.children[number - 1]?.querySelector('input')?.focus();

  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (submit.isPending) return;
    const body = submissionOf(state, questions);
    if (body) return submit.mutate(body);
    toasts.show({
      title: "Can't Submit",
      description: 'Please answer all questions before submitting',
      variant: 'destructive',
    });
    if (open[0] !== undefined) focusQuestion(open[0]);
  };
  const retake = () => {
    // The list must be there without answers before its first question can take the focus.
    flushSync(clear);
    focusQuestion(1);
  };

  return (
    <form
      aria-labelledby={headingId}
      noValidate
      onSubmit={handIn}
      className="flex flex-col gap-8 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <header className="flex flex-col gap-1.5">
        <h2 id={headingId} className="text-2xl sm:text-3xl">
          {quiz.title}
        </h2>
        <p className="max-w-[65ch] text-ink-soft">{quiz.description}</p>
      </header>
      {state.result && (
        <QuizResults result={state.result} onBack={onBack} onRetake={retake} onNext={onNext} />
      )}
      <ol ref={list} className="flex flex-col gap-9">
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              number={index + 1}
              chosen={state.answers.get(question.id)}
              review={reviews?.get(question.id)}
              onChoose={(choice) => answer(question.id, choice)}
            />
          </li>
        ))}
      </ol>
      {!state.result && (
        <QuizFooter
          isSignedIn={isSignedIn}
          isSending={submit.isPending}
          hasFailed={submit.isError}
          answered={questions.length - open.length}
          total={questions.length}
          onBack={onBack}
        />
      )}
    </form>
  );
}
