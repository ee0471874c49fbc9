/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const quizzesTables: LearnerTables = {
  user_quiz_results: {
    heading: 'Quizzes',
    exported: ['quiz_id', 'score', 'total_questions', 'completed_at'],
    titles: { quiz_id: titledTable('quizzes') },
    withheld: rowIds,
    erasure: 'erased',
  },
  user_quiz_stats: {
    heading: 'Results of your quizzes',
    exported: [
      'quiz_id',
      'points_paid',
      'lowest_share',
      'is_perfect',
      'is_improved',
      'hard_at',
      'last_at',
      'last_day',
      'submissions_on_day',
    ],
    titles: { quiz_id: titledTable('quizzes') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_missed_questions: {
    heading: 'Questions to look at again',
    exported: ['question_id', 'answer', 'missed_at'],
    titles: { question_id: titledTable('quiz_questions', 'question') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_first_misses: {
    heading: 'Questions that you missed at first',
    exported: ['question_id', 'answer', 'missed_at'],
    titles: { question_id: titledTable('quiz_questions', 'question') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_checkpoints: {
    heading: 'Checkpoints',
    exported: ['course_id', 'after_lesson', 'questions', 'first_done_at', 'done_at'],
    titles: { course_id: titledTable('courses') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
