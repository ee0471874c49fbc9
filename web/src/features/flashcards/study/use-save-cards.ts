/** Saves the learner's answers to cards through the queue, so that nothing is lost when the tab closes. */
import type {
  AwardedAchievement,
  CardAnswer,
  FlashcardId,
  FlashcardSetId,
} from '@qubloom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { flashcards } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { achievementToast } from '../../../product/rewards/achievement-toast.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import type { StudyState } from './study-state.ts';

export interface SaveCards {
  /** A visitor's known cards are stored in this browser until they sign in. */
  readonly isSignedIn: boolean;
  readonly review: (id: FlashcardId, isKnown: boolean, answer: CardAnswer | undefined) => void;
  readonly saveSitting: (setId: FlashcardSetId, cardsTotal: number, state: StudyState) => void;
}

export function useSaveCards(): SaveCards {
  const queries = useQueryClient();
  const toasts = useToasts();
  const { user } = useAuth();
  const { send: sendReview } = useOutgoing(flashcards.review);
  const { send: sendSitting } = useOutgoing(flashcards.saveSitting);

  const fail = () =>
    toasts.show({
      title: 'Error saving progress',
      description: 'There was a problem saving your progress',
      variant: 'destructive',
    });
  const takeNote = (newAchievements: readonly AwardedAchievement[]) => {
    toasts.showInTurn(newAchievements.map(achievementToast));
    // The current sitting stays unchanged; other pages fetch again.
    for (const queryKey of [queryKeys.dueFlashcards, queryKeys.flashcardProgress]) {
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    for (const queryKey of [queryKeys.user, queryKeys.dashboard, queryKeys.achievements]) {
      void queries.invalidateQueries({ queryKey });
    }
  };

  return {
    isSignedIn: user !== null,
    review: (id, isKnown, answer) => {
      const rating = isKnown ? 'know-it' : 'study-more';
      sendReview({ params: { id }, body: { rating, ...(answer && { answer }) } }).then(
        (sent) => sent.isKept || takeNote(sent.reply.newAchievements),
        fail,
      );
    },
    saveSitting: (setId, cardsTotal, { completed, knowItCount, studyMoreCount }) => {
      const counts = { cardsCompleted: completed.length, cardsTotal, knowItCount, studyMoreCount };
      sendSitting({ params: { id: setId }, body: { setId, ...counts } }).then(
        (sent) => sent.isKept || takeNote(sent.reply.newAchievements),
        fail,
      );
    },
  };
}
