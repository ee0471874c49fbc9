/** Learners keep what they did with earlier content when today's content is loaded over it. */
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { sixCourses, storeSixCourses } from '../testing/earlier-content/six-courses.ts';
import { readCurriculum } from './read-content.ts';
import { storeCurriculum } from './store-curriculum.ts';

const testing = useTestDatabase();
const rowsOf = async (query: string) => (await testing.pool.query(query)).rows as unknown[];

/** Ada has done everything, Grace one lesson, the stranger nothing. */
async function learn(): Promise<void> {
  await testing.pool.query(`
    insert into users (username, password, email, first_name, points)
    values ('ada', 'x', 'ada', 'Ada', 380), ('grace', 'x', 'grace', 'Grace', 0), ('alan', 'x', 'alan', 'Alan', 0);
    insert into progress (user_id, course_id, lesson_id, completed, completed_at)
    select 1, course_id, id, true, now() from lessons;
    insert into progress (user_id, course_id, lesson_id)
    select 2, course_id, id from lessons where slug = 'what-is-in-the-box';
    insert into user_quiz_results (user_id, quiz_id, score, total_questions) select 1, id, 5, 5 from quizzes;
    insert into user_quiz_stats (user_id, quiz_id, points_paid, lowest_share, is_perfect, is_improved, last_at,
      last_day, submissions_on_day)
    select 1, id, 10, 1, true, false, now(), '2026-11-20', 1 from quizzes;
    insert into points_ledger (user_id, source, source_id, points)
    select 1, 'quiz-result', id, 10 from user_quiz_results;
    insert into user_flashcard_progress (user_id, flashcard_id, review_count, stability)
    select 1, id, 3, 9 from flashcards`);
  for (const { course, slug, tasks } of await sixCourses()) {
    await testing.pool.query(
      `insert into user_task_results (user_id, lesson_id, task, circuit)
       select 1, lesson.id, task, 'q0: X' from lessons lesson join courses on courses.id = course_id,
         unnest($3::text[]) task where courses.slug = $1 and lesson.slug = $2`,
      [course, slug, tasks],
    );
  }
}

const work = async () => ({
  progress: await rowsOf('select id, user_id, lesson_id, completed from progress order by id'),
  results: await rowsOf('select * from user_quiz_results order by id'),
  stats: await rowsOf('select * from user_quiz_stats order by quiz_id'),
  ledger: await rowsOf('select * from points_ledger order by source_id'),
  memory: await rowsOf('select * from user_flashcard_progress order by id'),
  points: await rowsOf('select username, points from users order by id'),
  passed: await rowsOf('select id, circuit, passed_at from user_task_results order by id'),
});

let before: Awaited<ReturnType<typeof work>>;
beforeAll(async () => {
  await storeSixCourses(testing.pool);
  await learn();
  before = await work();
  await storeCurriculum(testing.database, await readCurriculum());
});

test('every completed lesson, quiz, point, passed task, and remembered card is still there', async () => {
  expect(await work()).toEqual(before);
});

test('no completed lesson is gone, and each counts for the course that it is in now', async () => {
  const gone = `select lesson.slug from lessons lesson join progress on lesson_id = lesson.id
    where user_id = 1 and (retired_at is not null or progress.course_id <> lesson.course_id)`;
  expect(await rowsOf(gone)).toEqual([]);
});

test('each of them still has the quiz that paid its points', async () => {
  const other = `select lesson.slug from lessons lesson join progress on lesson_id = lesson.id
    left join quizzes on quizzes.lesson_id = lesson.id and quizzes.retired_at is null
    left join user_quiz_stats stats on stats.quiz_id = quizzes.id
    where progress.user_id = 1 and stats.points_paid is null`;
  expect(await rowsOf(other)).toEqual([]);
});

test('a course that was free stays open to learners who had started it, and to nobody else', async () => {
  const kept = `select username, slug from kept_courses join users on users.id = user_id
    join courses on courses.id = course_id order by username`;
  const detective = 'think-like-a-quantum-detective';
  expect(await rowsOf(kept)).toEqual([
    { username: 'ada', slug: detective },
    { username: 'grace', slug: detective },
  ]);
});

test('a learner who had finished a course before it got more lessons has still finished it', async () => {
  const finished = `select username, done.lesson_count from finished_courses done
    join users on users.id = user_id join courses on courses.id = course_id
    where slug = 'think-like-a-quantum-detective'`;
  expect(await rowsOf(finished)).toEqual([{ username: 'ada', lesson_count: 5 }]);
});

test('the next start moves nothing', { tags: ['exhaustive'] }, async () => {
  expect((await storeCurriculum(testing.database, await readCurriculum())).rowsWritten).toBe(0);
});

test(
  'moved tasks and cards are still passed and remembered in their new places',
  { tags: ['exhaustive'] },
  async () => {
    const { courses } = await readCurriculum();
    const path = (slug: string, lesson: string, key: string) => `${slug}/${lesson}/${key}`;
    const moved = courses.flatMap(({ slug, lessons }) =>
      lessons.flatMap((lesson) =>
        [...lesson.tasks, ...lesson.programTasks, ...lesson.flashcards]
          .filter((one) => (one.movedFrom ?? lesson.movedFrom) !== null)
          .map(({ key }) => path(slug, lesson.slug, key)),
      ),
    );
    const passed = await rowsOf(`select course.slug, lesson.slug as lesson, task as key
    from user_task_results join lessons lesson on lesson.id = lesson_id
    join courses course on course.id = course_id`);
    const remembered = await rowsOf(`select flashcards.slug from user_flashcard_progress
    join flashcards on flashcards.id = flashcard_id where retired_at is null`);
    const theirs = new Set([
      ...(passed as { slug: string; lesson: string; key: string }[]).map(({ slug, lesson, key }) =>
        path(slug, lesson, key),
      ),
      ...(remembered as { slug: string }[]).map(({ slug }) => slug),
    ]);
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter((one) => !theirs.has(one))).toEqual([]);
  },
);
