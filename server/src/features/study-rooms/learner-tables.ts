/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const studyRoomsTables: LearnerTables = {
  study_rooms: {
    heading: 'Study rooms you made',
    learner: 'maker_id',
    exported: ['name', 'age_range', 'visibility', 'code', 'created_at', 'last_used_at'],
    withheld: {
      id: rowIds.id,
      maker_id: rowIds.user_id,
      live_lesson_id: 'is empty for rooms that learners make',
    },
    erasure: 'erased',
  },
  study_room_members: {
    heading: 'Study rooms that a code or a group of your class opened to you',
    exported: ['room_id', 'created_at', 'removed_at'],
    titles: { room_id: titledTable('study_rooms', 'name') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  study_room_messages: {
    heading: 'What you wrote in study rooms',
    exported: ['room_id', 'message', 'created_at'],
    titles: { room_id: titledTable('study_rooms', 'name') },
    withheld: { ...rowIds, ref: 'numbers the message' },
    erasure: 'erased',
  },
  hidden_learners: {
    heading: 'Learners you muted or blocked',
    others: ['other_id'],
    exported: ['other_id', 'how', 'created_at'],
    titles: { other_id: titledTable('users', 'username') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  learner_reports: {
    heading: 'What you reported',
    others: ['about_id'],
    exported: ['room_name', 'reason', 'created_at', 'settled_at'],
    withheld: {
      ...rowIds,
      about_id: 'is another learner',
      said: 'was written by another learner',
    },
    erasure: 'erased',
  },
  message_concerns: {
    heading: 'When the chat filter was often in doubt about your messages',
    others: ['other_id'],
    exported: ['finding', 'created_at', 'settled_at'],
    withheld: { ...rowIds, other_id: 'is another learner' },
    erasure: 'erased',
  },
  learner_mutes: {
    heading: 'When you could not write in study rooms',
    exported: ['created_at', 'ends_at', 'is_reviewed'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
