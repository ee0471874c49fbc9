/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const progressTables: LearnerTables = {
  points_ledger: {
    heading: 'Points',
    exported: ['source', 'source_id', 'points', 'created_at'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_achievements: {
    heading: 'Badges',
    exported: ['achievement_id', 'awarded_at'],
    titles: { achievement_id: titledTable('achievements', 'name') },
    withheld: rowIds,
    erasure: 'erased',
  },
  user_analytics: {
    heading: 'Your days',
    exported: [
      'date',
      'total_time_spent',
      'time_reported_at',
      'lessons_viewed',
      'lessons_completed',
      'quizzes_taken',
      'average_quiz_score',
      'simulator_usage_count',
      'simulator_time_spent',
      'other_learning',
    ],
    withheld: rowIds,
    erasure: 'erased',
  },
  user_activities: {
    heading: 'What you did',
    exported: [
      'type',
      'entity_type',
      'entity_id',
      'metadata',
      'created_at',
      'ip_address',
      'user_agent',
      'session_id',
    ],
    withheld: rowIds,
    erasure: 'erased',
  },
};
