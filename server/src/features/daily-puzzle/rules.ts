/** Which level a learner's puzzles have, and which days can be answered and pay. Pure. */
import { Level, paidDaysBefore } from '@qubloom/contract';
import { daysBetween, localDay, type LocalDay } from '../../domain/local-day.ts';

export interface CourseDone {
  readonly level: Level;
  /** True if the learner has completed all its lessons. */
  readonly isDone: boolean;
}

/**
 * Returns the highest level whose first course the learner has completed, because that course teaches what its puzzles
 * need. Everybody may try those of the first level.
 * @param courses in the order of the library
 */
export function levelAfter(courses: readonly CourseDone[]): Level {
  const firstOf = (level: Level) => courses.find((one) => one.level === level);
  return Level.options.findLast((level) => firstOf(level)?.isDone) ?? 'beginner';
}

/** Teaches H, by its slug. */
export const lessonOfMixes = 'superposition-with-h';

/** Returns true for the levels up to the learner's own: it may have risen since the page was opened. */
export function isOpenLevel(level: Level, own: Level): boolean {
  return Level.options.indexOf(level) <= Level.options.indexOf(own);
}

export function isAhead(day: LocalDay, today: LocalDay): boolean {
  return daysBetween(today, day) > 0;
}

/** A puzzle that is open at midnight still pays for an hour. */
const grace = 3_600_000;

export interface AnsweredWhen {
  /** By the learner's device, if the answer had to wait; never after `now`. */
  readonly answeredAt: Date;
  readonly now: Date;
  /** The IANA zone in which it was answered. */
  readonly timeZone: string;
}

/** Only a challenge that is answered on its own day pays. The answer may wait two days for a network. */
export function pays(day: LocalDay, { answeredAt, now, timeZone }: AnsweredWhen): boolean {
  const late = daysBetween(day, localDay(now, timeZone));
  const answeredOn = localDay(new Date(answeredAt.getTime() - grace), timeZone);
  return late >= 0 && late <= paidDaysBefore && day >= answeredOn;
}
