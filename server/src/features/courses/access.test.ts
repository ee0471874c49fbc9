/** Every endpoint of a lesson, for every tier, on every course: all of them use one access check. */
import {
  accounts,
  courses,
  places,
  tierOpens,
  tiers,
  type LessonSummary,
  type Tier,
} from '@qubloom/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { secretOf } from '../../testing/content.ts';
import { answersTo, complete, giveTier, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();

interface Target {
  readonly lesson: LessonSummary;
  readonly quizId: number;
}

type Route = (browser: Client, target: Target) => Promise<Answer>;

const routes: Readonly<Record<string, Route>> = {
  'GET lesson': (browser, { lesson }) => browser.get(`/api/lessons/${lesson.id}`),
  'GET quiz': (browser, { lesson }) => browser.get(`/api/lessons/${lesson.id}/quiz`),
  'GET questions': (browser, { quizId }) => browser.get(`/api/quizzes/${quizId}/questions`),
  'GET recommended simulator': (browser, { lesson }) =>
    browser.get(`/api/lessons/${lesson.id}/recommended-simulator`),
  'GET lesson plan': (browser, { lesson }) =>
    browser.get(`/api/lessons/${lesson.id}/sheets/lesson-plan`),
  'GET slides': (browser, { lesson }) => browser.get(`/api/lessons/${lesson.id}/sheets/slides`),
  'GET presentation': (browser, { lesson }) =>
    browser.get(`/api/lessons/${lesson.id}/presentation`),
  'GET worksheet': (browser, { lesson }) =>
    browser.get(`/api/lessons/${lesson.id}/sheets/worksheet`),
  'GET answers': (browser, { lesson }) => browser.get(`/api/lessons/${lesson.id}/sheets/answers`),
  'POST submit': async (browser, { quizId }) => {
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from quiz_questions where quiz_id = $1 order by "order"',
      [quizId],
    );
    const answers = answersTo(rows as never);
    return browser.post(`/api/quizzes/${quizId}/submit`, { answers });
  },
  'POST complete': (browser, { lesson }) => browser.post(`/api/lessons/${lesson.id}/complete`),
};

async function targetOf(course: Tier, index: 0 | 1): Promise<Target> {
  const lesson = (await lessonsOf(site.visitor(), `The ${course}-course`))[index];
  const { rows } = await site.pool.query<{ id: number }>(
    'select id from quizzes where lesson_id = $1',
    [lesson.id],
  );
  return { lesson, quizId: rows[0]?.id ?? 0 };
}

const callers = ['visitor', ...tiers] as const;
const named = Object.entries(routes).map(([route, go]) => ({ route, go }));
const everything = callers.flatMap((caller) =>
  tiers.flatMap((course) => named.map((one) => ({ caller, course, ...one }))),
);

async function browserOf(caller: (typeof callers)[number]): Promise<Client> {
  if (caller === 'visitor') return site.visitor();
  const username = `ada-${caller}`;
  const browser = await site.signedIn({ ...ada, username });
  await giveTier(site.pool, username, caller);
  return browser;
}

function expectedOfFirst(caller: (typeof callers)[number], course: Tier, route: string): number {
  if (caller === 'visitor') return route.startsWith('GET') && course === 'free' ? 200 : 401;
  return tierOpens(caller, course) ? 200 : 403;
}

describe('the first lesson of a course', () => {
  const browsers: Partial<Record<(typeof callers)[number], Client>> = {};
  beforeAll(async () => {
    for (const caller of callers) browsers[caller] = await browserOf(caller);
  });
  afterAll(() => site.forgetLearners());

  // Shows: 6 tier gates courses; 5 course access; A5 every tier
  test.each(everything)(
    '$route of the $course course for $caller',
    async ({ caller, course, route, go }) => {
      const browser = browsers[caller] ?? site.visitor();

      const answer = await go(browser, await targetOf(course, 0));

      expect(answer.status).toBe(expectedOfFirst(caller, course, route));
      if (answer.status !== 200) expect(answer.text).not.toContain(secretOf(course));
    },
  );
});

describe('the second lesson of a course that the tier opens', () => {
  afterEach(() => site.forgetLearners());

  // Shows: 5 lesson access; A3 order; A5 order
  test.each(named)('$route is refused until the first one is completed', async ({ go }) => {
    const browser = await browserOf('ultimate');
    const target = await targetOf('premium', 1);

    const before = await go(browser, target);
    await complete(browser, (await targetOf('premium', 0)).lesson.id);
    const after = await go(browser, target);

    expect([before.status, after.status]).toEqual([403, 200]);
    expect(before.text).not.toContain(secretOf('premium'));
  });

  // Shows: A5 visitors
  test.each(named)('$route is never open to a visitor', async ({ go }) => {
    const answer = await go(site.visitor(), await targetOf('free', 1));
    expect(answer.status).toBe(401);
  });
});

describe('the second lesson, for a grown-up who has not reached it', () => {
  afterEach(() => site.forgetLearners());

  const preview = [
    'GET lesson',
    'GET recommended simulator',
    'GET lesson plan',
    'GET slides',
    'GET presentation',
    'GET worksheet',
    'GET answers',
  ];
  const grownUp = async (tier: Tier) => {
    const browser = await site.signedIn(grace);
    await giveTier(site.pool, 'grace', tier);
    return browser;
  };

  test.each(named)(
    '$route is open if it only shows something, and is refused if it counts',
    async ({ route, go }) => {
      const browser = await grownUp('ultimate');
      const target = await targetOf('premium', 1);
      const answer = await go(browser, target);
      const isShown = preview.includes(route);
      expect(answer.status).toBe(isShown ? 200 : 403);
      if (!isShown) expect(answer.text).toBe('Complete the previous lesson to unlock this one.');
    },
  );

  test.each(named)('$route still needs the plan', async ({ go }) => {
    const answer = await go(await grownUp('basic'), await targetOf('premium', 1));
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(secretOf('premium'));
  });

  test('the lesson is a preview, counts nowhere, and stops being a preview once the first one is completed', async () => {
    const browser = await grownUp('premium');
    const { lesson } = await targetOf('premium', 1);
    const show = () => browser.call(courses.lesson, { params: { id: lesson.id } });
    expect(await show()).toMatchObject({ isPreview: true });
    const place = { params: { kind: 'lesson', subject: lesson.id } } as const;
    expect(await browser.call(places.find, place)).toEqual({ place: null });
    for (const [path, body] of [
      [`/api/lessons/${lesson.id}/tasks`, { task: 'one', circuit: 'q0: X' }],
      [`/api/lessons/${lesson.id}/simulator-use`, { seconds: 5 }],
    ] as const) {
      expect((await browser.post(path, body)).status).toBe(403);
    }
    const { rows } = await site.pool.query(
      `select (select count(*)::int from progress) as progress,
        (select count(*)::int from user_activities) as activities,
        (select count(*)::int from user_analytics) as days`,
    );
    expect(rows).toEqual([{ progress: 0, activities: 0, days: 0 }]);

    await complete(browser, (await targetOf('premium', 0)).lesson.id);
    expect(await show()).toMatchObject({ isPreview: false });
  });
});

// Shows: A5 tier that ends
test('a completed lesson closes again when the tier ends', async () => {
  const browser = await browserOf('basic');
  const { lesson } = await targetOf('basic', 0);
  await complete(browser, lesson.id);
  await giveTier(site.pool, 'ada-basic', 'free');

  expect((await browser.get(`/api/lessons/${lesson.id}`)).status).toBe(403);
});

describe('a class', () => {
  afterEach(async () => {
    await site.forgetLearners();
    await site.pool.query('delete from classes');
  });

  const joinAsLearner = async (browser: SignedInClient) =>
    site.pool.query(
      `insert into class_learners (class_id, user_id, name, is_class_account, joined_at)
       select id, $1, 'Ada', false, now() from classes`,
      [(await browser.call(accounts.currentUser)).id],
    );

  // Shows: 9 classroom plan; educators: a plan opens every course to 30 students
  test('with a plan opens every course to its learners and teachers, until it ends', async () => {
    await site.pool.query(
      `insert into classes (name, plan, plan_until, seats, time_zone, created_at)
       values ('5B', 'classroom', now() + interval '1 day', 30, 'UTC', now())`,
    );
    const { lesson } = await targetOf('ultimate', 0);
    const path = `/api/lessons/${String(lesson.id)}`;
    const [learner, stranger] = [await site.signedIn(ada), await site.signedIn(grace)];
    const statuses = async () => [
      (await learner.get(path)).status,
      (await stranger.get(path)).status,
    ];
    expect(await statuses()).toEqual([403, 403]);
    await joinAsLearner(learner);
    expect(await statuses()).toEqual([200, 403]);
    await site.pool.query(
      'insert into class_teachers (class_id, user_id, joined_at) select id, $1, now() from classes',
      [(await stranger.call(accounts.currentUser)).id],
    );
    expect(await statuses()).toEqual([200, 200]);
    await site.pool.query('update classes set archived_at = now()');
    expect(await statuses()).toEqual([403, 403]);
    await site.pool.query('update classes set archived_at = null');
    await site.hourly['ended-class-plans']?.();
    expect(await statuses()).toEqual([200, 200]);
    site.clock.pass(25 * 3_600_000);
    await site.hourly['ended-class-plans']?.();
    expect(await statuses()).toEqual([403, 403]);
  });

  test('to try opens nothing', async () => {
    await site.pool.query(
      "insert into classes (name, seats, time_zone, created_at) values ('5B', 10, 'UTC', now())",
    );
    const learner = await site.signedIn(ada);
    await joinAsLearner(learner);
    const { lesson } = await targetOf('basic', 0);
    expect((await learner.get(`/api/lessons/${String(lesson.id)}`)).status).toBe(403);
  });
});
