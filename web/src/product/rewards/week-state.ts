/** The learning days of a week as a ring. */
import { weeklyGoal } from '@qubloom/contract';

export interface WeekRing {
  readonly days: number;
  readonly goal: number;
  /** From 0 to 1. */
  readonly filled: number;
  readonly message: string;
}

/** Compares the learning days of this week with the recommended number, in a message that puts no pressure on. */
export function weekRingOf(daysLearned: number): WeekRing {
  const days = Math.max(0, daysLearned);
  return {
    days,
    goal: weeklyGoal,
    filled: Math.min(days / weeklyGoal, 1),
    message: weekMessage(days),
  };
}

function weekMessage(days: number): string {
  if (days === 0) return 'Two or three days a week is plenty.';
  if (days < weeklyGoal - 1) return 'A good start. One or two more days make a great week.';
  if (days < weeklyGoal) return 'That is a good week. One more day if you like.';
  return 'That is a full week of learning. Rest is part of it.';
}
