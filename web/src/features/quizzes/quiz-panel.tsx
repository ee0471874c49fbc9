/** The Quiz tab of a lesson: its questions, then their results. */
import type { Question, Quiz as QuizSummary } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../product/api/api.ts';
import { useLastLearner } from '../../product/storage/use-last-learner.ts';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SignInPrompt } from '../../product/learner/sign-in-prompt.tsx';
import { type AnswersCall, useQuizCall, useVisitorsQuizCall } from './answers-call.ts';
import type { QuizNavigation } from '../../product/quizzes/quiz-navigation.ts';
import { QuizNotice, QuizSkeleton } from './components/quiz-states.tsx';
import { Quiz } from './components/quiz.tsx';
import { lessonQuizQuery, questionsQuery } from './queries.ts';
import type { DraftOwner } from './quiz-draft.ts';
import { quizWords } from './quiz-words.ts';
import { useQuizAnswers } from './use-quiz-answers.ts';

export interface QuizPanelProps extends QuizNavigation {
  readonly courseId: string;
  readonly lessonId: number;
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
}

/** The React key must be the lesson, because another lesson begins without answers. */
export function QuizPanel({ courseId, lessonId, learner, ...navigation }: QuizPanelProps) {
  const { onBack } = navigation;
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
        back={quizWords.back}
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
      <QuizNotice title="No quiz available for this lesson." back={quizWords.back} onBack={onBack}>
        <p>You can go on with the next lesson when you are ready.</p>
      </QuizNotice>
    );
  }
  if (!quiz.data || !questions.data) return <QuizSkeleton />;
  const TheQuiz = learner === undefined ? VisitorsQuiz : LearnersQuiz;
  return (
    <TheQuiz
      quiz={quiz.data}
      questions={questions.data}
      courseId={courseId}
      lessonId={lessonId}
      learner={learner}
      owner={{ lesson: lessonId, learner: lastLearner }}
      {...navigation}
    />
  );
}

interface LessonQuizProps extends QuizPanelProps {
  readonly quiz: QuizSummary;
  readonly questions: readonly Question[];
  /** The learner who gave these answers, even if the session has ended in the meantime. */
  readonly owner: DraftOwner;
}

function LearnersQuiz(quiz: LessonQuizProps) {
  return <LessonQuiz {...quiz} call={useQuizCall(quiz.quiz.id, quiz.lessonId)} />;
}

function VisitorsQuiz(quiz: LessonQuizProps) {
  return <LessonQuiz {...quiz} call={useVisitorsQuizCall(quiz.quiz.id, quiz.lessonId)} />;
}

function LessonQuiz({
  learner,
  owner,
  call,
  ...quiz
}: LessonQuizProps & { readonly call: AnswersCall }) {
  const answering = useQuizAnswers(call, quiz.courseId, quiz.questions, owner);
  return (
    <Quiz {...quiz} answering={answering} words={quizWords} isSignedIn={learner !== undefined} />
  );
}

function asksToSignIn(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
