import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPlay, playAfter, type Play } from './play.ts';

const start = new Date('2027-03-01T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('a report is added to the earlier ones', () => {
  const before: Play = { completed: false, timeSpent: 40, interactionCount: 7 };
  const report = { completed: true, timeSpent: 20, interactionCount: 12 };
  expect(playAfter(before, report, start, later(60))).toEqual({
    completed: true,
    timeSpent: 60,
    interactionCount: 19,
  });
});

test('completed stays completed', () => {
  const before: Play = { ...noPlay, completed: true };
  const report = { completed: false, timeSpent: 1, interactionCount: 1 };
  expect(playAfter(before, report, start, later(60)).completed).toBe(true);
});

test('a clock that was set back adds nothing', () => {
  const report = { completed: false, timeSpent: 9, interactionCount: 9 };
  expect(playAfter(noPlay, report, later(60), start)).toEqual(noPlay);
});

// Shows: A3 visualizations
test('for any reports, time runs no faster than the clock', () => {
  const report = fc.record({
    completed: fc.boolean(),
    timeSpent: fc.nat(3600),
    interactionCount: fc.nat(10_000),
  });
  const reports = fc.array(fc.tuple(report, fc.integer({ min: 0, max: 300 })), { maxLength: 30 });
  fc.assert(
    fc.property(reports, (sent) => {
      let play = noPlay;
      let now = 0;
      for (const [one, pause] of sent) {
        const after = playAfter(play, one, later(now), later(now + pause));
        expect(after.timeSpent - play.timeSpent).toBeLessThanOrEqual(one.timeSpent);
        expect(after.timeSpent).toBeGreaterThanOrEqual(play.timeSpent);
        expect(after.interactionCount).toBeGreaterThanOrEqual(play.interactionCount);
        play = after;
        now += pause;
      }
      expect(play.timeSpent).toBeLessThanOrEqual(now);
      expect(play.interactionCount).toBeLessThanOrEqual(10 * now);
    }),
  );
});
