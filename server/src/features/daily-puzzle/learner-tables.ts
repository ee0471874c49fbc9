/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const dailyPuzzleTables: LearnerTables = {
  user_daily_results: {
    heading: 'Daily challenges',
    exported: ['day', 'challenge', 'tries', 'first_tried_at', 'done_at', 'points'],
    withheld: rowIds,
    erasure: 'erased',
  },
};
