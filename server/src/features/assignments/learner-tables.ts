/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const assignmentsTables: LearnerTables = {
  assignment_learners: {
    heading: 'Assignments that are not for your whole class',
    exported: ['assignment_id', 'class_id'],
    titles: {
      assignment_id: titledTable('assignments', 'kind'),
      class_id: titledTable('classes', 'name'),
    },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  handed_in_work: {
    heading: 'Circuits and programs that you handed in',
    exported: ['assignment_id', 'class_id', 'work', 'handed_in_at'],
    titles: {
      assignment_id: titledTable('assignments'),
      class_id: titledTable('classes', 'name'),
    },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
