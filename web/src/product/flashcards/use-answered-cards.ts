import type { FlashcardId } from '@qubloom/contract';
import { flashcards } from '../../lib/api/endpoints.ts';
import { useOutgoing } from '../outgoing/outgoing.ts';

/** Cards whose answers wait to be sent: what the server last said was due may still name them. */
export function useAnsweredCards(): ReadonlySet<FlashcardId> {
  const { kept } = useOutgoing(flashcards.review);
  return new Set(kept.map(({ params }) => params.id));
}
