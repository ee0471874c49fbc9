import type { FlashcardId } from '@qubloom/contract';
import { flashcards } from '../api/endpoints.ts';
import { useOutgoing } from '../outgoing/use-outgoing.ts';

/** Returns cards whose answers are waiting to be sent. The server's last answer may still list them as due. */
export function useAnsweredCards(): ReadonlySet<FlashcardId> {
  const { kept } = useOutgoing(flashcards.review);
  return new Set(kept.map(({ params }) => params.id));
}
