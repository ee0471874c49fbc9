/** The time and place of learning that a device could not report at once. Pure. */
import type { LearnedAt } from '@qubloom/contract';
import { knownTimeZone } from '../../domain/time-zone.ts';

/** Learning counts on its own day if the device was offline for at most this many days. */
const mostDaysLate = 7;

interface LearnerThen {
  readonly lastLearnedAt: Date | null;
  /** The learner's current IANA zone. */
  readonly timeZone: string;
}

/**
 * Returns the device's time, within limits, because its clock may be wrong. A time in the future or too long ago is
 * replaced by now, in the learner's current zone. No time is before the learner's last one, so days are counted in
 * order.
 */
export function checkedLearnedAt(
  { lastLearnedAt, timeZone }: LearnerThen,
  learnedAt: LearnedAt | null,
  now: Date,
): LearnedAt {
  const daysLate =
    learnedAt === null ? 0 : (now.getTime() - learnedAt.moment.getTime()) / 86_400_000;
  if (learnedAt === null || daysLate < 0 || daysLate > mostDaysLate) {
    return { moment: now, timeZone };
  }
  const isLast = lastLearnedAt === null || lastLearnedAt <= learnedAt.moment;
  return {
    moment: isLast ? learnedAt.moment : lastLearnedAt,
    timeZone: knownTimeZone(learnedAt.timeZone) ?? timeZone,
  };
}
