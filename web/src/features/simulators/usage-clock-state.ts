/** Counts for how long a simulator is used: seen, and touched now and then. Pure. */

export interface UsageClock {
  /** Milliseconds on the page's clock, of the last tick. */
  readonly tickedAt: number;
  /** Of the last sign that somebody is there. */
  readonly touchedAt: number;
  /** Milliseconds of use that were not told yet. */
  readonly untold: number;
}

/** Milliseconds between ticks. A computer that slept through some has not been used meanwhile. */
export const tickLength = 5000;
/** Milliseconds without a sign of life after which nobody is there. */
const patience = 10 * 60_000;

export function startClock(now: number): UsageClock {
  return { tickedAt: now, touchedAt: now, untold: 0 };
}

/** `isSeen` is whether the page was to be seen since the last tick. */
export function ticked(clock: UsageClock, now: number, isSeen: boolean): UsageClock {
  const passed = Math.min(Math.max(0, now - clock.tickedAt), 2 * tickLength);
  const isUsed = isSeen && now - clock.touchedAt <= patience;
  return { ...clock, tickedAt: now, untold: clock.untold + (isUsed ? passed : 0) };
}

export function touched(clock: UsageClock, now: number): UsageClock {
  return { ...clock, touchedAt: now };
}

/** The whole seconds to tell, at most so many, and the clock without them. */
export function told(clock: UsageClock, most: number): { seconds: number; clock: UsageClock } {
  const seconds = Math.min(most, Math.floor(clock.untold / 1000));
  return { seconds, clock: { ...clock, untold: clock.untold - seconds * 1000 } };
}
