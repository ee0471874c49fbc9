import type { Choice, Question, QuestionId, Quiz as QuizWords } from '@qubloom/contract';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SignInPrompt } from '../../../ui/sign-in-prompt.tsx';
import { type DraftOwner, forgetDraft, loadDraft, saveDraft } from '../quiz-draft.ts';
import {
  chooseAnswer,
  openNumbers,
  reviewsOf,
  showResult,
  submissionOf,
  unanswered,
} from '../quiz-state.ts';
import { useSubmitQuiz } from '../use-submit-quiz.ts';
import { QuestionCard } from './question-card.tsx';
import { QuizResults } from './quiz-results.tsx';

export interface QuizProps {
  readonly quiz: QuizWords;
  readonly questions: readonly Question[];
  readonly owner: DraftOwner;
  readonly onBack: () => void;
  readonly onNext: (() => void) | undefined;
}

export function Quiz({ quiz, questions, owner, onBack, onNext }: QuizProps) {
  const [state, setState] = useState(() => loadDraft(owner, questions));
  const submit = useSubmitQuiz(quiz.id, (result) => {
    forgetDraft();
    setState((now) => showResult(now, result));
  });
  const isSignedIn = owner.learner !== undefined;
  const list = useRef<HTMLOListElement>(null);
  const headingId = useId();
  const open = openNumbers(state, questions);
  const reviews = state.result && reviewsOf(state.result);

  const focusQuestion = (number: number) =>
    list.current?.children[number - 1]?.querySelector('input')?.focus();

  const answer = (question: QuestionId, choice: Choice) => {
    const next = chooseAnswer(state, question, choice);
    setState(next);
    saveDraft(owner, next);
  };
  const handIn = (event: FormEvent) => {
    event.preventDefault();
    if (submit.isPending) return;
    const body = submissionOf(state, questions);
    if (body) return submit.mutate(body);
    toast({
      title: "Can't Submit",
      description: 'Please answer all questions before submitting',
      variant: 'destructive',
    });
    if (open[0] !== undefined) focusQuestion(open[0]);
  };
  const retake = () => {
    submit.reset();
    setState(unanswered);
    // The list is drawn anew without answers; the first question takes the focus after that.
    requestAnimationFrame(() => focusQuestion(1));
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
        <footer className="flex flex-col gap-4 border-t border-line pt-6">
          {!isSignedIn && (
            <SignInPrompt title="Sign in to hand in your answers">
              Your answers count toward points and badges, so we need to know whose they are.
            </SignInPrompt>
          )}
          {submit.isError && (
            <p className="text-ink-soft">Your answers are still here. Submit them again.</p>
          )}
          <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
            {isSignedIn && (
              <Button type="submit" busy={submit.isPending}>
                Submit Answers
              </Button>
            )}
            <Button variant="secondary" onClick={onBack}>
              <ArrowLeft aria-hidden="true" />
              Back to Lesson
            </Button>
            <p className="text-sm text-ink-soft tabular-nums sm:ml-auto">
              {questions.length - open.length} of {questions.length} answered
            </p>
          </div>
        </footer>
      )}
    </form>
  );
}
