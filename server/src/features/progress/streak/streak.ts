/**
 * Counts days in a row on which something was learned. Pure.
 *
 * In one zone these are plain calendar days. After a change of zone a day counts only if its date is later
 * by both clocks, and a day was missed only if it was missed by both: so a flight, or a changed setting,
 * neither breaks a streak nor counts one day twice.
 */
import { daysBetween, endOfDay, localDay, type LocalDay } from '../../../domain/local-day.ts';

export interface Streak {
  /** Days in a row up to the last learning day. */
  readonly streak: number;
  readonly lastLearnedOn: LocalDay | null;
  /** The zone in which that day was read from the clock. */
  readonly lastLearnedZone: string | null;
  /** Null for what was learned before moments were kept. */
  readonly lastLearnedAt: Date | null;
}

/** The streak after something was learned at `now`, with the learner's clock in `zone`. */
export function streakAfterLearning(before: Streak, now: Date, zone: string): Streak {
  const today = localDay(now, zone);
  const days = daysSinceLearning(before, now, zone);
  const learnedToday = { lastLearnedOn: today, lastLearnedZone: zone, lastLearnedAt: now };
  if (days === null) return { streak: 1, ...learnedToday };
  if (days === 1) return { streak: before.streak + 1, ...learnedToday };
  if (days > 1) return { streak: 1, ...learnedToday };

  // The same day by one of the clocks: it stays as the day from which the next is counted, unless that would
  // set the date back, and going to and fro over the date line would count days twice.
  const isBack = before.lastLearnedOn !== null && today < before.lastLearnedOn;
  return isBack ? before : { streak: before.streak, ...learnedToday };
}

/** Whether learning now is the first of a day, as {@link streakAfterLearning} counts days. */
export function isNewDay(before: Streak, now: Date, zone: string): boolean {
  const days = daysSinceLearning(before, now, zone);
  return days === null || days >= 1;
}

/** What is shown: 0 once a whole day was missed. */
export function currentStreak(streak: Streak, now: Date, zone: string): number {
  const days = daysSinceLearning(streak, now, zone);
  return days !== null && days <= 1 ? streak.streak : 0;
}

/** By the slower of the two clocks, the one of now and the one of then; null when nothing was learned yet. */
function daysSinceLearning(before: Streak, now: Date, zone: string): number | null {
  if (before.lastLearnedOn === null) return null;
  const zoneThen = before.lastLearnedZone ?? zone;
  const days = Math.min(
    daysBetween(before.lastLearnedOn, localDay(now, zone)),
    daysBetween(before.lastLearnedOn, localDay(now, zoneThen)),
  );
  const { lastLearnedAt } = before;
  if (days <= 1 || !lastLearnedAt) return days;
  // The dates of two clocks are further apart than the days on either of them may be.
  return Math.min(daysPassed(lastLearnedAt, now, zone), daysPassed(lastLearnedAt, now, zoneThen));
}

/** By the clock of one zone. A day that it left out, as Samoa did the 30th of December 2011, was not missed. */
function daysPassed(from: Date, to: Date, zone: string): number {
  const days = daysBetween(localDay(from, zone), localDay(to, zone));
  const isNext = days === 2 && localDay(endOfDay(from, zone), zone) === localDay(to, zone);
  return isNext ? 1 : days;
}

/** The part of a learner that the streak is counted from. */
export interface StreakOwner extends Streak {
  /** IANA zone of the learner now. */
  readonly timeZone: string;
}

/** The streak as it counts on the learner's day today. */
export function streakToday(learner: StreakOwner, now: Date): number {
  return currentStreak(learner, now, learner.timeZone);
}
