import { clsx } from 'clsx';
import type { Question, Quiz as QuizSummary } from '@qubloom/contract';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isSmall, useScreen } from '../../../lib/browser/screen.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { openNumbers, submissionOf } from '../quiz-state.ts';
import type { QuizWords } from '../quiz-words.ts';
import type { useQuizAnswers } from '../use-quiz-answers.ts';
import { KeptQuiz } from './kept-quiz.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { QuizResults } from './quiz-results.tsx';
import type { QuizNavigation } from '../../../product/quizzes/quiz-navigation.ts';

export interface QuizProps extends QuizNavigation {
  readonly quiz: Pick<QuizSummary, 'title' | 'description'>;
  readonly questions: readonly Question[];
  readonly courseId: string;
  readonly answering: ReturnType<typeof useQuizAnswers>;
  readonly words: QuizWords;
  readonly isSignedIn: boolean;
  /** Draws other questions for another try. Without it, the same questions are asked again. */
  readonly onOthers?: () => void;
  /** The button that opened the questions is gone. */
  readonly takesFocus?: boolean;
}

/** All questions on one page, or one at a time on a small screen. */
export function Quiz(props: QuizProps) {
  const { quiz, questions, courseId, answering, words, isSignedIn, onBack, onNext } = props;
  const { onFinish, isLast } = props;
  const { state, submit, isKept, clear } = answering;
  const toasts = useToasts();
  const form = useQuizForm(props.takesFocus === true);
  const headingId = useId();
  const isStepped = isSmall(useScreen() ?? 'desktop');
  const [open] = openNumbers(state, questions);
  const [current, setCurrent] = useState(open ?? questions.length);

  const go = (number: number) => {
    // The question must be rendered before it can take the focus.
    flushSync(() => setCurrent(number));
    const card = form.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
    if (!isStepped) return card?.querySelector('input')?.focus();
    card?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (submit.isPending || isKept || state.result) return;
    const body = submissionOf(state, questions);
    if (body) return submit.mutate(body);
    toasts.show({
      title: "Can't Submit",
      description: 'Please answer all questions before submitting',
      variant: 'destructive',
    });
    // Runs after the event. Until then, React may read the form with the button, which disappears with the
    // question.
    if (open !== undefined) queueMicrotask(() => go(open));
  };
  const retake = () => {
    if (props.onOthers) return props.onOthers();
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
      className={clsx(
        'flex flex-col gap-4',
        'max-md:min-h-[calc(100dvh-5.25rem)] max-md:[&_input]:scroll-mb-28 sm:max-md:min-h-[calc(100dvh-6rem)]',
        'md:gap-8 md:rounded-card md:border md:border-line md:bg-surface md:p-8 md:shadow-card',
      )}
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
          {...{ questions, result, courseId, words, onBack, onNext, onFinish }}
          {...(isLast && { isLast })}
          onRetake={retake}
          isSmall={isStepped}
          isSignedIn={isSignedIn}
        />
      ) : isKept ? (
        <KeptQuiz back={words.back} {...{ onBack, onNext, onFinish }} {...(isLast && { isLast })} />
      ) : (
        <QuizQuestions
          {...{ questions, answering, onBack }}
          back={words.back}
          current={isStepped ? current : undefined}
          onGo={go}
        />
      )}
    </form>
  );
}

/** The form, whose first question takes the focus if requested. */
function useQuizForm(takesFocus: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const arrive = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[data-number]')?.focus();
  });
  useEffect(() => arrive(), []);
  return form;
}
