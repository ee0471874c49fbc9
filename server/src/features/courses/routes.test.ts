import { courses as calls, type Course } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import {
  complete,
  courseId,
  giveTier,
  fiftyTimes,
  ledgerOf,
  lessonsOf,
  takeQuiz,
} from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const titles = (courses: readonly Course[]) => courses.map(({ title }) => title);

// Shows: 7 GET /api/courses
describe('the library', () => {
  test('lists every course, easiest first, for visitors, too', async () => {
    const courses = await site.visitor().call(calls.list);

    expect(titles(courses)).toEqual([
      free,
      'The basic-course',
      'The premium-course',
      'The ultimate-course',
    ]);
    expect(courses[0]).toEqual({
      id: expect.any(Number),
      title: free,
      description: 'A course.',
      level: 'beginner',
      imageUrl: '/pictures/free-course.svg',
      lessonCount: 3,
      duration: 60,
      averageRating: 0,
      ratingCount: 0,
      requiresSubscription: 'free',
      isLocked: false,
      hasPack: false,
    });
  });

  test.each([
    ['free', [false, true, true, true]],
    ['basic', [false, false, true, true]],
    ['premium', [false, false, false, true]],
    ['ultimate', [false, false, false, false]],
  ] as const)('a learner with the %s tier sees what is locked', async (tier, locked) => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', tier);

    const courses = await browser.call(calls.list);

    expect(courses.map(({ isLocked }) => isLocked)).toEqual(locked);
  });

  // Shows: 9 levels
  test('every level is beginner, intermediate, or advanced', async () => {
    const levels = (await site.visitor().call(calls.list)).map(({ level }) => level);
    expect(new Set(levels)).toEqual(new Set(['beginner']));
    await expect(
      site.pool.query("update courses set level = 'expert' where slug = 'free-course'"),
    ).rejects.toThrow('courses_level_known');
  });
});

// Shows: 7 GET /api/courses/{id}
describe('one course', () => {
  test('states whether it is locked', async () => {
    const visitor = site.visitor();
    const id = await courseId(visitor, 'The basic-course');

    expect(await visitor.call(calls.course, { params: { id } })).toMatchObject({
      title: 'The basic-course',
      isLocked: true,
    });
  });

  test.each(['999', '0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', '%00'])(
    'does not exist with the id %s',
    async (id) => {
      const answer = await site.visitor().get(`/api/courses/${id}`);
      expect([answer.status, answer.text]).toEqual([404, 'That course does not exist.']);
    },
  );
});

// Shows: 7 GET /api/courses/{id}/lessons
describe('the lessons of a course', () => {
  test('are listed in order and without their text', async () => {
    const lessons = await lessonsOf(site.visitor(), free);

    expect(lessons.map(({ title, order, hasQuiz }) => [title, order, hasQuiz])).toEqual([
      ['Lesson one', 1, true],
      ['Lesson two', 2, true],
      ['Lesson three', 3, false],
    ]);
    expect(Object.keys(lessons[0] ?? {}).sort()).toEqual([
      'category',
      'courseId',
      'description',
      'duration',
      'hasQuiz',
      'id',
      'order',
      'title',
    ]);
  });

  test('of a course that does not exist are not found', async () => {
    expect((await site.visitor().get('/api/courses/999/lessons')).status).toBe(404);
  });
});

// Shows: 7 GET /api/courses/{id}/progress
describe('progress', () => {
  test('is a list of ids and a whole percentage', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    const id = await courseId(browser, free);
    const progress = () => browser.call(calls.progress, { params: { id } });

    const none = {
      completedLessons: [],
      openedLessons: [],
      progressPercentage: 0,
      takenQuizzes: [],
      takenCheckpoints: [],
      rating: null,
    };
    expect(await progress()).toEqual(none);
    await complete(browser, one.id);
    expect(await progress()).toEqual({
      ...none,
      completedLessons: [one.id],
      progressPercentage: 33,
    });
    await complete(browser, two.id);
    await takeQuiz(browser, two.id, 1);
    expect(await progress()).toEqual({
      ...none,
      completedLessons: [one.id, two.id],
      progressPercentage: 67,
      takenQuizzes: [two.id],
      takenCheckpoints: [],
    });
  });

  // Shows: A9 progress
  test('belongs only to the learner', async () => {
    const [hers, his] = [await site.signedIn(ada), await site.signedIn(grace)];
    const [one] = await lessonsOf(hers, free);
    await complete(hers, one.id);

    const progress = await his.call(calls.progress, { params: { id: one.courseId } });
    expect(progress.completedLessons).toEqual([]);
    expect((await site.visitor().get(`/api/courses/${one.courseId}/progress`)).status).toBe(401);
  });

  test('of a course that does not exist is not found', async () => {
    const browser = await site.signedIn(ada);
    expect((await browser.get('/api/courses/999/progress')).status).toBe(404);
  });
});

// Shows: 7 GET /api/lessons/{id}
describe('a lesson', () => {
  test('can be read by a visitor if it is the first one of a free course', async () => {
    const visitor = site.visitor();
    const [one] = await lessonsOf(visitor, free);

    const lesson = await visitor.call(calls.lesson, { params: { id: one.id } });

    expect(lesson).toEqual({
      ...one,
      content: '::section {"stage":"do","title":"Do it"}\nThe text says only-in-free-lessons.',
      videoUrl: null,
      simulatorUrl: null,
      isPreview: false,
    });
  });

  // Shows: 4 lesson completion
  test('opens when the one before it is completed, not earlier', async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    const open = async (id: number) => (await browser.get(`/api/lessons/${id}`)).status;

    expect([await open(two.id), await open(three.id)]).toEqual([403, 403]);
    await complete(browser, one.id);
    expect([await open(two.id), await open(three.id)]).toEqual([200, 403]);
    await complete(browser, two.id);
    expect([await open(one.id), await open(three.id)]).toEqual([200, 200]);
  });

  test('is open only to those who have reached it, no matter how many ask at once', async () => {
    const ahead = await site.signedIn(ada);
    const behind = await site.signedIn({ ...grace, ageRange: '13-17' });
    const [one, two] = await lessonsOf(ahead, free);
    await complete(ahead, one.id);
    const asked = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? ahead : behind));
    const replies = await Promise.all(
      asked.map((each) => each.get(`/api/lessons/${String(two.id)}`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(
      asked.map((each) => (each === ahead ? 200 : 403)),
    );
  });

  test('stays open after its completion, even if another one is put before it', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await complete(browser, two.id);
    const open = async (id: number) => (await browser.get(`/api/lessons/${id}`)).status;
    const withNewFirst = smallLibrary.map((course) =>
      course.tier === 'free'
        ? { ...course, lessons: [{ slug: 'zero' }, ...course.lessons] }
        : course,
    );

    await storeCurriculum(site.database, smallCurriculum(withNewFirst));
    const [zero, , , three] = await browser.call(calls.lessons, { params: { id: one.courseId } });
    expect([await open(one.id), await open(two.id), await open(three?.id ?? 0)]).toEqual([
      200, 200, 200,
    ]);
    expect(await browser.call(calls.progress, { params: { id: one.courseId } })).toEqual({
      completedLessons: [one.id, two.id],
      openedLessons: [],
      progressPercentage: 50,
      takenQuizzes: [],
      takenCheckpoints: [],
      rating: null,
    });

    await storeCurriculum(site.database, smallCurriculum());
    expect(await open(zero?.id ?? 0)).toBe(404);
  });

  test('states in plain words why it is locked', async () => {
    const browser = await site.signedIn(ada);
    const [, two] = await lessonsOf(browser, free);
    const [paid] = await lessonsOf(browser, 'The premium-course');

    expect((await browser.get(`/api/lessons/${two.id}`)).text).toBe(
      'Complete the previous lesson to unlock this one.',
    );
    expect((await browser.get(`/api/lessons/${paid.id}`)).text).toBe(
      'This lesson comes with the premium plan.',
    );
    expect((await site.visitor().get(`/api/lessons/${two.id}`)).text).toBe(
      'Please sign in to open this lesson.',
    );
  });
});

// Shows: 7 POST /api/lessons/{id}/complete
describe('completing a lesson', () => {
  test('returns the achievements that it earns, once', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);

    expect(await complete(browser, one.id)).toEqual({
      pointsEarned: 0,
      newAchievements: [
        {
          id: expect.any(Number),
          name: 'The first-lesson badge',
          description: 'For testing.',
          icon: 'waves',
          pointsAwarded: 10,
        },
      ],
    });
    expect(await complete(browser, one.id)).toEqual({ pointsEarned: 0, newAchievements: [] });
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 10, ledger: 10, awards: 1 });
  });

  // Shows: A1 lessons
  test.each(fiftyTimes)('fifty times %s pays and counts once', async (_, repeat) => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);

    const answers = await repeat(() => browser.post(`/api/lessons/${one.id}/complete`));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const given = answers.flatMap(
      (answer) => answer.json<{ newAchievements: unknown[] }>().newAchievements,
    );
    expect(given).toHaveLength(1);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 10, ledger: 10, awards: 1 });
    const { rows } = await site.pool.query(
      `select (select count(*)::int from progress) as progress,
        (select count(*)::int from user_activities) as activities,
        (select lessons_completed from user_analytics) as counted`,
    );
    expect(rows).toEqual([{ progress: 1, activities: 1, counted: 1 }]);
  });

  test('stores what was done, and on which of the learner’s days', async () => {
    site.clock.set('2027-03-02T04:30:00Z');
    const browser = await site.signedIn(grace);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);

    const activities = await site.pool.query(
      'select type, entity_id, entity_type, ip_address from user_activities',
    );
    expect(activities.rows).toEqual([
      {
        type: 'lesson-completed',
        entity_id: one.id,
        entity_type: 'lesson',
        ip_address: expect.stringMatching(/^198\.51\.100/),
      },
    ]);
    const days = await site.pool.query('select date::text, lessons_completed from user_analytics');
    // In New York it is still the evening before.
    expect(days.rows).toEqual([{ date: '2027-03-01', lessons_completed: 1 }]);
  });

  test('stores how it was completed, and later that every step was opened', async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    const stored = async () =>
      (
        await site.pool.query<{ lesson_id: number; completed_as: string | null }>(
          'select lesson_id, completed_as from progress order by lesson_id',
        )
      ).rows.map((row) => row.completed_as);
    await complete(browser, one.id, 'known');
    await complete(browser, two.id, 'marked');
    await complete(browser, three.id);
    expect(await stored()).toEqual(['known', 'marked', null]);
    // Nothing else replaces the first answer.
    await complete(browser, one.id, 'marked');
    await complete(browser, two.id);
    expect(await stored()).toEqual(['known', 'marked', null]);
    const before = await ledgerOf(site.pool, 'ada');
    for (const { id } of [one, two, three]) await complete(browser, id, 'read');
    expect(await stored()).toEqual(['read', 'read', null]);
    expect(await ledgerOf(site.pool, 'ada')).toEqual(before);
    const path = `/api/lessons/${one.id}/complete`;
    expect((await browser.post(path, { completedAs: 'dreamed' })).status).toBe(422);
  });

  test('requires a learner, and a lesson that is open to them', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);

    expect((await site.visitor().post(`/api/lessons/${one.id}/complete`)).status).toBe(401);
    expect((await browser.post(`/api/lessons/${two.id}/complete`)).status).toBe(403);
    expect((await browser.post('/api/lessons/999/complete')).status).toBe(404);
    expect(await ledgerOf(site.pool, 'ada')).toMatchObject({ points: 0 });
  });

  test.each([{ points: 9 }, { completed: true }, [], 'text', 7, null])(
    'ignores a body such as %j',
    async (body) => {
      const browser = await site.signedIn(ada);
      const [one] = await lessonsOf(browser, free);
      const answer = await browser.request('POST', `/api/lessons/${one.id}/complete`, {
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect(answer.status).toBeLessThan(500);
      const { points } = await ledgerOf(site.pool, 'ada');
      expect([0, 10]).toContain(points);
      expect(points === 10).toBe(answer.status === 200);
    },
  );
});
