/** Grades answers in the page at once, and submits them, so that the server can pay for a right one. */
import type {
  AwardedAchievement,
  DailyResult,
  PuzzleAnswer,
  PuzzleVerdict,
} from '@qubloom/contract';
import { gradeDaily, type DailyPuzzleKey } from '@qubloom/curriculum';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../product/api/api.ts';
import { dailyPuzzles } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import { dailyQuery } from '../../product/daily/use-daily.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import { useToasts } from '../../ui/feedback/toast.ts';

/** The result of checking an answer. The points are those of the server's reply. */
export type Outcome =
  | { readonly kind: 'paid'; readonly points: number }
  /** It is sent as soon as the server can be reached, or the visitor has signed in. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'unsaved' };

export interface Checked extends PuzzleVerdict {
  /** Counts the checks, so that the same reply is shown again. */
  readonly number: number;
  /** Undefined while the server is asked. */
  readonly outcome?: Outcome | undefined;
}

export function useAnswers(key: DailyPuzzleKey) {
  const { day, challenge, level } = key;
  const { user } = useAuth();
  const [checked, setChecked] = useState<Checked>();
  const { send, kept } = useOutgoing(dailyPuzzles.answer);
  const noteResult = useNoteResult();
  const toasts = useToasts();

  const submit = async (answer: PuzzleAnswer): Promise<Outcome> => {
    try {
      const sent = await send({ params: { day, challenge }, body: { level, answer } });
      if (sent.isKept) return { kind: 'waits' };
      const { result, newAchievements, pointsEarned } = sent.reply;
      noteResult(result, newAchievements);
      return { kind: 'paid', points: pointsEarned };
    } catch (error) {
      toasts.show({
        title: 'Not Saved',
        description: error instanceof ApiError ? error.body : 'Please try again.',
        variant: 'destructive',
      });
      return { kind: 'unsaved' };
    }
  };
  const check = async (answer: PuzzleAnswer) => {
    const verdict = await gradeDaily(key, answer);
    const number = (checked?.number ?? 0) + 1;
    setChecked({ ...verdict, number });
    const isWaiting = kept.some(
      ({ params }) => params.day === day && params.challenge === challenge,
    );
    // A visitor's work waits for a sign-in, and only what is solved is worth keeping, once.
    const isSent = user !== null || (verdict.verdict === 'right' && !isWaiting);
    const outcome: Outcome = isSent ? await submit(answer) : { kind: 'waits' };
    setChecked((latest) => (latest?.number === number ? { ...latest, outcome } : latest));
  };
  return { checked, check, clear: () => setChecked(undefined) };
}

/** Shows a new result everywhere, with its badges. */
export function useNoteResult() {
  const queries = useQueryClient();
  const toasts = useToasts();
  return (result: DailyResult, newAchievements: readonly AwardedAchievement[]) => {
    const isSame = (one: DailyResult) =>
      one.day === result.day && one.challenge === result.challenge;
    queries.setQueryData(
      dailyQuery.queryKey,
      (overview) =>
        overview && {
          ...overview,
          results: [...overview.results.filter((one) => !isSame(one)), result],
        },
    );
    void queries.invalidateQueries({ queryKey: queryKeys.dailyDay(result.day) });
    if (!result.isDone) return;
    toasts.showInTurn(newAchievements.map(achievementToast));
    for (const queryKey of [queryKeys.user, queryKeys.dashboard, queryKeys.achievements]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
