/**
 * Categories for filtering the sets. The compiler checks that they match the contract's list; importing that would
 * also load its schemas.
 */
import type { FlashcardCategory } from '@qubloom/contract';

const names: Readonly<Record<FlashcardCategory, true>> = {
  'First steps': true,
  Gates: true,
  'Two qubits': true,
  Secrets: true,
  Games: true,
  Puzzles: true,
  Programs: true,
};

export const flashcardCategories = Object.keys(names) as readonly FlashcardCategory[];
