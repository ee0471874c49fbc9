import { FlashcardSetId, type FlashcardSet, type FlashcardSetProgress } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { setAfter } from './set-list-state.ts';

const sets = [1, 2, 3, 4].map((id): FlashcardSet => ({
  id: FlashcardSetId.parse(id),
  title: `Set ${id}`,
  description: 'Some cards.',
  category: 'First steps',
  difficulty: 'beginner',
  topic: 'Qubits',
  iconUrl: null,
  cardCount: 3,
}));
const done: FlashcardSetProgress = {
  progress: 100,
  completed: true,
  cardsCompleted: 3,
  cardsTotal: 3,
  knownCards: [],
};
const after = (id: number, ...completed: number[]) =>
  setAfter(
    sets,
    FlashcardSetId.parse(id),
    Object.fromEntries(completed.map((one) => [String(one), done])),
  )?.title;

test('the next set is not completed, and after the last set comes the first one', () => {
  expect(after(1)).toBe('Set 2');
  expect(after(1, 1, 2)).toBe('Set 3');
  expect(after(4, 4, 1)).toBe('Set 2');
  expect(after(2, 1, 2, 3, 4)).toBeUndefined();
  expect(after(2, 1, 3, 4)).toBeUndefined();
});
