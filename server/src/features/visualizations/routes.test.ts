import { visualizations as calls, type InteractBody } from '@qubloom/contract';
import { formatProblem, loadCurriculum } from '@qubloom/curriculum';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visualizations } from '../../platform/database/schema/index.ts';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallContentFiles } from '../../testing/content.ts';
import { ledgerOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

/** Returns the small library with a badge for two visualizations. */
function curriculum() {
  const files = new Map(smallContentFiles());
  files.set(
    'achievements/achievements.yaml',
    `- { slug: both, name: Both, description: All of them., icon: gem, pointsAwarded: 15,
       rule: { kind: visualizations-completed, atLeast: 2 } }`,
  );
  const result = loadCurriculum(files);
  if (result.ok) return result.curriculum;
  throw new Error(result.problems.map(formatProblem).join('\n'));
}

const site = useTestApp({ content: ({ database }) => storeCurriculum(database, curriculum()) });
beforeEach(() => site.clock.stopAt('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const minutes = (count: number) => count * 60_000;

async function visualizationNamed(browser: Client, title: string) {
  const found = (await browser.call(calls.list)).find((one) => one.title === title);
  if (!found) throw new Error(`there is no visualization ${title}`);
  return found;
}

async function playing(person = ada) {
  const browser = await site.signedIn(person);
  site.clock.pass(minutes(10));
  const { id } = await visualizationNamed(browser, 'Turn It');
  const at = `/api/visualizations/${String(id)}/interact`;
  return {
    browser,
    id,
    report: (body: unknown) => browser.post(at, body),
    play: (timeSpent: number, interactionCount = 1, completed = false) =>
      browser.call(calls.interact, {
        params: { id },
        body: { completed, timeSpent, interactionCount },
      }),
  };
}

const streakOf = async (browser: Client) =>
  (await browser.get('/api/user')).json<{ streak: number }>().streak;

describe('everybody', () => {
  // Shows: 7 GET /api/visualizations
  test('can list the existing ones', async () => {
    const all = await site.visitor().call(calls.list);
    expect(all.map(({ title, concept, complexity }) => [title, concept, complexity])).toEqual([
      ['Turn It', 'One qubit', 'simple'],
      ['Mix It', 'Bits and chance', 'simple'],
    ]);
  });

  // Shows: 7 GET /api/visualizations/{id}; 9 slider defaults
  test('can read one with all its parts, or learns that it does not exist', async () => {
    const browser = site.visitor();
    const found = await visualizationNamed(browser, 'Turn It');
    expect(await browser.call(calls.visualization, { params: { id: found.id } })).toEqual({
      ...found,
      question: 'Where is it half?',
      svgData: expect.stringContaining('<circle id="core"'),
      animationScript: expect.stringContaining('"attribute":"r"'),
      interactiveElements: [
        {
          id: 'alpha',
          type: 'slider',
          label: 'How much of 1',
          default: 0,
          min: 0,
          max: 1,
          step: 0.01,
        },
      ],
      explanationSteps: [
        { title: 'One', content: 'Only words.' },
        { title: 'Two', content: 'More words.' },
        { title: 'Three', content: 'No more words.' },
      ],
    });
    expect(await browser.get('/api/visualizations/99999')).toMatchObject({
      status: 404,
      text: 'That visualization does not exist.',
    });
  });

  test('stores nothing without signing in', async () => {
    const browser = site.visitor();
    const { id } = await visualizationNamed(browser, 'Turn It');
    const body: InteractBody = { completed: true, timeSpent: 1, interactionCount: 1 };
    const asked = await Promise.all([
      browser.get('/api/user/visualizations'),
      browser.post(`/api/visualizations/${String(id)}/interact`, body),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([401, 401]);
  });
});

describe('play', () => {
  // Shows: 7 POST /api/visualizations/{id}/interact
  test('adds up, and the learner gets it back', async () => {
    const { browser, id, play } = await playing();
    expect(await browser.call(calls.mine)).toEqual([]);
    expect(await play(60, 5)).toEqual({
      completed: false,
      timeSpent: 60,
      interactionCount: 5,
      newAchievements: [],
    });
    site.clock.pass(minutes(1));
    expect(await play(30, 2)).toMatchObject({ timeSpent: 90, interactionCount: 7 });
    expect(await browser.call(calls.mine)).toEqual([
      { visualizationId: id, completed: false, timeSpent: 90, interactionCount: 7 },
    ]);
    expect(await streakOf(browser)).toBe(0);
  });

  test('is completed once, which is a day of learning and pays nothing by itself', async () => {
    const { browser, id, play } = await playing();
    expect(await play(20, 3, true)).toMatchObject({ completed: true });
    expect(await play(0, 0, true)).toMatchObject({ completed: true, newAchievements: [] });
    expect(await play(0, 0, false)).toMatchObject({ completed: true });
    expect(await browser.call(calls.mine)).toMatchObject([{ visualizationId: id, timeSpent: 20 }]);
    expect(await streakOf(browser)).toBe(1);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 0, ledger: 0, awards: 0 });
    const { rows } = await site.pool.query(
      `select type, entity_type, entity_id from user_activities`,
    );
    expect(rows).toEqual([
      { type: 'visualization-completed', entity_type: 'visualization', entity_id: id },
    ]);
  });

  // Shows: A1 visualizations
  test('earns the badge for two completed ones, once', async () => {
    const { browser, play } = await playing();
    const { id: other } = await visualizationNamed(browser, 'Mix It');
    expect(await play(5, 1, true)).toMatchObject({ newAchievements: [] });
    const body = { completed: true, timeSpent: 0, interactionCount: 0 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser.call(calls.interact, { params: { id: other }, body }),
      ),
    );
    expect(answers.flatMap(({ newAchievements }) => newAchievements)).toMatchObject([
      { name: 'Both', pointsAwarded: 15 },
    ]);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 15, ledger: 15, awards: 1 });
  });

  // Shows: A3 visualizations
  test('counts no faster than the clock, and counts a report that comes twice once', async () => {
    const { play } = await playing();
    await play(0, 0);
    site.clock.pass(minutes(10));
    expect(await play(3600, 10_000)).toMatchObject({ timeSpent: 600, interactionCount: 6000 });
    expect(await play(3600, 10)).toMatchObject({ timeSpent: 600 });
    site.clock.pass(minutes(1));
    expect(await play(3600, 10)).toMatchObject({ timeSpent: 660 });
  });

  // Shows: A3 visualizations
  test('of two at once counts the time for one of them', async () => {
    const { browser, play } = await playing();
    const { id: other } = await visualizationNamed(browser, 'Mix It');
    const body = { completed: false, timeSpent: 600, interactionCount: 1 };
    await play(600);
    expect(await browser.call(calls.interact, { params: { id: other }, body })).toMatchObject({
      timeSpent: 0,
    });
  });

  // Shows: A3 visualizations
  test.each([
    ['negative time', { timeSpent: -1 }],
    ['half a second', { timeSpent: 0.5 }],
    ['a huge time', { timeSpent: 1e9 }],
    ['NaN, which JSON sends as null', { timeSpent: Number.NaN }],
    ['a negative count', { interactionCount: -1 }],
    ['a huge count', { interactionCount: 1e9 }],
    ['letters', { interactionCount: '3' }],
    ['no value for completion', { completed: null }],
    ['an extra field', { points: 100 }],
  ])('with %s is refused', async (_, more) => {
    const { browser, report } = await playing();
    const body = { completed: true, timeSpent: 1, interactionCount: 1, ...more };
    expect((await report(body)).status).toBe(422);
    expect(await browser.call(calls.mine)).toEqual([]);
  });

  test('is refused for one that does not exist or is retired', async () => {
    const { browser, id, play } = await playing();
    await play(10);
    const retire = (moment: Date | null) =>
      site.database
        .update(visualizations)
        .set({ retiredAt: moment })
        .where(eq(visualizations.id, id));
    await retire(new Date());
    const body = { completed: true, timeSpent: 1, interactionCount: 1 };
    for (const missing of [id, 99_999]) {
      const answer = await browser.post(`/api/visualizations/${String(missing)}/interact`, body);
      expect(answer).toMatchObject({ status: 404, text: 'That visualization does not exist.' });
    }
    expect(await browser.call(calls.mine)).toEqual([]);
    await retire(null);
    expect(await browser.call(calls.mine)).toHaveLength(1);
  });

  // Shows: A1 visualizations
  test('completed by fifty requests at once is completed once', async () => {
    const { browser, play } = await playing();
    await Promise.all(Array.from({ length: 50 }, () => play(600, 1, true)));
    expect(await browser.call(calls.mine)).toMatchObject([{ completed: true, timeSpent: 600 }]);
    const { rows } = await site.pool.query(`select count(*)::int as count from user_activities`);
    expect(rows).toEqual([{ count: 1 }]);
    expect(await streakOf(browser)).toBe(1);
  });

  // Shows: A9 visualizations
  test('is visible to nobody else', async () => {
    const { play } = await playing();
    await play(20, 3, true);
    expect(await (await site.signedIn(grace)).call(calls.mine)).toEqual([]);
  });
});
