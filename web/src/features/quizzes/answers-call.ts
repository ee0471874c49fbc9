/** The calls that submit answers, of a quiz, a checkpoint, and a daily quiz, with one interface. */
import type { ParamsOf, QuizId, QuizResult, SubmitQuizBody } from '@qubloom/contract';
import type * as contract from '@qubloom/contract';
import { call } from '../../product/api/api.ts';
import { checkpoints, quizzes } from '../../product/api/endpoints.ts';
import type { Sent } from '../../product/outgoing/outgoing.ts';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import type { ScoredAnswers } from './quiz-state.ts';

export interface AnswersCall {
  /** Shown if it is refused. */
  readonly failure: string;
  /** A quiz shows its score in a toast. A checkpoint is only for the learner, and its results are enough. */
  readonly tellsScore: boolean;
  readonly send: (body: SubmitQuizBody) => Promise<Sent<ScoredAnswers>>;
  /** The submission that was made here, maybe before a reload, and has no answer yet. */
  readonly waiting:
    { readonly key: string; readonly answer: () => Promise<ScoredAnswers> } | undefined;
}

export function useQuizCall(quizId: QuizId, lessonId: number): AnswersCall {
  const { send, kept, answerTo } = useOutgoing(quizzes.submit);
  const scored = ({ review, ...result }: QuizResult): ScoredAnswers => ({
    ...result,
    review: inLesson(lessonId, review),
  });
  const waiting = kept.find(({ params }) => params.quizId === quizId);
  return {
    failure: 'Failed to submit quiz',
    tellsScore: true,
    send: async (body) => {
      const sent = await send({ params: { quizId }, body });
      return sent.isKept ? sent : { ...sent, reply: scored(sent.reply) };
    },
    waiting: waiting && {
      key: waiting.key,
      answer: async () => scored(await answerTo(waiting)),
    },
  };
}

/**
 * The server grades the answers with reasons and stores nothing. They are submitted when the visitor signs in and
 * keeps them.
 */
export function useVisitorsQuizCall(quizId: QuizId, lessonId: number): AnswersCall {
  const { send: handIn } = useOutgoing(quizzes.submit);
  return {
    failure: 'Failed to submit quiz',
    tellsScore: true,
    send: async (body) => {
      const { review, ...score } = await call(quizzes.check, { params: { quizId }, body });
      await handIn({ params: { quizId }, body });
      const reply = { ...score, newAchievements: [], cardsBrought: 0 };
      return { isKept: false, reply: { ...reply, review: inLesson(lessonId, review) } };
    },
    waiting: undefined,
  };
}

const inLesson = (lessonId: number, review: QuizResult['review']): ScoredAnswers['review'] =>
  review.map((one) => ({ ...one, lessonId }));

export type CheckpointPlace = ParamsOf<typeof contract.checkpoints.submit>;

export function useCheckpointCall(place: CheckpointPlace): AnswersCall {
  const { send, kept, answerTo } = useOutgoing(checkpoints.submit);
  const waiting = kept.find(
    ({ params }) => params.id === place.id && params.afterLesson === place.afterLesson,
  );
  return {
    failure: 'Failed to submit checkpoint',
    tellsScore: false,
    send: (body) => send({ params: place, body }),
    waiting: waiting && { key: waiting.key, answer: () => answerTo(waiting) },
  };
}
