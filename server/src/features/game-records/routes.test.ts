import { accounts, gameRecords as calls } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-02T12:00:00Z'));
afterEach(() => site.forgetLearners());

const [monday, tuesday] = ['2027-03-01', '2027-03-02'];
const post = { game: 'bb84', level: 2 } as const;
const path = '/api/user/game-records/bb84/2';
const save = (browser: Client, day: string, dayBest: number, beforeBest: number | null = null) =>
  browser.post(path, { day, dayBest, beforeBest });
const records = (browser: Client) => browser.call(calls.list);

describe('the longest run of a learner', () => {
  test('is the same on another device', async () => {
    const browser = await site.signUp(ada);
    expect(await records(browser)).toEqual([]);
    expect((await save(browser, tuesday, 4)).status).toBe(200);
    const tablet = site.visitor();
    const { username, password } = ada;
    await tablet.call(accounts.login, { body: { username, password } });
    expect(await records(tablet)).toEqual([
      { ...post, day: tuesday, dayBest: 4, beforeBest: null },
    ]);
  });

  test('is the better one, in whichever order the days arrive', async () => {
    const browser = await site.signUp(ada);
    await save(browser, tuesday, 4);
    await save(browser, monday, 7);
    await save(browser, monday, 5, 2);
    expect(await records(browser)).toEqual([{ ...post, day: tuesday, dayBest: 4, beforeBest: 7 }]);
    await save(browser, tuesday, 3, 9);
    expect(await records(browser)).toEqual([{ ...post, day: tuesday, dayBest: 4, beforeBest: 9 }]);
    site.clock.set('2027-03-03T12:00:00Z');
    await save(browser, '2027-03-03', 1);
    expect(await records(browser)).toEqual([
      { ...post, day: '2027-03-03', dayBest: 1, beforeBest: 9 },
    ]);
  });

  test('is kept if 50 calls arrive at once', async () => {
    const browser = await site.signUp(ada);
    const runs = Array.from({ length: 50 }, (_, at) => ((at * 37) % 50) + 1);
    await Promise.all(runs.map((run, at) => save(browser, at % 2 ? monday : tuesday, run)));
    const best = (from: 0 | 1) => Math.max(...runs.filter((_, at) => at % 2 === from));
    expect(await records(browser)).toEqual([
      { ...post, day: tuesday, dayBest: best(0), beforeBest: best(1) },
    ]);
  });

  test('of a device whose clock is ahead counts for today', async () => {
    const browser = await site.signUp(ada);
    await save(browser, '2037-01-01', 4);
    expect(await records(browser)).toMatchObject([{ day: tuesday, dayBest: 4, beforeBest: null }]);
  });
});

test('a record of another learner is neither read nor changed', async () => {
  const hers = await site.signUp(ada);
  await save(hers, tuesday, 4);
  const his = await site.signUp(grace);
  expect(await records(his)).toEqual([]);
  await save(his, tuesday, 9);
  expect(await records(hers)).toMatchObject([{ dayBest: 4 }]);
});

test('records require a learner', async () => {
  const visitor = site.visitor();
  expect((await visitor.get('/api/user/game-records')).status).toBe(401);
  expect((await save(visitor, tuesday, 4)).status).toBe(401);
});

test('a run that is no number of wins, or no day, is refused', async () => {
  const browser = await site.signUp(ada);
  for (const odd of [
    { dayBest: 0 },
    { dayBest: 1000 },
    { dayBest: 1.5 },
    { dayBest: '4' },
    { beforeBest: 0 },
    { beforeBest: 1e9 },
    { day: 'today' },
    { day: '2027-02-30' },
    { points: 5 },
  ]) {
    const body = { day: tuesday, dayBest: 4, beforeBest: null, ...odd };
    expect((await browser.post(path, body)).status, JSON.stringify(odd)).toBe(422);
  }
  expect(await records(browser)).toEqual([]);
});

test('only games and levels that exist have records', async () => {
  const browser = await site.signUp(ada);
  for (const odd of ['bb84/4', 'bb84/0', 'bb84/1.5', 'noise/1', 'constructor/1', 'bb84/x']) {
    const reply = await browser.post(`/api/user/game-records/${odd}`, {
      day: tuesday,
      dayBest: 4,
      beforeBest: null,
    });
    expect(reply.status, odd).toBe(404);
  }
});

// Runs last: a learner who has used up the limit stays refused in this process for a minute.
// Shows: A3 how often
test('records can be saved at most 120 times a minute', async () => {
  const browser = await site.signUp(ada);
  const statuses = new Set<number>();
  for (let tries = 0; tries < 130; tries += 1)
    statuses.add((await save(browser, tuesday, 4)).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
