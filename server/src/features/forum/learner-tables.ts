/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const forumTables: LearnerTables = {
  forum_topics: {
    heading: 'Topics you opened',
    exported: [
      'title',
      'description',
      'course_id',
      'lesson_id',
      'view_count',
      'reply_count',
      'is_pinned',
      'is_locked',
      'created_at',
      'updated_at',
    ],
    titles: { course_id: titledTable('courses'), lesson_id: titledTable('lessons') },
    withheld: rowIds,
    erasure: 'erased',
  },
  forum_replies: {
    heading: 'Replies you wrote',
    exported: ['topic_id', 'content', 'is_accepted_answer', 'created_at', 'updated_at'],
    titles: { topic_id: titledTable('forum_topics') },
    withheld: rowIds,
    erasure: 'erased',
  },
};
