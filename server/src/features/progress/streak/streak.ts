/**
 * Counts days in a row on which something was learned. Pure.
 * In one zone, these are plain calendar days. After a change of zone, a day counts only if its date is later by both
 * clocks, and a day was missed only if both clocks missed it. So a flight or a changed setting neither breaks a streak
 * nor counts a day twice.
 */
import { daysBetween, endOfDay, localDay, type LocalDay } from '../../../domain/local-day.ts';

export interface Streak {
  /** Days in a row, up to the last learning day. */
  readonly streak: number;
  readonly lastLearnedOn: LocalDay | null;
  /** The zone of the clock that gave that day. */
  readonly lastLearnedZone: string | null;
  /** Null for learning before times were stored. */
  readonly lastLearnedAt: Date | null;
}

/** Returns the streak after learning at `now`, with the learner's clock in `zone`. */
export function streakAfterLearning(before: Streak, now: Date, zone: string): Streak {
  const today = localDay(now, zone);
  const days = daysSinceLearning(before, now, zone);
  const learnedToday = { lastLearnedOn: today, lastLearnedZone: zone, lastLearnedAt: now };
  if (days === null) return { streak: 1, ...learnedToday };
  if (days === 1) return { streak: before.streak + 1, ...learnedToday };
  if (days > 1) return { streak: 1, ...learnedToday };

  // By one of the clocks it is the same day. The next day is counted from today, unless that would set the date back:
  // then going back and forth over the date line would count days twice.
  const isBack = before.lastLearnedOn !== null && today < before.lastLearnedOn;
  return isBack ? before : { streak: before.streak, ...learnedToday };
}

/** Returns true if learning now is the first of a day, as {@link streakAfterLearning} counts days. */
export function isNewDay(before: Streak, now: Date, zone: string): boolean {
  const days = daysSinceLearning(before, now, zone);
  return days === null || days >= 1;
}

/** Returns the streak to display: 0 after a whole day was missed. */
export function currentStreak(streak: Streak, now: Date, zone: string): number {
  const days = daysSinceLearning(streak, now, zone);
  return days !== null && days <= 1 ? streak.streak : 0;
}

/** Counts by the slower of the two clocks, today's and the one at that time. Null if nothing was learned yet. */
function daysSinceLearning(before: Streak, now: Date, zone: string): number | null {
  if (before.lastLearnedOn === null) return null;
  const zoneThen = before.lastLearnedZone ?? zone;
  const days = Math.min(
    daysBetween(before.lastLearnedOn, localDay(now, zone)),
    daysBetween(before.lastLearnedOn, localDay(now, zoneThen)),
  );
  const { lastLearnedAt } = before;
  if (days <= 1 || !lastLearnedAt) return days;
  // The dates of two clocks can be further apart than the days that passed on either of them.
  return Math.min(daysPassed(lastLearnedAt, now, zone), daysPassed(lastLearnedAt, now, zoneThen));
}

/** Counts by the clock of one zone. A day that the zone skipped, such as 30 December 2011 in Samoa, was not missed. */
function daysPassed(from: Date, to: Date, zone: string): number {
  const days = daysBetween(localDay(from, zone), localDay(to, zone));
  const isNext = days === 2 && localDay(endOfDay(from, zone), zone) === localDay(to, zone);
  return isNext ? 1 : days;
}

/** The part of a learner that the streak is computed from. */
export interface StreakOwner extends Streak {
  /** The learner's current IANA zone. */
  readonly timeZone: string;
}

/** Returns the streak on the learner's current day. */
export function streakToday(learner: StreakOwner, now: Date): number {
  return currentStreak(learner, now, learner.timeZone);
}
