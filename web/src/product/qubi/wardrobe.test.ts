import { expect, test } from 'vitest';
import { earnedPieces, formatLook, parseLook } from './wardrobe.ts';

const lesson = (title: string, finishedOn: string | null) => ({
  id: 1 as never,
  title,
  finishedOn,
  quiz: null,
});
const courseOf = (...lessons: ReturnType<typeof lesson>[]) => ({
  id: 1 as never,
  title: 'Quantum Basics',
  lessonCount: 10,
  finishedCount: 1,
  lessons,
});

test('a piece is earned by finishing its lesson, and not by beginning it', () => {
  const courses = [courseOf(lesson('Entanglement', '2027-03-01'), lesson('The hidden sign', null))];
  expect(earnedPieces({ courses, badges: [] })).toEqual(['rings']);
});

test('a pin is earned by a badge', () => {
  const badges = [{ name: 'It Works', description: '', icon: 'puzzle', earnedOn: '2027-03-01' }];
  expect(earnedPieces({ courses: [], badges })).toEqual(['pin']);
});

test('a look is read as it was written, and what is unknown is left out', () => {
  expect(parseLook(formatLook(['rings', 'cap']))).toEqual(['cap', 'rings']);
  expect(parseLook('["crown","coin"]')).toEqual(['coin']);
  for (const odd of [undefined, '', '{', '7', 'null']) expect(parseLook(odd)).toEqual([]);
});
