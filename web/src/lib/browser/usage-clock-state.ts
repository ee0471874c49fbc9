/** Measures for how long a page is used. It is used while it is visible and gets input now and then. */

export interface UsageClock {
  /** Time of the last tick, in milliseconds on the page's clock. */
  readonly tickedAt: number;
  /** Time of the last input. */
  readonly touchedAt: number;
  /** Milliseconds of use that have not been reported yet. */
  readonly unreported: number;
  /** Milliseconds without input after which the page counts as unused. */
  readonly idleAfter: number;
}

/** Milliseconds between ticks. A longer gap means that the computer was asleep and not in use. */
export const tickLength = 5000;

export function startClock(now: number, idleAfter: number): UsageClock {
  return { tickedAt: now, touchedAt: now, unreported: 0, idleAfter };
}

/** `isSeen` tells whether the page was visible since the last tick. */
export function ticked(clock: UsageClock, now: number, isSeen: boolean): UsageClock {
  const passed = Math.min(Math.max(0, now - clock.tickedAt), 2 * tickLength);
  const isUsed = isSeen && now - clock.touchedAt <= clock.idleAfter;
  return { ...clock, tickedAt: now, unreported: clock.unreported + (isUsed ? passed : 0) };
}

export function touched(clock: UsageClock, now: number): UsageClock {
  return { ...clock, touchedAt: now };
}

/** Returns the whole seconds to report, at most `max`, and the clock without them. */
export function reported(clock: UsageClock, max: number): { seconds: number; clock: UsageClock } {
  const seconds = Math.min(max, Math.floor(clock.unreported / 1000));
  return { seconds, clock: { ...clock, unreported: clock.unreported - seconds * 1000 } };
}
