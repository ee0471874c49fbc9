/** A checkpoint: mixed questions of the lessons so far, then their results. */
import type { Question } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLastLearner } from '../../product/storage/use-last-learner.ts';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { type CheckpointPlace, useCheckpointCall } from './answers-call.ts';
import type { QuizNavigation } from '../../product/quizzes/quiz-navigation.ts';
import { QuizNotice, QuizSkeleton } from './components/quiz-states.tsx';
import { Quiz } from './components/quiz.tsx';
import { checkpointQuery } from './queries.ts';
import type { DraftOwner } from './quiz-draft.ts';
import { checkpointWords } from './quiz-words.ts';
import { useQuizAnswers } from './use-quiz-answers.ts';

export interface CheckpointPanelProps extends QuizNavigation {
  readonly courseId: string;
  readonly afterLesson: number;
  readonly learner: number;
}

export function CheckpointPanel({
  courseId,
  afterLesson,
  learner,
  ...navigation
}: CheckpointPanelProps) {
  const lastLearner = useLastLearner(learner);
  const place: CheckpointPlace = { id: Number(courseId) as CheckpointPlace['id'], afterLesson };
  const [round, setRound] = useState(0);
  const { data, isError, error, refetch } = useQuery(checkpointQuery(place, round));
  if (isError) {
    return (
      <QuizNotice
        title="This checkpoint didn’t load"
        back={checkpointWords.back}
        onBack={navigation.onBack}
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        <p>Nothing is lost. Try again in a moment, or go on with the next lesson.</p>
        <AwayAdvice error={error} what="This checkpoint" />
      </QuizNotice>
    );
  }
  if (!data) return <QuizSkeleton label="Loading the checkpoint" />;
  if (data.length === 0) {
    return (
      <QuizNotice
        title="No questions here yet"
        back={checkpointWords.back}
        onBack={navigation.onBack}
      >
        <p>You can go on with the next lesson when you are ready.</p>
      </QuizNotice>
    );
  }
  return (
    <OpenCheckpoint
      {...navigation}
      key={round}
      place={place}
      courseId={courseId}
      drawn={data}
      owner={{ lesson: `checkpoint-${courseId}-${afterLesson}`, learner: lastLearner }}
      onOthers={() => setRound(round + 1)}
      takesFocus={round > 0}
    />
  );
}

interface OpenCheckpointProps extends QuizNavigation {
  readonly place: CheckpointPlace;
  readonly courseId: string;
  readonly drawn: readonly Question[];
  readonly owner: DraftOwner;
  readonly onOthers: () => void;
  readonly takesFocus: boolean;
}

function OpenCheckpoint({ place, drawn, owner, ...quiz }: OpenCheckpointProps) {
  // New data, as after a time without a network, does not change the questions that are being answered.
  const [questions] = useState(drawn);
  const answering = useQuizAnswers(useCheckpointCall(place), quiz.courseId, questions, owner);
  return (
    <Quiz
      {...quiz}
      quiz={{
        title: 'What stuck?',
        description: `A mix from lessons 1 to ${place.afterLesson}. No points and no pressure: it shows you what to look at again.`,
      }}
      questions={questions}
      answering={answering}
      words={checkpointWords}
      isSignedIn
    />
  );
}
