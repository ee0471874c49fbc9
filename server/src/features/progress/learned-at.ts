/** When and where something was learned that a device could not send at once. Pure. */
import type { LearnedAt } from '@qubloom/contract';
import { knownTimeZone } from '../../domain/time-zone.ts';

/** Days that a device may be without the site, for what was learned on it to count on its own day. */
const mostDaysLate = 7;

interface LearnerThen {
  readonly lastLearnedAt: Date | null;
  /** IANA zone of the learner now. */
  readonly timeZone: string;
}

/**
 * The device's word, within limits, because its clock may be wrong. A moment in the future, or one that is too long ago,
 * is now, in the learner's zone of now. No moment is before the last one at which the learner learned, so that days
 * are counted in their order.
 */
export function whenLearned(
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
