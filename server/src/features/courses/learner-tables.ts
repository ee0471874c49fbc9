/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const coursesTables: LearnerTables = {
  progress: {
    heading: 'Lessons',
    exported: [
      'course_id',
      'lesson_id',
      'completed',
      'completed_at',
      'completed_as',
      'created_at',
      'updated_at',
    ],
    titles: { course_id: titledTable('courses'), lesson_id: titledTable('lessons') },
    withheld: rowIds,
    erasure: 'erased',
  },
  course_ratings: {
    heading: 'Courses you rated',
    exported: ['course_id', 'rating', 'created_at'],
    titles: { course_id: titledTable('courses') },
    withheld: rowIds,
    erasure: 'erased',
  },
  kept_courses: {
    heading: 'Courses that stay open to you',
    exported: ['course_id', 'created_at'],
    titles: { course_id: titledTable('courses') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  finished_courses: {
    heading: 'Courses you finished before they grew',
    exported: ['course_id', 'lesson_count', 'finished_at'],
    titles: { course_id: titledTable('courses') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
