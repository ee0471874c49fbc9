import type { GlossaryEntry } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { byLetter, matching } from './glossary-state.ts';

const entry = (word: string, explanation = 'Something.') =>
  ({ key: word, word, explanation, lesson: { id: 1, courseId: 1, title: 'A' } }) as GlossaryEntry; // Ids that do not exist.

const words = [
  entry('Bell pair', 'Two linked qubits.'),
  entry('gate'),
  entry('NOT gate'),
  entry('qubit'),
];

test('words that begin with the typed text come before those that only contain it', () => {
  expect(matching(words, ' GATE').map(({ word }) => word)).toEqual(['gate', 'NOT gate']);
});

test('explanations are searched last', () => {
  expect(matching(words, 'qubit').map(({ word }) => word)).toEqual(['qubit', 'Bell pair']);
  expect(matching(words, 'cat')).toEqual([]);
});

test('words are under their first letter, whatever its case', () => {
  expect(byLetter(words).map(({ letter }) => letter)).toEqual(['B', 'G', 'N', 'Q']);
  expect(byLetter([entry('S gate'), entry('seed')])).toHaveLength(1);
});
