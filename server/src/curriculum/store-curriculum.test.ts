import { beforeEach, describe, expect, test } from 'vitest';
import { smallCurriculum, smallLibrary, type SmallCourse } from '../testing/content.ts';
import { useTestDatabase } from '../testing/database.ts';
import { connect, startupTimeouts } from '../platform/database/client.ts';
import { storeCurriculum } from './store-curriculum.ts';

const testing = useTestDatabase();
beforeEach(() =>
  testing.pool.query(
    'truncate users, courses, achievements, flashcard_sets restart identity cascade',
  ),
);

const store = (library?: readonly SmallCourse[]) =>
  storeCurriculum(testing.database, smallCurriculum(library));

const rowsOf = async (query: string) => (await testing.pool.query(query)).rows as unknown[];
const everything = async () => ({
  courses: await rowsOf('select * from courses order by id'),
  lessons: await rowsOf('select * from lessons order by id'),
  quizzes: await rowsOf('select * from quizzes order by id'),
  questions: await rowsOf('select * from quiz_questions order by id'),
  achievements: await rowsOf('select * from achievements order by id'),
});
const livingLessons = () =>
  rowsOf(`select l.id, l.slug, l."order" from lessons l join courses c on c.id = l.course_id
    where c.slug = 'free-course' and l.retired_at is null order by l."order"`);

function withFreeLessons(lessons: SmallCourse['lessons']): readonly SmallCourse[] {
  return smallLibrary.map((course) => (course.tier === 'free' ? { ...course, lessons } : course));
}

describe('loading the curriculum', () => {
  test('fills an empty database', async () => {
    const { rowsWritten, achievementRules } = await store();

    // 4 courses, 12 lessons, 8 quizzes of 4 questions, 15 achievements, a set of 5 flashcards,
    // 2 paths of 5 steps, one of which is written again with the id of the other, 2 visualizations,
    // and a search entry for each course, lesson, set, card, path, and visualization.
    const entries = 4 + 12 + 1 + 5 + 2 + 2;
    expect(rowsWritten).toBe(4 + 12 + 8 + 32 + 15 + 1 + 5 + 2 + 1 + 10 + 2 + entries);
    expect(achievementRules.size).toBe(15);
    expect([...achievementRules.values()]).toContainEqual({
      kind: 'course-completed',
      courseId: 1,
    });
  });

  test('writes nothing the second time', async () => {
    await store();
    const before = await everything();
    const sequences = "select last_value from pg_sequences where schemaname = 'public'";
    const counters = await rowsOf(sequences);

    expect((await store()).rowsWritten).toBe(0);
    expect(await everything()).toEqual(before);
    expect(await rowsOf(sequences)).toEqual(counters);
  });

  test('stores everything once when four processes do it at once', async () => {
    // As at a start, a process may wait for the others' lock longer than a call may wait.
    const { database, pool } = connect(testing.settings, { timeouts: startupTimeouts });
    const results = await Promise.all(
      Array.from({ length: 4 }, () => storeCurriculum(database, smallCurriculum())),
    ).finally(() => pool.end());
    expect(results.map(({ rowsWritten }) => rowsWritten).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 77,
    ]);
  });

  test('updates changed rows in place', async () => {
    await store();
    const before = await livingLessons();
    const changed = withFreeLessons([
      { slug: 'one', front: 'videoUrl: https://www.youtube.com/watch?v=abcdefghijk', quizPays: 25 },
      { slug: 'two', front: 'simulatorUrl: /simulators/first-qubit?start=1' },
      { slug: 'three', quizPays: null },
    ]);

    expect((await store(changed)).rowsWritten).toBe(2);
    expect(await livingLessons()).toEqual(before);
    expect(await rowsOf('select video_url from lessons where id = 1')).toEqual([
      { video_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    ]);
    expect(await rowsOf('select points_awarded from quizzes where lesson_id = 1')).toEqual([
      { points_awarded: 25 },
    ]);
  });

  test('lets lessons change places', async () => {
    await store();
    const [one, two, three] = smallLibrary[0]?.lessons ?? [];
    if (!one || !two || !three) throw new Error('three lessons');

    await store(withFreeLessons([three, one, two]));

    expect(await livingLessons()).toEqual([
      { id: 3, slug: 'three', order: 1 },
      { id: 1, slug: 'one', order: 2 },
      { id: 2, slug: 'two', order: 3 },
    ]);
  });

  test('retires what has vanished and restores it with its id when it comes back', async () => {
    await store();
    await testing.pool.query(
      "insert into users (username, password, email, first_name) values ('ada', 'x', 'x', 'Ada')",
    );
    await testing.pool.query(
      'insert into progress (user_id, course_id, lesson_id, completed, completed_at) values (1, 1, 2, true, now())',
    );
    const shorter = withFreeLessons([{ slug: 'one' }, { slug: 'three', quizPays: null }]);

    await store(shorter);
    expect(await livingLessons()).toEqual([
      { id: 1, slug: 'one', order: 1 },
      { id: 3, slug: 'three', order: 2 },
    ]);
    expect(await rowsOf('select lesson_id from progress')).toEqual([{ lesson_id: 2 }]);
    expect(await rowsOf('select lesson_count, duration from courses where id = 1')).toEqual([
      { lesson_count: 2, duration: 40 },
    ]);
    expect((await store(shorter)).rowsWritten).toBe(0);

    await store();
    expect(await livingLessons()).toEqual([
      { id: 1, slug: 'one', order: 1 },
      { id: 2, slug: 'two', order: 2 },
      { id: 3, slug: 'three', order: 3 },
    ]);
  });

  test('retires a whole course with everything in it', async () => {
    await store();
    await store(smallLibrary.slice(0, 3));

    expect(await rowsOf('select slug from courses where retired_at is not null')).toEqual([
      { slug: 'ultimate-course' },
    ]);
    expect(await rowsOf('select count(*)::int from lessons where retired_at is not null')).toEqual([
      { count: 3 },
    ]);
    expect(await rowsOf('select count(*)::int from quizzes where retired_at is not null')).toEqual([
      { count: 2 },
    ]);
  });

  test('leaves the old content whole if it fails halfway', async () => {
    await store();
    const before = await everything();
    const clash = smallCurriculum();
    const [first, ...rest] = clash.courses;
    if (!first) throw new Error('no course');
    // The contract's loader would never return such a level.
    const broken = { ...first, title: 'Changed', level: 'expert' as never };

    await expect(
      storeCurriculum(testing.database, { ...clash, courses: [...rest, broken] }),
    ).rejects.toThrow();
    expect(await everything()).toEqual(before);
  });
});
