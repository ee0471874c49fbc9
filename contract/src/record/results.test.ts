import { expect, test } from 'vitest';
import { quizText, tasksText } from './results.ts';

const of = (score: number, totalQuestions = 6) => ({ score, totalQuestions });

test.each([
  [{ first: of(1), best: of(6), tries: 2 }, '1, then 6 of 6 (2 tries)'],
  [{ first: of(5), best: of(5), tries: 1 }, '5 of 6 (1 try)'],
  [{ first: of(5), best: of(5), tries: 3 }, '5 of 6 (3 tries)'],
  [{ first: of(1, 4), best: of(6), tries: 2 }, '1 of 4, then 6 of 6 (2 tries)'],
])('a quiz shows its first and its best result', (quiz, text) => {
  expect(quizText(quiz)).toBe(text);
});

test('tasks show how many are solved', () => {
  expect(tasksText({ solved: 0, total: 3 })).toBe('0 of 3 tasks');
  expect(tasksText({ solved: 1, total: 1 })).toBe('1 of 1 task');
});
