import { tasks as calls, type LessonSummary, type Returned } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { giveTier, lessonsOf } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';

const library = smallLibrary.map((course) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({ ...lesson, hasProgram: true })),
}));
const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum(library)),
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('truncate rate_limits');
});

const task = 'write-one';
const program = 'def one(n=1):\n    ...';
const qasm = (line: string): Returned => ({
  kind: 'circuit',
  openQasm: `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[1] q;\n${line}`,
});
const word: Returned = { kind: 'value', value: '10' };

async function adaInHerLesson() {
  const browser = await site.signedIn(ada);
  const [lesson] = await lessonsOf(browser, 'The free-course');
  return { browser, lesson };
}
const attempt = (browser: Client, { id }: LessonSummary, returned: readonly Returned[]) =>
  browser.call(calls.attemptProgram, {
    params: { id },
    body: { task, program, returned: [...returned] },
  });
const passed = (browser: Client, { id }: LessonSummary) =>
  browser.call(calls.passed, { params: { id } });
const pathOf = ({ id }: LessonSummary) => `/api/lessons/${String(id)}/programs`;

describe('the results of a program', () => {
  test('pass if every case is right, and the program is stored once', async () => {
    const { browser, lesson } = await adaInHerLesson();
    expect(await attempt(browser, lesson, [qasm('x q[0];'), word])).toMatchObject({ passed: true });
    expect(await attempt(browser, lesson, [qasm('x q[0];'), word])).toMatchObject({
      passed: true,
      newAchievements: [],
    });
    expect(await passed(browser, lesson)).toEqual({ passed: [{ task, circuit: program }] });
  });

  test('are graded by the server, no matter what the page has claimed', async () => {
    const { browser, lesson } = await adaInHerLesson();
    expect(await attempt(browser, lesson, [qasm('h q[0];'), word])).toMatchObject({
      passed: false,
      nearness: 0.5,
      diagnosis: { reason: 'For the circuit: This is 50% of the way.' },
    });
    expect(await attempt(browser, lesson, [word])).toMatchObject({ passed: false, nearness: 0 });
    expect(await passed(browser, lesson)).toEqual({ passed: [] });
  });

  test.each([
    ['no program', { program: '', returned: [word] }, 'The program is missing.'],
    [
      'a long program',
      { program: 'x'.repeat(4001), returned: [word] },
      'That program is too long.',
    ],
    ['nothing returned', { program, returned: [] }, ''],
    ['far too many cases', { program, returned: Array.from({ length: 17 }, () => word) }, ''],
    ['a long circuit', { program, returned: [qasm(' '.repeat(9000))] }, ''],
    ['a huge value', { program, returned: [{ kind: 'value', value: 'x'.repeat(9000) }] }, ''],
  ])('%s: 422', async (_, body, sentence) => {
    const { browser, lesson } = await adaInHerLesson();
    const answer = await browser.post(pathOf(lesson), { task, ...body });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.text).toContain(sentence);
  });

  test('with an invalid or far too large circuit are wrong and cost nothing', async () => {
    const { browser, lesson } = await adaInHerLesson();
    const huge = 'for int i in [0:100000] { h q[0]; }';
    for (const odd of [qasm('nonsense'), qasm(huge), qasm('qubit[23] more;')]) {
      expect(await attempt(browser, lesson, [odd, word])).toMatchObject({ passed: false });
    }
  });
});

describe('access to a program task', () => {
  const body = { task, program, returned: [qasm('x q[0];'), word] };

  test('is refused to a visitor', async () => {
    const [lesson] = await lessonsOf(site.visitor(), 'The free-course');
    expect((await site.visitor().post(pathOf(lesson), body)).status).toBe(401);
  });

  test.each([
    ['free', 403],
    ['premium', 200],
  ] as const)('the %s tier in a premium course: %i', async (tier, status) => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', tier);
    const [lesson] = await lessonsOf(browser, 'The premium-course');
    expect((await browser.post(pathOf(lesson), body)).status).toBe(status);
  });

  test('is refused if the task is solved with gates', async () => {
    const { browser, lesson } = await adaInHerLesson();
    expect((await browser.post(pathOf(lesson), { ...body, task: 'make-one' })).status).toBe(404);
  });
});
