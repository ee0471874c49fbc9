import { longestSimulatorReport, simulators } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { complete, ledgerOf, lessonsOf } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-02T15:00:00Z'));
afterEach(() => site.forgetLearners());

const path = (id: number) => `/api/lessons/${String(id)}/simulator-use`;
const report = (browser: Client, id: number, seconds: number) =>
  browser.call(simulators.use, { params: { id }, body: { seconds } });
const passSeconds = (seconds: number) => site.clock.pass(seconds * 1000);

async function days() {
  const { rows } = await site.pool.query(
    `select date::text, simulator_usage_count as uses, simulator_time_spent as seconds
     from user_analytics order by user_id, date`,
  );
  return rows as { date: string; uses: number; seconds: number }[];
}

async function activities() {
  const { rows } = await site.pool.query(
    `select type, entity_type, entity_id, (metadata ->> 'seconds')::int as seconds, ip_address
     from user_activities where type = 'simulator-used' order by id`,
  );
  return rows as Record<string, unknown>[];
}

describe('the use of a simulator', () => {
  test('counts for the learner’s day and appears among the activities', async () => {
    const browser = await site.signedIn(grace);
    const [one] = await lessonsOf(browser, 'The free-course');
    site.clock.set('2027-03-02T04:30:00Z');

    expect(await report(browser, one.id, 0)).toEqual({ seconds: 0 });
    passSeconds(61);
    expect(await report(browser, one.id, 60)).toEqual({ seconds: 60 });
    passSeconds(31);
    expect(await report(browser, one.id, 30)).toEqual({ seconds: 90 });

    // In New York it is still the evening before.
    expect(await days()).toEqual([{ date: '2027-03-01', uses: 1, seconds: 90 }]);
    expect(await activities()).toEqual([
      {
        type: 'simulator-used',
        entity_type: 'lesson',
        entity_id: one.id,
        seconds: 90,
        ip_address: expect.stringMatching(/^198\.51\.100/),
      },
    ]);
  });

  // Shows: A3 times
  test('counts time no faster than the clock, no matter how often and from where it is reported', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, 'The free-course');
    await complete(browser, one.id);
    await report(browser, one.id, 600);
    passSeconds(21);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        report(browser, index % 2 ? one.id : two.id, longestSimulatorReport),
      ),
    );
    const [day] = await days();
    expect(day?.uses).toBe(2);
    expect(day?.seconds).toBeGreaterThanOrEqual(21);
    // Real time passes while the fifty are answered.
    expect(day?.seconds).toBeLessThan(60);
  });

  test('is one use, no matter how often the page is opened again', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    for (let visit = 0; visit < 5; visit++) {
      await report(browser, one.id, 0);
      passSeconds(20 * 60);
    }
    expect((await days()).map(({ uses }) => uses)).toEqual([1]);
    expect(await activities()).toHaveLength(1);
  });

  test('is a new one after half an hour without a report', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    await report(browser, one.id, 0);
    passSeconds(31 * 60);
    expect(await report(browser, one.id, 600)).toEqual({ seconds: 0 });
    expect((await days()).map(({ uses }) => uses)).toEqual([2]);
    expect(await activities()).toHaveLength(2);
  });

  test('continues over midnight into the next day without counting twice', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    site.clock.set('2027-03-02T23:59:30Z');
    await report(browser, one.id, 0);
    passSeconds(61);
    await report(browser, one.id, 60);
    expect(await days()).toEqual([
      { date: '2027-03-02', uses: 1, seconds: 0 },
      { date: '2027-03-03', uses: 0, seconds: 60 },
    ]);
  });

  test('pays nothing, and is not a learning day for the streak', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    await report(browser, one.id, 0);
    expect(await ledgerOf(site.pool, 'ada')).toMatchObject({ points: 0, awards: 0 });
    const dashboard = (await browser.get('/api/user/dashboard')).json<{
      user: { streak: number };
      daysLearnedThisWeek: number;
    }>();
    expect([dashboard.user.streak, dashboard.daysLearnedThisWeek]).toEqual([0, 0]);
  });

  // Shows: A9 use
  test('belongs only to the learner', async () => {
    const [hers, his] = [await site.signedIn(ada), await site.signedIn(grace)];
    const [one] = await lessonsOf(hers, 'The free-course');
    await report(hers, one.id, 0);
    passSeconds(31);
    expect(await report(his, one.id, 30)).toEqual({ seconds: 0 });
    expect(await report(hers, one.id, 30)).toEqual({ seconds: 30 });
  });

  test('by a visitor is not stored for anybody', async () => {
    const visitor = site.visitor();
    const [one] = await lessonsOf(visitor, 'The free-course');
    const answer = await visitor.post(path(one.id), { seconds: 0 });
    expect(answer.status).toBe(401);
    expect([await days(), await activities()]).toEqual([[], []]);
  });

  test('can be reported for lessons that are open to the learner', async () => {
    const browser = await site.signedIn(ada);
    const [, two] = await lessonsOf(browser, 'The free-course');
    const [paid] = await lessonsOf(browser, 'The premium-course');
    const status = async (id: number) => (await browser.post(path(id), { seconds: 0 })).status;
    expect([await status(two.id), await status(paid.id), await status(999)]).toEqual([
      403, 403, 404,
    ]);
    expect(await activities()).toEqual([]);
  });

  test('is not accepted from another site', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    const answer = await browser.post(
      path(one.id),
      { seconds: 0 },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect(await activities()).toEqual([]);
  });

  test.each([
    {},
    { seconds: -1 },
    { seconds: 601 },
    { seconds: 0.5 },
    { seconds: '5' },
    { seconds: null },
    { seconds: [5] },
    { seconds: 1e308 },
    { seconds: 5, points: 9 },
    { seconds: 5, userId: 1 },
    [],
    'five',
    null,
  ])('is not accepted from a body such as %j', async (body) => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, 'The free-course');
    const answer = await browser.request('POST', path(one.id), {
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.status).toBe(422);
    expect(await activities()).toEqual([]);
  });

  test(
    'any reports at any times: never more than the time that passed',
    { timeout: 60_000 },
    async () => {
      const step = fc.record({
        pass: fc.integer({ min: 0, max: 4000 }),
        seconds: fc.integer({ min: 0, max: longestSimulatorReport }),
        second: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          site.clock.set('2027-03-02T00:00:00Z');
          const started = Date.now();
          const browser = await site.signedIn(ada);
          const [one, two] = await lessonsOf(browser, 'The free-course');
          await complete(browser, one.id);
          for (const { pass, seconds, second } of steps) {
            passSeconds(pass);
            await report(browser, second ? two.id : one.id, seconds);
          }
          const realSeconds = Math.ceil((Date.now() - started) / 1000);
          const passed = steps.slice(1).reduce((sum, { pass }) => sum + pass, 0);
          const reported = steps.slice(1).reduce((sum, { seconds }) => sum + seconds, 0);
          const counted = (await days()).reduce((sum, { seconds }) => sum + seconds, 0);
          const recorded = (await activities()).reduce(
            (sum, row) => sum + Number(row['seconds']),
            0,
          );
          expect(recorded).toBe(counted);
          expect(counted).toBeLessThanOrEqual(Math.min(reported, passed + realSeconds));
          await site.forgetLearners();
        }),
        { numRuns: 15 },
      );
    },
  );
});
