import { describe, expect, it } from 'vitest';
import {
  startClock,
  ticked,
  tickLength,
  reported,
  touched,
  type UsageClock,
} from './usage-clock-state.ts';

const minute = 60_000;

/** Ticks until the given time, with a touch of the page now and then. */
function runUntil(clock: UsageClock, end: number, isSeen = true, touchEvery = minute): UsageClock {
  let next = clock;
  for (let now = clock.tickedAt + tickLength; now <= end; now += tickLength) {
    if (now % touchEvery < tickLength) next = touched(next, now);
    next = ticked(next, now, isSeen);
  }
  return next;
}

describe('the time for which a page is used', () => {
  it('is the time for which it is visible', () => {
    expect(reported(runUntil(startClock(0, 10 * minute), 3 * minute), 600).seconds).toBe(180);
  });

  it('does not increase while the page is hidden', () => {
    const seen = runUntil(startClock(0, 10 * minute), minute);
    expect(reported(runUntil(seen, 5 * minute, false), 600).seconds).toBe(60);
  });

  it('ends ten minutes after the last input', () => {
    const alone = runUntil(startClock(0, 10 * minute), 60 * minute, true, Infinity);
    expect(reported(alone, 3600).seconds).toBe(600);
  });

  it('does not include a sleep of the computer', () => {
    const slept = ticked(startClock(0, 10 * minute), 8 * 60 * minute, true);
    expect(reported(touched(slept, 8 * 60 * minute), 600).seconds).toBe(0);
    const woken = ticked(touched(slept, 8 * 60 * minute), 8 * 60 * minute + 5000, true);
    expect(reported(woken, 600).seconds).toBe(5);
  });

  it('never decreases, whatever the clock does', () => {
    expect(reported(ticked(startClock(10_000, 10 * minute), 2000, true), 600).seconds).toBe(0);
  });

  it('is reported in whole seconds, up to the maximum, and the rest is kept', () => {
    const first = reported(ticked(startClock(0, 10 * minute), 4700, true), 600);
    expect(first.seconds).toBe(4);
    expect(reported(ticked(first.clock, 5000, true), 600).seconds).toBe(1);
    const much = reported(runUntil(startClock(0, 10 * minute), 12 * minute), 600);
    expect([much.seconds, reported(much.clock, 600).seconds]).toEqual([600, 120]);
  });
});
