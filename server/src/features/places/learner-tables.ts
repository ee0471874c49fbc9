/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const placesTables: LearnerTables = {
  user_places: {
    heading: 'Where you are in lessons and programs, and what your Qubi wears',
    exported: ['kind', 'subject', 'state', 'left_at'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
