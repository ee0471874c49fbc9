/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const learningRecordsTables: LearnerTables = {
  learning_records: {
    heading: "What waits for your school's learning record store",
    exported: ['statement', 'created_at'],
    withheld: rowIds,
    erasure: 'erased',
  },
  learning_record_actors: {
    heading: "Your number at your school's learning record store",
    exported: ['actor'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
