import {
  accounts,
  formatLearnedAt,
  learnedAtHeader,
  progress as calls,
  type AwardedAchievement,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { complete, lessonsOf, takeQuiz } from '../../../testing/learning.ts';
import { ada } from '../../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z')); // a Monday
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const day = 24 * 3_600_000;
const dashboard = (browser: Client) => browser.call(calls.dashboard);
const names = (achievements: readonly AwardedAchievement[]) =>
  achievements.map(({ name }) => name.replace(/^The | badge$/g, '')).toSorted();

async function unlocked(browser: Client): Promise<string[]> {
  return names((await browser.call(calls.achievements)).filter((one) => one.unlocked));
}

describe('the streak', () => {
  const streak = async (browser: Client) => {
    const { user } = await dashboard(browser);
    expect((await browser.call(accounts.currentUser)).streak).toBe(user.streak);
    return user.streak;
  };

  test('grows by a local day, and is 0 after a whole day was missed', async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await takeQuiz(browser, one.id);
    expect(await streak(browser)).toBe(1);
    site.clock.pass(day);
    expect(await streak(browser)).toBe(1);
    await complete(browser, two.id);
    expect(await streak(browser)).toBe(2);
    site.clock.pass(2 * day);
    expect(await streak(browser)).toBe(0);
    await complete(browser, three.id);
    expect(await streak(browser)).toBe(1);
  });

  test('does not count a lesson that was already completed', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    site.clock.pass(day);
    await complete(browser, one.id);
    expect(await streak(browser)).toBe(1);
    site.clock.pass(day);
    expect(await streak(browser)).toBe(0);
  });

  test('counts a repeated quiz that pays nothing more', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id);
    site.clock.pass(day);
    await takeQuiz(browser, one.id, 0);
    expect(await streak(browser)).toBe(2);
  });
});

describe('a change of time zone', () => {
  const moveTo = (browser: Client, timeZone: string) =>
    browser.call(accounts.moveToZone, { body: { timeZone } });
  const learningDays = async () =>
    (await site.pool.query<{ date: string }>('select date::text from user_analytics order by date'))
      .rows;

  test('counts days in Auckland for a learner who has moved there and stayed signed in', async () => {
    const browser = await site.signedIn(ada); // in London
    const [one, two, three] = await lessonsOf(browser, free);
    await moveTo(browser, 'Pacific/Auckland');
    // 2 March at 22:00, 3 March at 12:00, and 4 March at 23:00 in Auckland. In London, the 3rd would be missed.
    for (const [time, { id }] of [
      ['2027-03-02T09:00:00Z', one],
      ['2027-03-02T23:00:00Z', two],
      ['2027-03-04T10:00:00Z', three],
    ] as const) {
      site.clock.set(time);
      await complete(browser, id);
    }
    expect((await dashboard(browser)).user.streak).toBe(3);
  });

  test('back and forth within an hour makes one day of learning, no matter the dates', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/London'];
    for (const zone of [...zones, ...zones, ...zones.toReversed()]) {
      await moveTo(browser, zone);
      await takeQuiz(browser, one.id, 1);
      site.clock.pass(60_000);
    }
    expect((await dashboard(browser)).user.streak).toBe(1);
    expect(await learningDays()).toEqual([{ date: '2027-03-01' }]);
    expect(await unlocked(browser)).not.toContain('two-days');
  });

  test('never sets back a learner who learns every day on a journey, and counts each date once', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    const streaks: number[] = [];
    // By the local clocks: 1 March, 3 March, 3 March again, 4 March.
    for (const zone of ['Europe/London', 'Pacific/Auckland', 'America/New_York', 'Europe/London']) {
      await moveTo(browser, zone);
      await takeQuiz(browser, one.id, 1);
      streaks.push((await dashboard(browser)).user.streak);
      site.clock.pass(day);
    }
    expect(streaks).toEqual([1, 2, 2, 3]);
    expect(await learningDays()).toEqual([
      { date: '2027-03-01' },
      { date: '2027-03-03' },
      { date: '2027-03-04' },
    ]);
  });
});

// Node knows the first two zones, but PostgreSQL does not.
test.each(['US/Pacific-New', 'PLT', 'europe/london'])(
  'a learner in %s learns like everybody else',
  async (timeZone) => {
    const browser = await site.signedIn({ ...ada, timeZone });
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id, 1);
    site.clock.pass(day);
    expect(names((await takeQuiz(browser, one.id, 1)).newAchievements)).toContain('came-back');
    expect((await dashboard(browser)).user.streak).toBe(2);
  },
);

test('a stored zone that is no longer known does not prevent learning', async () => {
  const browser = await site.signedIn(ada);
  const [one] = await lessonsOf(browser, free);
  await site.pool.query(`update users set time_zone = 'Mars/Olympus_Mons'`);
  await complete(browser, one.id);
  await takeQuiz(browser, one.id, 1);
  expect((await dashboard(browser)).user.streak).toBe(1);
  expect((await browser.call(accounts.currentUser)).streak).toBe(1);
});

describe('offline learning', () => {
  const completeAt = (
    browser: Client,
    lesson: number,
    moment: string,
    timeZone = 'Europe/London',
  ) =>
    browser.post(`/api/lessons/${String(lesson)}/complete`, undefined, {
      [learnedAtHeader]: formatLearnedAt({ moment: new Date(moment), timeZone }),
    });
  const streakOf = async (browser: Client) => (await dashboard(browser)).user.streak;
  const learningDays = async () => {
    const { rows } = await site.pool.query<{ date: string }>(
      'select date::text from user_analytics order by date',
    );
    return rows.map(({ date }) => date);
  };

  test('counts on the day when it happened', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await completeAt(browser, one.id, '2027-02-28T18:00:00Z');
    await completeAt(browser, two.id, '2027-03-01T09:00:00Z');
    expect(await streakOf(browser)).toBe(2);
    expect(await learningDays()).toEqual(['2027-02-28', '2027-03-01']);
  });

  test('counts by the clock of the place where it happened', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    // In Tokyo it is the first of March, in London the last of February.
    await completeAt(browser, one.id, '2027-02-28T16:00:00Z', 'Asia/Tokyo');
    expect(await learningDays()).toEqual(['2027-03-01']);
  });

  test.each([
    ['in the future', '2027-03-02T12:00:00Z'],
    ['more than seven days ago', '2027-02-20T12:00:00Z'],
  ])('counts now if the device reports a time %s', async (_, moment) => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await completeAt(browser, one.id, moment);
    expect(await learningDays()).toEqual(['2027-03-01']);
  });

  test('never adds a day before the last one that counted', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await completeAt(browser, two.id, '2027-02-27T12:00:00Z');
    expect(await streakOf(browser)).toBe(1);
    expect(await learningDays()).toEqual(['2027-03-01']);
  });
});
