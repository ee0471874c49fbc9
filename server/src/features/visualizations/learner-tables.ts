/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const visualizationsTables: LearnerTables = {
  user_visualization_interactions: {
    heading: 'Visualizations',
    exported: [
      'visualization_id',
      'completed',
      'time_spent',
      'interaction_count',
      'last_interaction_at',
      'created_at',
    ],
    titles: { visualization_id: titledTable('visualizations') },
    withheld: rowIds,
    erasure: 'erased',
  },
};
