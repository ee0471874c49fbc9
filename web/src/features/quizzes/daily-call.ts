/** The calls that submit the answers to a daily quiz. They are a file of their own, because courses do not need them. */
import type { DailyQuizResult } from '@qubloom/contract';
import { call } from '../../product/api/api.ts';
import { dailyPuzzles } from '../../product/api/endpoints.ts';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import type { AnswersCall } from './answers-call.ts';
import type { ScoredAnswers } from './quiz-state.ts';

export function useDailyCall(day: string): AnswersCall {
  const { send, kept, answerTo } = useOutgoing(dailyPuzzles.submitQuiz);
  const waiting = kept.find(({ params }) => params.day === day);
  return {
    failure: 'Failed to submit quiz',
    tellsScore: true,
    send: async (body) => {
      const sent = await send({ params: { day }, body });
      return sent.isKept ? sent : { ...sent, reply: paidOnce(sent.reply) };
    },
    waiting: waiting && {
      key: waiting.key,
      answer: async () => paidOnce(await answerTo(waiting)),
    },
  };
}

/** No retake can earn the points of a daily quiz, so only those that were paid are named. */
function paidOnce({ pointsEarned, ...scored }: DailyQuizResult): ScoredAnswers {
  return { ...scored, ...(pointsEarned > 0 && { pointsEarned }) };
}

/** As for the quiz of a lesson: nothing is stored until the visitor signs in. */
export function useVisitorsDailyCall(day: string): AnswersCall {
  const { send: handIn, kept } = useOutgoing(dailyPuzzles.submitQuiz);
  return {
    failure: 'Failed to submit quiz',
    tellsScore: true,
    send: async (body) => {
      const reply = await call(dailyPuzzles.checkQuiz, { params: { day }, body });
      // Only the first submission pays.
      if (!kept.some(({ params }) => params.day === day)) await handIn({ params: { day }, body });
      return { isKept: false, reply: { ...reply, newAchievements: [], cardsBrought: 0 } };
    },
    waiting: undefined,
  };
}
