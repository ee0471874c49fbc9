/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

const titles = { class_id: titledTable('classes', 'name') };

export const classesTables: LearnerTables = {
  class_learners: {
    heading: 'Classes in which you learn',
    exported: ['class_id', 'name', 'is_class_account', 'joined_at'],
    titles,
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  class_teachers: {
    heading: 'Classes that you teach',
    exported: ['class_id', 'joined_at'],
    titles,
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
