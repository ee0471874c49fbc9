/** The daily quiz: five questions from what was learned, then their results. */
import type { Question } from '@qubloom/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../product/api/api.ts';
import { dailyPuzzles } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { useLastLearner } from '../../product/storage/use-last-learner.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { NetworkError } from '../../lib/connectivity/connectivity.ts';
import type { AnswersCall } from './answers-call.ts';
import { QuizNotice, QuizSkeleton } from './components/quiz-states.tsx';
import { Quiz } from './components/quiz.tsx';
import { useDailyCall, useVisitorsDailyCall } from './daily-call.ts';
import type { QuizWords } from './quiz-words.ts';
import { useQuizAnswers } from './use-quiz-answers.ts';

const dailyWords: QuizWords = {
  back: 'Daily Challenges',
  retake: 'Try Again',
  results: 'Quiz Results',
};

const dailyQuestionsQuery = (day: string) =>
  queryOptions({
    queryKey: queryKeys.dailyQuestions(day),
    queryFn: ({ signal }) => call(dailyPuzzles.questions, { params: { day }, signal }),
  });

export interface DailyQuizPanelProps {
  readonly day: string;
  readonly title: string;
  readonly description: string;
  readonly onBack: () => void;
}

/** The React key must be the day and the learner. */
export function DailyQuizPanel(props: DailyQuizPanelProps) {
  const { day, onBack } = props;
  const { user } = useAuth();
  const { data, isError, error, refetch } = useQuery(dailyQuestionsQuery(day));
  useNotYetToast(error instanceof NetworkError);
  if (isError) {
    return (
      <QuizNotice
        title="This quiz didn’t load"
        back={dailyWords.back}
        onBack={onBack}
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        <p>The questions of a quiz come over the network. The other two challenges need none.</p>
        <AwayAdvice error={error} what="This quiz" />
      </QuizNotice>
    );
  }
  if (!data) return <QuizSkeleton />;
  if (data.length === 0) {
    return (
      <QuizNotice title="No questions here yet" back={dailyWords.back} onBack={onBack}>
        <p>Complete a lesson, and its questions come up here.</p>
      </QuizNotice>
    );
  }
  const TheQuiz = user ? LearnersQuiz : VisitorsQuiz;
  return <TheQuiz {...props} drawn={data} />;
}

function useNotYetToast(isAway: boolean): void {
  const toasts = useToasts();
  const say = useEffectEvent(() =>
    toasts.show({ title: 'Daily challenges will be available soon!' }),
  );
  useEffect(() => {
    if (isAway) say();
  }, [isAway]);
}

interface DrawnProps extends DailyQuizPanelProps {
  readonly drawn: readonly Question[];
}

function LearnersQuiz(props: DrawnProps) {
  return <DrawnQuiz {...props} call={useDailyCall(props.day)} />;
}

function VisitorsQuiz(props: DrawnProps) {
  return <DrawnQuiz {...props} call={useVisitorsDailyCall(props.day)} />;
}

function DrawnQuiz({ day, drawn, call, ...quiz }: DrawnProps & { readonly call: AnswersCall }) {
  const { user } = useAuth();
  const learner = useLastLearner(user?.id);
  // New data, as after a time without a network, does not change the questions that are being answered.
  const [questions] = useState(drawn);
  const answering = useQuizAnswers(call, '', questions, { lesson: `daily-${day}`, learner });
  const { title, description, onBack } = quiz;
  return (
    <Quiz
      quiz={{ title, description }}
      questions={questions}
      courseId=""
      answering={answering}
      words={dailyWords}
      isSignedIn={user !== null}
      onBack={onBack}
      onNext={undefined}
    />
  );
}
