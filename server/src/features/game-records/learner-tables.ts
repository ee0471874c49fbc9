/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const gameRecordsTables: LearnerTables = {
  user_game_records: {
    heading: 'Your longest runs in games against Qubi',
    exported: ['game', 'level', 'day', 'day_best', 'before_best'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
