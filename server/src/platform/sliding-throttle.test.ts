import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { recentTries } from './database/schema/index.ts';
import { TooMany } from './errors.ts';
import { forgetTries, slidingThrottle, type Try } from './sliding-throttle.ts';

const testing = useTestDatabase();
const minute = 60_000;
let clock = Date.parse('2027-03-01T12:00:00Z');

const server = () => ({ database: testing.database, now: () => new Date(clock) });
const take = (key: string, tries = 3) =>
  slidingThrottle({ name: 'test', tries, seconds: 15 * 60, sentence: 'Please wait.' }).take(
    server(),
    key,
  );

async function isTaken(key = 'ada', tries = 3): Promise<boolean> {
  try {
    await take(key, tries);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TooMany);
    return false;
  }
}

beforeEach(() => testing.forgetLearners());

describe('a sliding throttle', () => {
  test(
    'never allows more than its tries in any window, no matter when they come',
    { tags: ['exhaustive'] },
    async () => {
      const pauses = fc.array(fc.integer({ min: 0, max: 12 * minute }), {
        minLength: 20,
        maxLength: 30,
      });
      await fc.assert(
        fc.asyncProperty(pauses, async (times) => {
          await testing.forgetLearners();
          const taken: number[] = [];
          for (const pause of times) {
            clock += pause;
            if (await isTaken()) taken.push(clock);
          }
          taken.forEach((first, index) => {
            const fourth = taken[index + 3];
            if (fourth !== undefined) expect(fourth - first).toBeGreaterThanOrEqual(15 * minute);
          });
          expect(taken.length).toBeGreaterThanOrEqual(3);
        }),
        { numRuns: 15 },
      );
    },
  );

  test("does not allow the full number twice around a window's end", async () => {
    expect(await isTaken()).toBe(true);
    clock += 14 * minute;
    expect([await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, false]);
    clock += 2 * minute;
    expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  });

  test('lets no more in if many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => isTaken('ada', 10)));
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  test('says when the oldest try stops counting', async () => {
    await isTaken();
    clock += 5 * minute;
    await isTaken();
    await isTaken();
    await expect(take('ada')).rejects.toMatchObject({
      message: 'Please wait.',
      retryAfterSeconds: 600,
    });
  });

  test('takes back one try, even if others were made in the same millisecond', async () => {
    const tries: Try[] = [];
    for (let count = 0; count < 3; count += 1) tries.push(await take('ada'));
    expect(await isTaken()).toBe(false);
    await tries[1]?.giveBack();
    expect([await isTaken(), await isTaken()]).toEqual([true, false]);
  });

  test('tells keys apart, stores none in the clear, and deletes tries that no longer count', async () => {
    await isTaken('ada');
    expect(await isTaken('grace')).toBe(true);
    expect(JSON.stringify(await testing.database.select().from(recentTries))).not.toMatch(
      /ada|grace/,
    );
    clock += 15 * minute + 1;
    await forgetTries(server());
    expect(await testing.database.$count(recentTries)).toBe(0);
  });
});
