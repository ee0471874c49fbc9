/** The calls that hand answers in, of a quiz and of a checkpoint, as one. */
import type { ParamsOf, QuizId, QuizResult, SubmitQuizBody } from '@qubloom/contract';
import type * as contract from '@qubloom/contract';
import { call } from '../../lib/api/api.ts';
import { checkpoints, quizzes } from '../../lib/api/endpoints.ts';
import type { Sent } from '../../lib/outgoing/outgoing.ts';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import type { ScoredAnswers } from './quiz-state.ts';

export interface AnswersCall {
  /** What is said where it is refused. */
  readonly failure: string;
  /** A quiz has a toast for its score; a checkpoint is for the learner alone, and its results say enough. */
  readonly tellsScore: boolean;
  readonly send: (body: SubmitQuizBody) => Promise<Sent<ScoredAnswers>>;
  /** What was handed in here, also before a reload, and has no answer yet. */
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

/** The server says what is right and why, and keeps nothing. Handed in it is when the visitor signs in and keeps it. */
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
