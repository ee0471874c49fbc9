/** A learner's weekly goal. If grown-ups are linked, one side proposes a change, and the other accepts it. */
import type { GoalSide, WeeklyGoal } from '@qubloom/contract';
import type { Transaction } from '../../platform/database/client.ts';
import type { LockedLearner } from '../accounts/index.ts';
import { findGoal, storeGoal } from './queries.ts';

export interface WantedGoal {
  readonly days: number;
  readonly by: GoalSide;
  /** True if grown-ups are linked to the learner. If not, the goal counts at once. */
  readonly isShared: boolean;
}

export async function changeGoal(
  tx: Transaction,
  learner: LockedLearner,
  wanted: WantedGoal,
): Promise<WeeklyGoal> {
  const goal = goalAfter(await findGoal(tx, learner.id), wanted);
  await storeGoal(tx, learner, goal);
  return goal;
}

/** Sending the other side's number accepts it, and sending the present goal ends every proposal. */
export function goalAfter(
  { days: agreed, proposed }: WeeklyGoal,
  { days, by, isShared }: WantedGoal,
): WeeklyGoal {
  const isAccepted = proposed !== null && proposed.by !== by && proposed.days === days;
  if (!isShared || isAccepted) return { days, proposed: null };
  return { days: agreed, proposed: days === agreed ? null : { days, by } };
}
