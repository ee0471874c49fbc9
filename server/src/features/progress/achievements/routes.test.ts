import { progress as calls, type AwardedAchievement, type LessonSummary } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { complete, giveTier, ledgerOf, lessonsOf, takeQuiz } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';

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

// Shows: 7 GET /api/achievements
describe('the badges', () => {
  test('are all listed, with the unlocked ones marked', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);

    const list = await browser.call(calls.achievements);

    expect(list).toHaveLength(15);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      name: 'The first-lesson badge',
      description: 'For testing.',
      icon: 'waves',
      pointsAwarded: 10,
      unlocked: true,
      progress: null,
    });
    expect(list.filter((one) => one.unlocked)).toHaveLength(1);
  });

  test('count what is done of those that are locked', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await complete(browser, two.id);
    const list = await browser.call(calls.achievements);
    const counted = list.flatMap(({ unlocked, progress }) =>
      unlocked || !progress ? [] : [progress],
    );
    expect(counted).toContainEqual({ have: 2, need: 3 });
    expect(counted.every(({ have, need }) => have < need)).toBe(true);
  });

  test('of one learner are not given to another', async () => {
    const [hers, his] = [await site.signedIn(ada), await site.signedIn(grace)];
    const [one] = await lessonsOf(hers, free);
    await complete(hers, one.id);

    expect(await unlocked(his)).toEqual([]);
    expect((await site.visitor().get('/api/achievements')).status).toBe(401);
  });
});

describe('achievements are given once, for things that really happened', () => {
  let browser: Client;
  let lessons: readonly [LessonSummary, LessonSummary, LessonSummary];
  beforeEach(async () => {
    browser = await site.signedIn(ada);
    lessons = await lessonsOf(browser, free);
  });

  test('for lessons and for a whole course', async () => {
    const [one, two, three] = lessons;
    expect(names((await complete(browser, one.id)).newAchievements)).toEqual(['first-lesson']);
    expect(names((await complete(browser, two.id)).newAchievements)).toEqual(['two-lessons']);
    expect(names((await complete(browser, three.id)).newAchievements)).toEqual([
      'free-course',
      'one-course',
    ]);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 36, ledger: 36, awards: 4 });
  });

  test('for quizzes: the first, a perfect one, an improved one, a lesson mastered', async () => {
    const [one] = lessons;
    const take = async (right: number) =>
      names((await takeQuiz(browser, one.id, right)).newAchievements);

    expect(await take(3)).toEqual(['first-quiz']);
    site.clock.pass(1000);
    expect(await take(2)).toEqual([]);
    site.clock.pass(1000);
    expect(await take(4)).toEqual(['improved', 'perfect']);
    expect(names((await complete(browser, one.id)).newAchievements)).toEqual([
      'fifty-points',
      'first-lesson',
      'mastered',
    ]);
    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect([points, ledger]).toEqual([55, 55]);
  });

  test('for coming back on another day to a quiz that was hard, but not on the same day', async () => {
    const [one] = lessons;
    const take = async (right: number) =>
      names((await takeQuiz(browser, one.id, right)).newAchievements);

    expect(await take(1)).toEqual(['first-quiz']);
    site.clock.pass(3_600_000);
    expect(await take(1)).toEqual([]);
    site.clock.pass(day);
    expect(await take(1)).toEqual(['came-back', 'two-days']);
    site.clock.pass(day);
    expect(await take(1)).toEqual(['streak-3']);
  });

  test('but not for coming back to a quiz that was half right', async () => {
    const [one] = lessons;
    await takeQuiz(browser, one.id, 2);
    site.clock.pass(day);
    await takeQuiz(browser, one.id, 2);
    expect(await unlocked(browser)).not.toContain('came-back');
  });

  test('for a level reached through their own points', async () => {
    await giveTier(site.pool, 'ada', 'ultimate');
    for (const { id } of lessons) await complete(browser, id);
    for (const { id } of lessons.slice(0, 2)) await takeQuiz(browser, id);
    const [paid, next] = await lessonsOf(browser, 'The premium-course');
    await takeQuiz(browser, paid.id);
    await complete(browser, paid.id);
    await takeQuiz(browser, next.id);

    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect(points).toBe(ledger);
    expect(points).toBeGreaterThanOrEqual(100);
    expect(await unlocked(browser)).toContain('level-2');
    expect((await dashboard(browser)).user.points).toBe(points);
  });
});
