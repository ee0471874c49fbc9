/** What the sets are filtered by; the compiler sees that it is the contract's list, whose schemas stay away. */
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
