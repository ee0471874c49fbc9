/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const tasksTables: LearnerTables = {
  user_task_results: {
    heading: 'Tasks',
    exported: ['lesson_id', 'task', 'circuit', 'passed_at'],
    titles: { lesson_id: titledTable('lessons') },
    withheld: rowIds,
    erasure: 'erased',
  },
  user_open_tasks: {
    heading: 'Tasks to try again',
    exported: ['lesson_id', 'task', 'reason', 'tries', 'tried_at'],
    titles: { lesson_id: titledTable('lessons') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
