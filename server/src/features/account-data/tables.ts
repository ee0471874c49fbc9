/**
 * Every table with data about a learner: the columns that the learner gets, and how it is erased. Each feature declares
 * its own tables. A test compares this list with the database, column by column, so no table can be forgotten.
 */
import type { LearnerTables } from '../../domain/learner-table.ts';
import { accountsTables } from '../accounts/index.ts';
import { assignmentsTables } from '../assignments/index.ts';
import { classesTables } from '../classes/index.ts';
import { consentTables } from '../consent/index.ts';
import { coursesTables } from '../courses/index.ts';
import { dailyPuzzleTables } from '../daily-puzzle/index.ts';
import { familiesTables } from '../families/index.ts';
import { flashcardsTables } from '../flashcards/index.ts';
import { forumTables } from '../forum/index.ts';
import { gameRecordsTables } from '../game-records/index.ts';
import { guidedPathsTables } from '../guided-paths/index.ts';
import { learningRecordsTables } from '../learning-records/index.ts';
import { ltiTables } from '../lti/index.ts';
import { placesTables } from '../places/index.ts';
import { progressTables } from '../progress/index.ts';
import { quizzesTables } from '../quizzes/index.ts';
import { recordTables } from '../record/index.ts';
import { studyRoomsTables } from '../study-rooms/index.ts';
import { subscriptionsTables } from '../subscriptions/index.ts';
import { tasksTables } from '../tasks/index.ts';
import { visualizationsTables } from '../visualizations/index.ts';

export const learnerTables: LearnerTables = {
  ...accountsTables,
  ...consentTables,
  ...progressTables,
  ...coursesTables,
  ...quizzesTables,
  ...tasksTables,
  ...flashcardsTables,
  ...visualizationsTables,
  ...guidedPathsTables,
  ...placesTables,
  ...gameRecordsTables,
  ...dailyPuzzleTables,
  ...recordTables,
  ...familiesTables,
  ...classesTables,
  ...assignmentsTables,
  ...ltiTables,
  ...learningRecordsTables,
  ...forumTables,
  ...studyRoomsTables,
  ...subscriptionsTables,
};
