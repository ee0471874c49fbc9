/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const progressTables: LearnerTables = {
  points_ledger: {
    heading: 'Points',
    gives: ['source', 'source_id', 'points', 'created_at'],
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_achievements: {
    heading: 'Badges',
    gives: ['achievement_id', 'awarded_at'],
    titles: { achievement_id: titledTable('achievements', 'name') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_analytics: {
    heading: 'Your days',
    gives: [
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
    withholds: rowIds,
    erasure: 'erased',
  },
  user_activities: {
    heading: 'What you did',
    gives: [
      'type',
      'entity_type',
      'entity_id',
      'metadata',
      'created_at',
      'ip_address',
      'user_agent',
      'session_id',
    ],
    withholds: rowIds,
    erasure: 'erased',
  },
};
