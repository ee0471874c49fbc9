import { loadCurriculum } from '@qubloom/curriculum';
import { beforeEach, expect, test } from 'vitest';
import { smallContentFiles, smallLibrary, type SmallCourse } from '../testing/content.ts';
import { useTestDatabase } from '../testing/database.ts';
import { storeCurriculum } from './store-curriculum.ts';

const testing = useTestDatabase();
const rowsOf = async (query: string) => (await testing.pool.query(query)).rows as unknown[];

const task = { slug: 'one', hasTask: true };
const others = smallLibrary.slice(2);
const library = (free: SmallCourse['lessons'], basic: SmallCourse['lessons']) => [
  { slug: 'free-course', tier: 'free' as const, lessons: free },
  { slug: 'basic-course', tier: 'basic' as const, lessons: basic },
  ...others,
];
const before = library([task, { slug: 'two' }], [{ slug: 'one' }]);

/** Loads the library, with extra lines in its files. */
async function store(courses: readonly SmallCourse[], said: Readonly<Record<string, string>> = {}) {
  const files = new Map(smallContentFiles(courses));
  const home = `${courses[0]?.slug ?? ''}/${courses[0]?.lessons[0]?.slug ?? ''}`;
  files.set('flashcards/letters.yaml', cardSet(`lessons: [${said.cards ?? home}]`));
  for (const course of courses) {
    for (const { slug } of course.lessons) {
      files.set(`courses/${course.slug}/${slug}/flashcards.yaml`, cards(said.card));
    }
  }
  for (const [path, text] of Object.entries(said)) {
    if (path.includes('.')) files.set(path, `${files.get(path) ?? ''}\n${text}`);
  }
  const result = loadCurriculum(files);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return storeCurriculum(testing.database, result.curriculum);
}

const cardSet = (lessons: string) => `
title: Letters
description: Cards.
topic: Letters
category: First steps
difficulty: beginner
position: 1
${lessons}
`;
const cards = (movedFrom?: string) =>
  ['a', 'b', 'c']
    .map((key) => `- { key: ${key}, question: Why?, answer: So., explanation: So., hint: So. }`)
    .join('\n')
    .replace('key: a', movedFrom ? `key: a, movedFrom: ${movedFrom}` : 'key: a');

beforeEach(async () => {
  await testing.pool.query(
    'truncate users, courses, achievements, flashcard_sets restart identity cascade',
  );
  await store(before);
  await testing.pool.query(`
    insert into users (username, password, email, first_name) values ('ada', 'x', 'x', 'Ada');
    insert into progress (user_id, course_id, lesson_id, completed, completed_at)
    select 1, course_id, id, true, now() from lessons where id = 1;
    insert into user_task_results (user_id, lesson_id, task, circuit) values (1, 1, 'make-one', 'q0: X');
    insert into user_flashcard_progress (user_id, flashcard_id) values (1, 1)`);
});

const place = (
  id: number,
) => `select course.slug as course, lesson.slug, lesson.retired_at is null as lives
  from lessons lesson join courses course on course.id = lesson.course_id where lesson.id = ${String(id)}`;

test('a lesson takes its progress, tasks, and cards along to another course', async () => {
  const moved = { ...task, slug: 'moved', front: 'movedFrom: free-course/one' };
  await store(library([{ slug: 'two' }], [{ slug: 'one' }, moved]), {
    cards: 'basic-course/moved',
  });

  expect(await rowsOf(place(1))).toEqual([{ course: 'basic-course', slug: 'moved', lives: true }]);
  expect(await rowsOf('select lesson_id, course_id from progress')).toEqual([
    { lesson_id: 1, course_id: 2 },
  ]);
  expect(await rowsOf('select slug, lesson_id, retired_at from flashcards where id = 1')).toEqual([
    { slug: 'basic-course/moved/a', lesson_id: 1, retired_at: null },
  ]);
  expect(await rowsOf('select lesson_id, task from user_task_results')).toEqual([
    { lesson_id: 1, task: 'make-one' },
  ]);
});

test('a new lesson can take the old place of a moved one', async () => {
  const moved = { ...task, slug: 'moved', front: 'movedFrom: free-course/one' };
  const after = library([{ slug: 'one' }, { slug: 'two' }], [{ slug: 'one' }, moved]);
  await store(after);

  expect(await rowsOf(place(1))).toEqual([{ course: 'basic-course', slug: 'moved', lives: true }]);
  const lessons = 'select id, course_id, slug from lessons order by id';
  const stored = await rowsOf(lessons);
  expect((await store(after)).rowsWritten).toBe(0);
  expect(await rowsOf(lessons)).toEqual(stored);
});

test('a task takes its passes along to another lesson, once', async () => {
  const path = 'courses/free-course/two/task-make-one/task.yaml';
  const after = library([{ slug: 'one' }, { slug: 'two', hasTask: true }], [{ slug: 'one' }]);
  const said = { [path]: 'movedFrom: free-course/one/make-one' };
  await store(after, said);

  const passed = 'select lesson_id, task, circuit from user_task_results';
  expect(await rowsOf(passed)).toEqual([{ lesson_id: 2, task: 'make-one', circuit: 'q0: X' }]);
  expect((await store(after, said)).rowsWritten).toBe(0);
});

test('a card takes its memory along to another lesson', async () => {
  await store(before, { cards: 'free-course/two', card: 'free-course/one/a' });
  const remembered = `select slug from user_flashcard_progress join flashcards on flashcards.id = flashcard_id`;
  expect(await rowsOf(remembered)).toEqual([{ slug: 'free-course/two/a' }]);
});
