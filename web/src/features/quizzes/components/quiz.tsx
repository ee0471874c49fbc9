import type { Question, Quiz as QuizSummary } from '@qubloom/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSmall, useScreen } from '../../../lib/browser/screen.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { DraftOwner } from '../quiz-draft.ts';
import { openNumbers, submissionOf } from '../quiz-state.ts';
import { useQuizAnswers } from '../use-quiz-answers.ts';
import { KeptQuiz } from './kept-quiz.tsx';
import type { QuizLesson } from './lesson-link.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { type QuizExits, QuizResults } from './quiz-results.tsx';

export interface QuizProps extends QuizExits {
  readonly quiz: QuizSummary;
  readonly questions: readonly Question[];
  readonly lesson: QuizLesson;
  /** Whose answers these are, also when the session has ended meanwhile. */
  readonly owner: DraftOwner;
  readonly isSignedIn: boolean;
}

/** All questions on one page; on a small screen one at a time. */
export function Quiz({ quiz, questions, lesson, owner, isSignedIn, onBack, onNext }: QuizProps) {
  const answering = useQuizAnswers(
    { quizId: quiz.id, courseId: lesson.courseId },
    questions,
    owner,
  );
  const { state, submit, isKept, clear } = answering;
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  const isStepped = isSmall(useScreen() ?? 'desktop');
  const [open] = openNumbers(state, questions);
  const [current, setCurrent] = useState(open ?? questions.length);

  const go = (number: number) => {
    // The question must be on the page before it can take the focus.
    flushSync(() => setCurrent(number));
    const card = form.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
    if (!isStepped) return card?.querySelector('input')?.focus();
    card?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (!isSignedIn || submit.isPending || isKept || state.result) return;
    const body = submissionOf(state, questions);
    if (body) return submit.mutate(body);
    toasts.show({
      title: "Can't Submit",
      description: 'Please answer all questions before submitting',
      variant: 'destructive',
    });
    // When the event is over: until then React may read the form with the button, which goes with the question.
    if (open !== undefined) queueMicrotask(() => go(open));
  };
  const retake = () => {
    flushSync(clear);
    go(1);
  };
  const { result } = state;
  return (
    <form
      ref={form}
      aria-labelledby={headingId}
      noValidate
      onSubmit={handIn}
      className="flex flex-col gap-4 max-md:min-h-[calc(100dvh-5.25rem)] max-md:[&_input]:scroll-mb-28 sm:max-md:min-h-[calc(100dvh-6rem)] md:gap-8 md:rounded-card md:border md:border-line md:bg-surface md:p-8 md:shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h2 id={headingId} className="text-lg md:text-3xl">
          {quiz.title}
        </h2>
        {isStepped && !result && !isKept && (
          <p className="text-sm text-ink-soft tabular-nums">
            <span className="sr-only">Question </span>
            {current} of {questions.length}
          </p>
        )}
        {!isStepped && <p className="max-w-[65ch] basis-full text-ink-soft">{quiz.description}</p>}
      </header>
      {result ? (
        <QuizResults
          {...{ questions, result, lesson, onBack, onNext }}
          onRetake={retake}
          isSmall={isStepped}
        />
      ) : isKept ? (
        <KeptQuiz onBack={onBack} />
      ) : (
        <QuizQuestions
          {...{ questions, answering, isSignedIn, onBack }}
          current={isStepped ? current : undefined}
          onGo={go}
        />
      )}
    </form>
  );
}
