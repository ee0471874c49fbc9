import { longestLearningReport, progress, simulators } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { lessonsOf } from '../../../testing/learning.ts';
import { ada, grace } from '../../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.stopAt('2027-03-02T15:00:00Z'));
afterEach(() => site.forgetLearners());

const report = (browser: Client, seconds: number) =>
  browser.call(progress.learningTime, { body: { seconds } });
const passSeconds = (seconds: number) => site.clock.pass(seconds * 1000);

async function days() {
  const { rows } = await site.pool.query(
    'select date::text, total_time_spent as seconds from user_analytics order by user_id, date',
  );
  return rows as { date: string; seconds: number }[];
}

describe('learning time', () => {
  test("adds up on the learner's own day", async () => {
    const browser = await site.signedIn(grace);
    site.clock.stopAt('2027-03-02T04:30:00Z');
    expect(await report(browser, 0)).toEqual({ today: 0 });
    passSeconds(60);
    expect(await report(browser, 60)).toEqual({ today: 60 });
    passSeconds(45);
    expect(await report(browser, 30)).toEqual({ today: 90 });
    // In New York it is still the evening before.
    expect(await days()).toEqual([{ date: '2027-03-01', seconds: 90 }]);
  });

  test('of two tabs at once counts once', async () => {
    const browser = await site.signedIn(ada);
    await Promise.all([report(browser, 0), report(browser, 0)]);
    for (let minute = 0; minute < 5; minute++) {
      passSeconds(60);
      await Promise.all([report(browser, 60), report(browser, 60)]);
    }
    expect(await days()).toEqual([{ date: '2027-03-02', seconds: 300 }]);
  });

  test('from the night before does not count again after midnight', async () => {
    const browser = await site.signedIn(ada);
    site.clock.stopAt('2027-03-02T23:59:30Z');
    await report(browser, 0);
    passSeconds(60);
    await report(browser, 60);
    await report(browser, 60);
    expect((await days()).reduce((sum, { seconds }) => sum + seconds, 0)).toBe(60);
  });

  test('in a simulator is not counted a second time', async () => {
    const browser = await site.signedIn(ada);
    const [lesson] = await lessonsOf(browser, 'The free-course');
    await report(browser, 0);
    await browser.call(simulators.use, { params: { id: lesson.id }, body: { seconds: 0 } });
    passSeconds(60);
    await report(browser, 60);
    await browser.call(simulators.use, { params: { id: lesson.id }, body: { seconds: 60 } });
    expect(await days()).toEqual([{ date: '2027-03-02', seconds: 60 }]);
  });

  test('never exceeds the clock, no matter what is reported', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            passed: fc.integer({ min: 0, max: 200 }),
            seconds: fc.integer({ min: 0, max: longestLearningReport }),
          }),
          { maxLength: 8 },
        ),
        async (reports) => {
          await site.forgetLearners();
          const browser = await site.signedIn(ada);
          let clock = 0;
          await report(browser, longestLearningReport);
          for (const { passed, seconds } of reports) {
            passSeconds(passed);
            clock += passed;
            await report(browser, seconds);
          }
          const total = (await days()).reduce((sum, { seconds }) => sum + seconds, 0);
          expect(total).toBeLessThanOrEqual(clock);
        },
      ),
      { numRuns: 15 },
    );
  });

  test.each([-1, 1.5, longestLearningReport + 1, '60', null])(
    'a report of %j is refused',
    async (seconds) => {
      const browser = await site.signedIn(ada);
      const { status } = await browser.post('/api/user/learning-time', { seconds });
      expect(status).toBe(422);
      expect(await days()).toEqual([]);
    },
  );
});
