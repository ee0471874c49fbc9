/** The Quiz tab of a lesson: its questions, then what came out. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api.ts';
import { useLastLearner } from '../../lib/storage/use-last-learner.ts';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SignInPrompt } from '../../product/learner/sign-in-prompt.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Quiz } from './components/quiz.tsx';
import { lessonQuizQuery, questionsQuery } from './queries.ts';

export interface QuizPanelProps {
  readonly courseId: string;
  readonly lessonId: number;
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  readonly onBack: () => void;
  /** Missing while there is no next lesson that is open. */
  readonly onNext: (() => void) | undefined;
}

/** Give it the lesson as key: another lesson begins without answers. */
export function QuizPanel({ courseId, lessonId, learner, onBack, onNext }: QuizPanelProps) {
  const lastLearner = useLastLearner(learner);
  const quiz = useQuery(lessonQuizQuery(lessonId));
  const questions = useQuery({
    ...questionsQuery(quiz.data?.id ?? 0),
    enabled: quiz.data !== undefined && quiz.data !== null,
  });
  const failed = quiz.isError ? quiz : questions.isError ? questions : undefined;

  if (failed && asksToSignIn(failed.error)) {
    return (
      <SignInPrompt title="Sign in to take this quiz">
        Your answers count toward points and badges, so we need to know whose they are.
      </SignInPrompt>
    );
  }
  if (failed) {
    return (
      <QuizNotice
        title={failed === quiz ? 'Failed to fetch quiz' : 'Failed to fetch quiz questions'}
        onBack={onBack}
        action={<Button onClick={() => void failed.refetch()}>Try Again</Button>}
      >
        <p>Nothing is lost. Try again in a moment.</p>
        <AwayAdvice error={failed.error} what="This quiz" />
      </QuizNotice>
    );
  }
  if (quiz.data === null) {
    return (
      <QuizNotice title="No quiz available for this lesson." onBack={onBack}>
        <p>You can go on with the next lesson when you are ready.</p>
      </QuizNotice>
    );
  }
  if (!quiz.data || !questions.data) return <QuizSkeleton />;
  return (
    <Quiz
      quiz={quiz.data}
      questions={questions.data}
      lesson={{ courseId, lessonId }}
      owner={{ lesson: lessonId, learner: lastLearner }}
      isSignedIn={learner !== undefined}
      onBack={onBack}
      onNext={onNext}
    />
  );
}

function asksToSignIn(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

interface QuizNoticeProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function QuizNotice({ title, onBack, action, children }: QuizNoticeProps) {
  return (
    <Notice title={title} tone={action ? 'error' : 'calm'}>
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <Button variant="secondary" onClick={onBack}>
          Back to Lesson
        </Button>
      </div>
    </Notice>
  );
}

function QuizSkeleton() {
  return (
    <Loading
      label="Loading the quiz"
      className="flex flex-col gap-8 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <Skeleton className="h-8 w-1/2" />
      {[0, 1].map((question) => (
        <div key={question} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </Loading>
  );
}
