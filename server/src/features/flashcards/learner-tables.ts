/** The tables of this feature with data about a learner, for the download and for erasure. */
import { rowIds, titledTable, type LearnerTables } from '../../domain/learner-table.ts';

export const flashcardsTables: LearnerTables = {
  user_flashcard_progress: {
    heading: 'Flashcards',
    exported: [
      'flashcard_id',
      'mastered',
      'review_count',
      'last_reviewed_at',
      'next_review_date',
      'confidence_level',
      'created_at',
      'updated_at',
      'stability',
      'difficulty',
      'lapses',
    ],
    titles: { flashcard_id: titledTable('flashcards', 'question') },
    withheld: rowIds,
    erasure: 'erased',
  },
  user_flashcard_sets: {
    heading: 'Flashcard sets',
    exported: [
      'set_id',
      'cards_completed',
      'know_it_count',
      'study_more_count',
      'studied_at',
      'completed_at',
    ],
    titles: { set_id: titledTable('flashcard_sets') },
    withheld: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
};
