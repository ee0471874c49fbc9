/** Weekly goals. Not in the specification. */
import { goalSides, type GoalSide } from '@qubloom/contract';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { isOneOf } from './columns.ts';

/** One row for each learner whose goal was ever changed. */
export const weeklyGoals = pgTable(
  'weekly_goals',
  {
    userId: learnerId().primaryKey(),
    /** Learning days a week. */
    days: integer().notNull(),
    /** A change that the other side has not accepted yet; null if there is none. */
    proposedDays: integer('proposed_days'),
    proposedBy: text('proposed_by').$type<GoalSide>(),
  },
  (goal) => [
    check('weekly_goals_days_in_range', isNumberOfDays(goal.days)),
    check('weekly_goals_proposed_days_in_range', isNumberOfDays(goal.proposedDays)),
    check('weekly_goals_side_known', isOneOf(goal.proposedBy, goalSides)),
    check(
      'weekly_goals_proposal_whole',
      sql`(${goal.proposedDays} is null) = (${goal.proposedBy} is null)`,
    ),
  ],
);

function isNumberOfDays(days: Column): SQL {
  return sql`${days} between 1 and 7`;
}
