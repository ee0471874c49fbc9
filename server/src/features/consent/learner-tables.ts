/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, type LearnerTables } from '../../domain/learner-table.ts';

export const consentTables: LearnerTables = {
  consents: {
    heading: "A parent's or a school's consent",
    exported: [
      'state',
      'allows_rooms',
      'allows_free_chat',
      'allows_buying',
      'is_by_school',
      'notice_sent_at',
      'latest_notice_at',
      'decided_at',
      'created_at',
    ],
    withheld: {
      user_id: rowIds.user_id,
      own_mailbox: 'is a hash that only compares addresses',
    },
    erasure: 'erased',
  },
};
