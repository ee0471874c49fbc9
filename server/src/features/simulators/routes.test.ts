import { findSimulator, lessonCategories, simulators, type Tier } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { readCurriculum } from '../../curriculum/read-content.ts';
import { useTestApp } from '../../testing/app.ts';
import { complete, giveTier, lessonsOf } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';
import { measuredDevices, ratesOf } from './device-presets.ts';
import { recommendedSimulator } from './recommendation.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const path = (id: number) => `/api/lessons/${String(id)}/recommended-simulator`;
/** The name of a page under /simulators/, or of the lab on the simulator page. */
const nameIn = (url: string) => /^(?:\/simulators\/)?([a-z0-9-]+)(?:\?[^#]*)?$/.exec(url)?.[1];

// Shows: 7 GET /api/lessons/{id}/recommended-simulator
describe('the simulator of a lesson', () => {
  test('is the lesson’s own, or else the one for its category', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, 'The free-course');
    await complete(browser, one.id);
    const recommended = (id: number) => browser.call(simulators.recommended, { params: { id } });

    expect(await recommended(one.id)).toEqual({ url: '/simulators/first-qubit' });
    expect(await recommended(two.id)).toEqual({ url: '/simulators/first-qubit?start=1' });
  });

  test('is open to a visitor for the first lesson of a free course, and no other', async () => {
    const visitor = site.visitor();
    const [one, two] = await lessonsOf(visitor, 'The free-course');
    const [paid] = await lessonsOf(visitor, 'The basic-course');
    const answers = [];
    for (const { id } of [one, two, paid]) answers.push((await visitor.get(path(id))).status);
    expect(answers).toEqual([200, 401, 401]);
  });

  test('opens for a learner together with the lesson: by its order and by the plan', async () => {
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

  test('is not found if nothing is known to help', async () => {
    const visitor = site.visitor();
    const [one] = await lessonsOf(visitor, 'The free-course');
    await site.pool.query("update lessons set category = 'gardening' where id = $1", [one.id]);

    const answer = await visitor.get(path(one.id));

    expect([answer.status, answer.text]).toEqual([404, 'This lesson has no simulator.']);
    await site.pool.query("update lessons set category = 'qubit' where id = $1", [one.id]);
  });

  test.each(lessonCategories)('of the category %s is a page of this site', (category) => {
    const url = recommendedSimulator({ category, simulatorUrl: null }) ?? '';
    expect(findSimulator(nameIn(url))).toBeDefined();
  });
});

describe('real machines for the lab’s noise', () => {
  const closed = [null, null, null];
  const ratesFor = async (tier: Tier) => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', tier);
    return (await browser.call(simulators.devicePresets)).map(({ rates }) => rates);
  };

  test('are listed for everybody, with what was measured, when, and by whom', async () => {
    const listed = await site.visitor().call(simulators.devicePresets);
    expect(listed.map(({ id }) => id)).toEqual([
      'superconducting',
      'trapped-ions',
      'neutral-atoms',
    ]);
    for (const { measured, source, rates } of listed) {
      expect(measured).toMatch(/ 20\d\d$/);
      expect(source.url).toMatch(/^https:/);
      expect(rates).toBeNull();
    }
  });

  test.each(['free', 'basic', 'premium'] as const)(
    'keep their rates on the %s plan',
    async (tier) => {
      expect(await ratesFor(tier)).toEqual(closed);
    },
  );

  test('reveal their rates on the ultimate plan', async () => {
    expect(await ratesFor('ultimate')).toEqual([
      { depolarizing: 0.0023, amplitudeDamping: 0.0006, readout: 0.0077 },
      { depolarizing: 0.0015, amplitudeDamping: 0, readout: 0.0016 },
      { depolarizing: 0.0054, amplitudeDamping: 0, readout: 0.009 },
    ]);
  });

  test.each(measuredDevices)('$name has the measured error on two wires', (device) => {
    const { depolarizing: p, amplitudeDamping: g } = ratesOf(device);
    const keptOfOne = (1 - (3 / 4) * p) * ((1 + Math.sqrt(1 - g)) / 2) ** 2;
    const error = 1 - (4 * keptOfOne ** 2 + 1) / 5;
    expect(Math.abs(error / device.gateError - 1)).toBeLessThan(0.03);
  });
});

/**
 * Simulators about the subject of each category, except the circuit lab, which can show all of them. The first one is
 * the category's own.
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
    expect(findSimulator(name)).toBeDefined();
    expect(['circuit-lab', ...(fitting[lesson.category] ?? [])]).toContain(name);
  });

  test('some lessons get the simulator made for their subject', () => {
    const names = new Set(lessons.map((lesson) => nameIn(recommendedSimulator(lesson) ?? '')));
    expect(names.size).toBeGreaterThan(1);
  });
});
