import { tasks as calls, type LessonSummary } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, giveTier, ledgerOf, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const library = smallLibrary.map((course) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({ ...lesson, hasTask: lesson.slug !== 'three' })),
}));
const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum(library)),
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('truncate rate_limits');
});

const task = 'make-one';
const right = { task, circuit: 'q0: X - -' };
const pathOf = ({ id }: LessonSummary) => `/api/lessons/${String(id)}/tasks`;

async function adaInHerLesson() {
  const browser = await site.signedIn(ada);
  const [lesson, second, third] = await lessonsOf(browser, 'The free-course');
  return { browser, lesson, second, third };
}

const attempt = (browser: Client, { id }: LessonSummary, circuit: string) =>
  browser.call(calls.attempt, { params: { id }, body: { task, circuit } });
const passed = (browser: Client, { id }: LessonSummary) =>
  browser.call(calls.passed, { params: { id } });

async function countOf(table: string): Promise<number> {
  const { rows } = await site.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? -1;
}

describe('a submitted circuit', () => {
  test('passes if it is right, is stored, and earns its achievement', async () => {
    const { browser, lesson } = await adaInHerLesson();

    expect(await attempt(browser, lesson, 'q0: H Z H')).toEqual({
      passed: true,
      nearness: 1,
      diagnosis: null,
      newAchievements: [
        {
          id: expect.any(Number),
          name: 'The first-task badge',
          description: 'For testing.',
          icon: 'waves',
          pointsAwarded: 4,
        },
      ],
    });
    expect(await passed(browser, lesson)).toEqual({ passed: [{ task, circuit: 'q0: H Z H' }] });
  });

  test('gets a reason if it is wrong, and nothing is stored', async () => {
    const { browser, lesson } = await adaInHerLesson();

    expect(await attempt(browser, lesson, 'q0: H - -')).toEqual({
      passed: false,
      nearness: expect.closeTo(0.5),
      diagnosis: {
        reason: 'q0 shows 0 in 50% of the looks, and it never should.',
        next: 'Which gate makes the difference?',
        example: { sentence: 'q0 shows 0 in 50% of the looks, and it never should.' },
      },
      newAchievements: [],
    });
    expect(await passed(browser, lesson)).toEqual({ passed: [] });
    expect(await countOf('user_activities')).toBe(0);
  });

  test('pays nothing itself, and the first pass stays, no matter what follows', async () => {
    const { browser, lesson } = await adaInHerLesson();
    await attempt(browser, lesson, 'q0: X - -');
    const again = await attempt(browser, lesson, 'q0: H Z H');
    await attempt(browser, lesson, 'q0: - - Z');

    expect(again).toMatchObject({ passed: true, newAchievements: [] });
    expect(await passed(browser, lesson)).toEqual({ passed: [{ task, circuit: 'q0: X - -' }] });
    // Only the badge paid.
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 4, ledger: 4, awards: 1 });
  });

  // Shows: A1 tasks
  test('counts once for fifty submissions at once', async () => {
    const { browser, lesson } = await adaInHerLesson();

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post(pathOf(lesson), right)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const given = answers.flatMap(
      (answer) => answer.json<{ newAchievements: unknown[] }>().newAchievements,
    );
    expect(given).toHaveLength(1);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 4, ledger: 4, awards: 1 });
    expect([await countOf('user_task_results'), await countOf('user_activities')]).toEqual([1, 1]);
  });

  test('begins its lesson, but is not a day of learning by itself', async () => {
    const { browser, lesson } = await adaInHerLesson();
    await attempt(browser, lesson, right.circuit);

    const { rows } = await site.pool.query(
      `select (select count(*)::int from progress where not completed) as begun,
        (select count(*)::int from user_analytics) as days,
        (select streak from users) as streak,
        (select json_build_object('type', type, 'lesson', entity_id, 'metadata', metadata)
          from user_activities) as activity`,
    );
    expect(rows).toEqual([
      {
        begun: 1,
        days: 0,
        streak: 0,
        activity: { type: 'task-passed', lesson: lesson.id, metadata: { task } },
      },
    ]);
  });

  test('is deleted with the learner', async () => {
    const { browser, lesson } = await adaInHerLesson();
    await attempt(browser, lesson, right.circuit);
    await site.pool.query("delete from users where username = 'ada'");
    expect(await countOf('user_task_results')).toBe(0);
  });

  // Shows: A9 tasks
  test('is not visible to others', async () => {
    const { browser, lesson } = await adaInHerLesson();
    await attempt(browser, lesson, right.circuit);
    expect(await passed(await site.signedIn(grace), lesson)).toEqual({ passed: [] });
  });
});

describe('access to a task', () => {
  const both = async (browser: Client, lesson: LessonSummary) => [
    (await browser.get(pathOf(lesson))).status,
    (await browser.post(pathOf(lesson), right)).status,
  ];

  test('is refused to a visitor, even in the lesson that they can read', async () => {
    const [lesson] = await lessonsOf(site.visitor(), 'The free-course');
    expect(await both(site.visitor(), lesson)).toEqual([401, 401]);
  });

  // Shows: A5 tasks
  test('is open to a learner in lessons that are open to them', async () => {
    const { browser, lesson, second } = await adaInHerLesson();
    expect(await both(browser, second)).toEqual([403, 403]);
    await complete(browser, lesson.id);
    expect(await both(browser, second)).toEqual([200, 200]);
  });

  test.each([
    ['free', 'basic', 403],
    ['basic', 'basic', 200],
    ['basic', 'premium', 403],
    ['premium', 'premium', 200],
    ['ultimate', 'premium', 200],
  ] as const)('the %s tier in the %s course: %i', async (tier, course, status) => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', tier);
    const [lesson] = await lessonsOf(browser, `The ${course}-course`);
    expect(await both(browser, lesson)).toEqual([status, status]);
  });

  test('is not found in a task or a lesson that does not exist', async () => {
    const { browser, lesson } = await adaInHerLesson();
    const missing = await browser.post(pathOf(lesson), { ...right, task: 'make-two' });
    expect([missing.status, missing.text]).toEqual([404, 'That task does not exist.']);
    expect((await browser.post('/api/lessons/999/tasks', right)).status).toBe(404);
  });
});

describe('odd circuits', () => {
  test.each([
    ['', 'The circuit is missing.'],
    ['hello', 'A wire is written like "q0: H - ?".'],
    ['q0: Q - -', '"Q" is not a sign of the notation.'],
    ['q1: X - -', 'Wires come in order; here q0 is due.'],
    [`q0: RY(${'9'.repeat(400)}) - -`, 'is not a sign of the notation.'],
    [`q0: ${'X '.repeat(1000)}`, 'At most 40 places fit.'],
    ['q0: X - - '.repeat(500), 'That circuit is too long.'],
  ])('%#: 422 and one sentence', async (circuit, sentence) => {
    const { browser, lesson } = await adaInHerLesson();
    const answer = await browser.post(pathOf(lesson), { task, circuit });
    expect([answer.status, answer.text.includes(sentence)], answer.text).toEqual([422, true]);
  });

  test('are wrong and cost nothing if the size differs or a gate is not allowed', async () => {
    const { browser, lesson } = await adaInHerLesson();
    const huge = Array.from(
      { length: 8 },
      (_, wire) => `q${String(wire)}: ${Array.from({ length: 40 }, () => 'M').join(' ')}`,
    ).join('\n');
    for (const circuit of [huge, 'q0: X', 'q0: SWAP - -', 'q0: B - -', 'q0: RY(pi) - -']) {
      expect(await attempt(browser, lesson, circuit)).toMatchObject({ passed: false, nearness: 0 });
    }
  });

  // Shows: A22 circuits
  test(
    'never break anything, no matter their symbols',
    { tags: ['exhaustive'], timeout: 60_000 },
    async () => {
      const { browser, lesson } = await adaInHerLesson();
      const sign = fc.constantFrom('X', 'H', 'Z', 'M', '-', '?', '*', 'SWAP', 'B', 'RX(pi/3)', 'o');
      const cells = fc
        .array(sign, { minLength: 3, maxLength: 3 })
        .map((row) => `q0: ${row.join(' ')}`);
      const text = fc.oneof(cells, fc.string({ minLength: 1, unit: 'binary' }));
      await fc.assert(
        fc.asyncProperty(text, async (circuit) => {
          await site.pool.query('truncate rate_limits');
          const { status, text: body } = await browser.post(pathOf(lesson), { task, circuit });
          expect([200, 422], body).toContain(status);
        }),
        { numRuns: 100 },
      );
    },
  );
});

// Runs last: a learner who has used up the limit stays refused in this process for a minute.
// Shows: A3 how often
test('a learner can try only a limited number of times', async () => {
  const { browser, lesson } = await adaInHerLesson();
  const statuses = new Set<number>();
  for (let tries = 0; tries < 130; tries++) {
    statuses.add((await browser.post(pathOf(lesson), { task, circuit: 'q0: Z - -' })).status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});
