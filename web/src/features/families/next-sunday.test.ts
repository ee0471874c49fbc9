import { expect, test } from 'vitest';
import { nextSunday } from './next-sunday.ts';

test.each([
  ['2026-11-30T20:00:00Z', 'UTC', 'Sunday, December 6'],
  ['2026-12-06T15:59:00Z', 'UTC', 'Sunday, December 6'],
  ['2026-12-06T16:00:00Z', 'UTC', 'Sunday, December 13'],
  // In New York it is still Saturday, and in Tokyo already Monday.
  ['2026-12-06T04:30:00Z', 'America/New_York', 'Sunday, December 6'],
  ['2026-12-06T16:30:00Z', 'Asia/Tokyo', 'Sunday, December 13'],
])('at %s in %s, the next one is on %s', (now, timeZone, day) => {
  expect(nextSunday(new Date(now), timeZone)).toBe(day);
});
