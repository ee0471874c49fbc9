/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

const titles = { platform_id: titledTable('lti_platforms', 'name') };

export const ltiTables: LearnerTables = {
  lti_identities: {
    heading: "Your school's platforms that open your account",
    exported: ['platform_id', 'subject', 'created_at'],
    titles,
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  lti_connectors: {
    heading: 'Courses that you have connected with a class',
    exported: ['platform_id', 'deployment_id', 'context_id'],
    titles,
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  lti_scores: {
    heading: "Results that your school's platforms get",
    exported: [
      'platform_id',
      'deployment_id',
      'context_id',
      'line_item',
      'kind',
      'lesson_id',
      'task',
      'score',
      'maximum',
      'sent_at',
    ],
    titles: { ...titles, lesson_id: titledTable('lessons') },
    withheld: rowIds,
    erasure: 'erased',
  },
};
