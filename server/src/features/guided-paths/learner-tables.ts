/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const guidedPathsTables: LearnerTables = {
  user_path_progress: {
    heading: 'Guided paths',
    exported: [
      'path_id',
      'current_step_id',
      'completed_steps',
      'hints_used',
      'points_earned',
      'started_at',
      'completed_at',
      'last_accessed_at',
    ],
    titles: {
      path_id: titledTable('guided_paths'),
      current_step_id: titledTable('guided_path_steps'),
    },
    withheld: rowIds,
    erasure: 'erased',
  },
  user_completed_steps: {
    heading: 'Steps of guided paths you completed',
    exported: ['step_id', 'completed_at'],
    titles: { step_id: titledTable('guided_path_steps') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_step_passes: {
    heading: 'Challenges you passed',
    exported: ['step_id', 'circuit', 'passed_at'],
    titles: { step_id: titledTable('guided_path_steps') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
