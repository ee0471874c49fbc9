/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const familiesTables: LearnerTables = {
  family_links: {
    heading: 'Learners and grown-ups who are linked',
    learner: 'learner_id',
    others: ['grown_up_id'],
    isShared: true,
    exported: ['learner_id', 'grown_up_id', 'origin', 'begun_at'],
    titles: {
      learner_id: titledTable('users', 'username'),
      grown_up_id: titledTable('users', 'username'),
    },
    withheld: {},
    erasure: 'erased',
  },
  family_codes: {
    heading: 'Your code for a grown-up',
    learner: 'learner_id',
    exported: ['expires_at'],
    withheld: { learner_id: rowIds.user_id, hash: 'is a secret that opens your record' },
    erasure: 'erased',
  },
  family_reports: {
    heading: 'The Sunday mail to you',
    exported: ['is_on', 'last_report_on', 'last_quiet_on'],
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
