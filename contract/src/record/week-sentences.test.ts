import { expect, test } from 'vitest';
import { LessonId } from '../ids.ts';
import { weekSentences } from './week-sentences.ts';

const lesson = (title: string) => ({ id: LessonId.parse(title.length), title });
const weekOf = (
  days: number,
  lessons: readonly string[] = [],
  scores: readonly (readonly [number, number])[] = [],
) => ({
  days: Array.from({ length: 7 }, (_, day) => ({
    date: `2027-03-0${String(day + 1)}`,
    time: 'none' as const,
    hasLearned: day < days,
  })),
  lessons: lessons.map(lesson),
  quizzes: scores.map(([score, totalQuestions]) => ({
    lesson: lesson('Any'),
    score,
    totalQuestions,
  })),
});
const sentences = (week: Parameters<typeof weekSentences>[0]['week'], days = 3) =>
  weekSentences({ firstName: 'Kit', week, goal: { days, proposed: null } }).join(' ');

test.each([
  [
    weekOf(0),
    'Kit has not learned this week. The goal is three days a week, and any day is a good one to begin.',
  ],
  [weekOf(1), 'Kit learned on one day this week. Two more days reach the goal.'],
  [
    weekOf(2, ['Meet the qubit'], [[4, 5]]),
    'Kit learned on two days this week and finished the lesson “Meet the qubit”. In the quiz, 4 of 5 answers were right, and one more day reaches the goal.',
  ],
  [
    weekOf(
      3,
      ['Bits', 'Chance'],
      [
        [4, 5],
        [5, 5],
      ],
    ),
    'Kit learned on three days this week and finished the lessons “Bits” and “Chance”. In two quizzes, 9 of 10 answers were right, and the goal of three days is reached.',
  ],
  [
    weekOf(5, ['Bits', 'Chance', 'Meet the qubit']),
    'Kit learned on five days this week and finished three lessons, the latest one “Meet the qubit”. The goal of three days is reached.',
  ],
])('the sentences of a week', (week, text) => {
  expect(sentences(week)).toBe(text);
});

test.each([
  [
    [{ ...lesson('Bits'), completedAs: 'known' as const }],
    'Kit learned on one day this week and marked the lesson “Bits” as known.',
  ],
  [
    [
      { ...lesson('Bits'), completedAs: 'read' as const },
      { ...lesson('Chance'), completedAs: 'marked' as const },
    ],
    'Kit learned on one day this week, finished the lesson “Bits”, and marked the lesson “Chance” as done.',
  ],
  [
    [
      { ...lesson('Bits'), completedAs: 'known' as const },
      { ...lesson('Chance'), completedAs: 'marked' as const },
      { ...lesson('Qubits'), completedAs: 'known' as const },
    ],
    'Kit learned on one day this week, marked the lesson “Chance” as done, and marked two lessons as known.',
  ],
])('lessons that were only marked are not called finished', (lessons, text) => {
  expect(sentences({ ...weekOf(1), lessons })).toBe(`${text} Two more days reach the goal.`);
});

test('a quiz that was better later says its first result, too', () => {
  const week = weekOf(1, [], [[6, 6]]);
  const quizzes = week.quizzes.map((quiz) => ({ ...quiz, first: { score: 1, totalQuestions: 6 } }));
  expect(sentences({ ...week, quizzes })).toBe(
    'Kit learned on one day this week. In the quiz, 1 of 6 answers were right at first and 6 of 6 at best, and two more days reach the goal.',
  );
});

test('a week with time in which nothing was finished says both', () => {
  const week = weekOf(0);
  const [monday, ...others] = week.days;
  if (!monday) throw new Error('A week has a Monday.');
  const visited = { ...week, days: [{ ...monday, time: 'under-15' as const }, ...others] };
  expect(sentences(visited)).toBe(
    'Kit was here on one day this week and has not finished a lesson since Monday. The goal is three days a week, and a day with a finished lesson counts.',
  );
});

test('a goal of one day is written as one', () => {
  expect(sentences(weekOf(1), 1)).toBe(
    'Kit learned on one day this week. The goal of one day is reached.',
  );
});
