import { expect, test } from 'vitest';
import { AssignmentId, UserId } from '../ids.ts';
import type { Gradebook, GradebookCell } from './gradebook.ts';
import { gradebookRows, gradebookTexts } from './gradebook-rows.ts';

const column = { course: null, dueOn: null, path: '/' } as const;
const cell = (more: Partial<GradebookCell> = {}): GradebookCell => ({
  isDone: false,
  isLate: false,
  score: null,
  tries: null,
  ...more,
});
const row = (cells: Gradebook['rows'][number]['cells'], name = 'Ada', username = 'ada') => ({
  id: UserId.parse(1),
  name,
  username,
  time: 'under-15' as const,
  cells,
});

test('a header names lessons by their titles, and assignments with their kind, course, and day', () => {
  const columns: Gradebook['columns'] = [
    { ...column, kind: 'lesson', title: 'Lesson one' },
    { ...column, kind: 'quiz', title: 'Lesson one', course: 'Basics', dueOn: '2027-03-05' },
    { ...column, kind: 'path', title: 'First steps', dueOn: '2027-03-06' },
  ];
  expect(gradebookRows({ columns, rows: [] })).toEqual([
    [
      'Learner',
      'Time in the last 7 days',
      'Lesson one',
      'Quiz: Lesson one, due 2027-03-05 (Basics)',
      'Guided path: First steps, due 2027-03-06',
    ],
  ]);
});

test('a cell says what is done, when it is late, the solved tasks, the first and the best score, and the tries', () => {
  const score = { score: 3, totalQuestions: 4 };
  const handedIn = { assignmentId: AssignmentId.parse(1), at: '2027-03-04 16:05' };
  const cells = [
    cell(),
    null,
    cell({ isBegun: true }),
    cell({ isBegun: true, isLate: true, tries: 2 }),
    cell({ isDone: true }),
    cell({ isDone: true, completedAs: 'read' }),
    cell({ isDone: true, completedAs: 'marked' }),
    cell({ isDone: true, completedAs: 'known', isLate: true, score, tries: 1 }),
    cell({ isDone: true, markedLessons: 1 }),
    cell({ isDone: true, isLate: true, markedLessons: 2 }),
    cell({ isLate: true }),
    cell({ isDone: true, isLate: true, score, tries: 1 }),
    cell({ score, firstScore: { ...score, score: 1 }, tries: 2 }),
    cell({ isDone: true, tasks: { solved: 0, total: 3 }, score, tries: 1 }),
    cell({ isDone: true, handedIn }),
    cell({ isDone: true, isLate: true, handedIn }),
  ];
  expect(gradebookRows({ columns: [], rows: [row(cells)] })[1]).toEqual([
    'Ada',
    'Under 15 minutes',
    '',
    'Not assigned',
    'Begun',
    'Begun, late, 2 tries',
    'Done',
    'Done',
    'Marked as done',
    'Marked as known, late, 3 of 4 (1 try)',
    'Done, 1 lesson only marked',
    'Done, late, 2 lessons only marked',
    'Late',
    'Done, late, 3 of 4 (1 try)',
    '1, then 3 of 4 (2 tries)',
    'Done, 0 of 3 tasks, 3 of 4 (1 try)',
    'Handed in 2027-03-04 16:05',
    'Handed in late 2027-03-04 16:05',
  ]);
});

test('a text comes in pieces, each of which has a line of its own in the page', () => {
  const columns: Gradebook['columns'] = [
    { ...column, kind: 'quiz', title: 'One', course: 'Basics', dueOn: '2027-03-05' },
  ];
  const score = { score: 3, totalQuestions: 4 };
  const firstScore = { ...score, score: 1 };
  const tasks = { solved: 1, total: 2 };
  const done = cell({ isDone: true, tasks, score, firstScore, tries: 2 });
  const { head, rows } = gradebookTexts({ columns, rows: [row([done])] });
  expect(head[2]).toEqual(['Quiz: One,', 'due 2027-03-05', '(Basics)']);
  expect(rows[0]?.[2]).toEqual(['Done,', '1 of 2 tasks,', '1, then 3 of 4', '(2 tries)']);
});

test('a name that several learners have is told apart by the username', () => {
  const rows = [
    row([], 'Emmy', 'calm-fox-12'),
    row([], 'emmy', 'red-owl-7'),
    row([], 'Ada', 'ada'),
    row([], 'Emmy N.', 'blue-cat-3'),
  ];
  expect(gradebookRows({ columns: [], rows }).map(([name]) => name)).toEqual([
    'Learner',
    'Emmy (calm-fox-12)',
    'emmy (red-owl-7)',
    'Ada',
    'Emmy N.',
  ]);
});
