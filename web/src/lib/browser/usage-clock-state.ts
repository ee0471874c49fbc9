/** Counts for how long a page is used: seen, and touched now and then. Pure. */

export interface UsageClock {
  /** Milliseconds on the page's clock, of the last tick. */
  readonly tickedAt: number;
  /** Of the last sign that somebody is there. */
  readonly touchedAt: number;
  /** Milliseconds of use that were not reported yet. */
  readonly unreported: number;
  /** Milliseconds without a sign of life after which nobody is there. */
  readonly idleAfter: number;
}

/** Milliseconds between ticks. A computer that slept through some has not been used meanwhile. */
export const tickLength = 5000;

export function startClock(now: number, idleAfter: number): UsageClock {
  return { tickedAt: now, touchedAt: now, unreported: 0, idleAfter };
}

/** `isSeen` is whether the page was to be seen since the last tick. */
export function ticked(clock: UsageClock, now: number, isSeen: boolean): UsageClock {
  const passed = Math.min(Math.max(0, now - clock.tickedAt), 2 * tickLength);
  const isUsed = isSeen && now - clock.touchedAt <= clock.idleAfter;
  return { ...clock, tickedAt: now, unreported: clock.unreported + (isUsed ? passed : 0) };
}

export function touched(clock: UsageClock, now: number): UsageClock {
  return { ...clock, touchedAt: now };
}

/** The whole seconds to report, at most `max`, and the clock without them. */
export function reported(clock: UsageClock, max: number): { seconds: number; clock: UsageClock } {
  const seconds = Math.min(max, Math.floor(clock.unreported / 1000));
  return { seconds, clock: { ...clock, unreported: clock.unreported - seconds * 1000 } };
}
