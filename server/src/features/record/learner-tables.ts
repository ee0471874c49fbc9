/** The table of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const recordTables: LearnerTables = {
  weekly_goals: {
    heading: 'Weekly goal',
    exported: ['days', 'proposed_days', 'proposed_by'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
