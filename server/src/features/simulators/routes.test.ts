import { lessonCategories, localSimulators, simulators } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { readCurriculum } from '../../platform/curriculum/read-content.ts';
import { useTestApp } from '../../testing/app.ts';
import { complete, giveTier, lessonsOf } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';
import { recommendedSimulator } from './recommendation.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const path = (id: number) => `/api/lessons/${String(id)}/recommended-simulator`;
/** Of a page under /simulators/, or of the lab on the simulator page. */
const nameIn = (url: string) => /^(?:\/simulators\/)?([a-z0-9-]+)(?:\?[^#]*)?$/.exec(url)?.[1];

describe('[7 GET /api/lessons/{id}/recommended-simulator] the simulator of a lesson', () => {
  test("is the lesson's own, else the one of its category", async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, 'The free-course');
    await complete(browser, one.id);
    const recommended = (id: number) => browser.call(simulators.recommended, { params: { id } });

    expect(await recommended(one.id)).toEqual({ url: '/simulators/first-qubit' });
    expect(await recommended(two.id)).toEqual({ url: '/simulators/first-qubit?start=1' });
  });

  test('is for a visitor who reads the first lesson of a free course, and nothing more', async () => {
    const visitor = site.visitor();
    const [one, two] = await lessonsOf(visitor, 'The free-course');
    const [paid] = await lessonsOf(visitor, 'The basic-course');
    const answers = [];
    for (const { id } of [one, two, paid]) answers.push((await visitor.get(path(id))).status);
    expect(answers).toEqual([200, 401, 401]);
  });

  test('opens with the lesson for a learner: by its order and by the plan', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, 'The basic-course');
    const answers = async () => [
      (await browser.get(path(one.id))).status,
      (await browser.get(path(two.id))).status,
    ];
    expect(await answers()).toEqual([403, 403]);
    await giveTier(site.pool, 'ada', 'basic');
    expect(await answers()).toEqual([200, 403]);
    await complete(browser, one.id);
    expect(await answers()).toEqual([200, 200]);
  });

  test('is not there where nobody knows what would help', async () => {
    const visitor = site.visitor();
    const [one] = await lessonsOf(visitor, 'The free-course');
    await site.pool.query("update lessons set category = 'gardening' where id = $1", [one.id]);

    const answer = await visitor.get(path(one.id));

    expect([answer.status, answer.text]).toEqual([404, 'This lesson has no simulator.']);
    await site.pool.query("update lessons set category = 'qubit' where id = $1", [one.id]);
  });

  test.each(lessonCategories)('of the category %s is a page of this site', (category) => {
    const url = recommendedSimulator({ category, simulatorUrl: null }) ?? '';
    expect(localSimulators).toContain(nameIn(url));
  });
});

/**
 * Simulators that show what lessons of the category are about, the circuit lab aside, which can show it all.
 * The first is the category's own.
 */
const fitting: Readonly<Record<string, readonly string[]>> = {
  bits: ['switches'],
  chance: ['marbles', 'first-qubit'],
  qubit: ['first-qubit'],
  superposition: ['first-qubit', 'coin-and-qubit'],
  measurement: ['measurement', 'first-qubit'],
  interference: ['ripple', 'interference-mixer', 'first-qubit'],
  games: ['chsh-game', 'coin-and-qubit', 'first-qubit'],
  entanglement: ['pair-tester'],
  teleportation: ['teleporter'],
  angles: ['bloch', 'first-qubit'],
  gates: ['bloch', 'first-qubit'],
  secrets: ['bb84', 'chsh-game'],
  search: ['grover'],
  noise: ['noise'],
};

describe('every lesson of the curriculum', async () => {
  const { courses } = await readCurriculum();
  const lessons = courses.flatMap(({ slug, lessons }) =>
    lessons.map((lesson) => ({ ...lesson, name: `${slug}/${lesson.slug}` })),
  );

  test.each(lessons)('$name is recommended a simulator about its subject', (lesson) => {
    const url = recommendedSimulator(lesson) ?? '';
    const name = nameIn(url);
    expect(localSimulators).toContain(name);
    expect(['circuit-lab', ...(fitting[lesson.category] ?? [])]).toContain(name);
  });

  test('some are recommended what is made for their subject', () => {
    const names = new Set(lessons.map((lesson) => nameIn(recommendedSimulator(lesson) ?? '')));
    expect(names.size).toBeGreaterThan(1);
  });
});
