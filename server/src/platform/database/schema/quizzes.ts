/** Quizzes, their questions, and learners' scores. */
import {
  Choice,
  lessonStages,
  type LessonStage,
  type CourseId,
  type FlashcardId,
  type LessonId,
  type QuestionId,
  type QuizId,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, isOneOf, moment, retiredAt } from './columns.ts';
import { courses, lessons } from './courses.ts';
import { flashcards } from './flashcards.ts';

export const quizzes = pgTable(
  'quizzes',
  {
    id: id<QuizId>(),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .unique()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    pointsAwarded: integer('points_awarded').notNull().default(10),
    createdAt: createdAt(),
    retiredAt: retiredAt(),
  },
  (quiz) => [check('quizzes_points_not_negative', sql`${quiz.pointsAwarded} >= 0`)],
);

/** Active questions of a quiz have different `order`s: the migrations add an exclusion constraint. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id<QuestionId>(),
    quizId: integer('quiz_id')
      .$type<QuizId>()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    question: text().notNull(),
    answerA: text('answer_a').notNull(),
    answerB: text('answer_b').notNull(),
    answerC: text('answer_c').notNull(),
    answerD: text('answer_d').notNull(),
    correctAnswer: text('correct_answer').$type<Choice>().notNull(),
    order: integer().notNull(),
    /** Only checkpoints ask such a question; the quiz never does. */
    forCheckpoint: boolean('for_checkpoint').notNull().default(false),
    createdAt: createdAt(),
    /** Why each option is right or wrong; shown after a submission. */
    reasonA: text('reason_a').notNull(),
    reasonB: text('reason_b').notNull(),
    reasonC: text('reason_c').notNull(),
    reasonD: text('reason_d').notNull(),
    /** The part of the lesson that teaches the answer; shown with the reasons. */
    section: text().$type<LessonStage>().notNull(),
    /** The card that a learner gets after missing the question. */
    flashcardId: integer('flashcard_id')
      .$type<FlashcardId>()
      .references(() => flashcards.id, { onDelete: 'set null' }),
    retiredAt: retiredAt(),
  },
  (question) => [
    unique('quiz_questions_slug_unique').on(question.quizId, question.slug),
    check('quiz_questions_answer_known', isOneOf(question.correctAnswer, Choice.options)),
    check('quiz_questions_section_known', isOneOf(question.section, lessonStages)),
  ],
);

/** One row per submission; a retake adds another. */
export const userQuizResults = pgTable(
  'user_quiz_results',
  {
    id: id(),
    userId: learnerId(),
    quizId: integer('quiz_id')
      .$type<QuizId>()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'restrict' }),
    score: integer().notNull(),
    totalQuestions: integer('total_questions').notNull(),
    completedAt: moment('completed_at').notNull().defaultNow(),
  },
  (result) => [
    index('user_quiz_results_quiz_index').on(result.userId, result.quizId),
    check(
      'user_quiz_results_score_in_range',
      sql`${result.score} between 0 and ${result.totalQuestions}`,
    ),
  ],
);

/**
 * The questions whose last answer was wrong, with that answer, one row each. A right answer removes the row. Not in the
 * specification.
 */
export const userMissedQuestions = pgTable(
  'user_missed_questions',
  {
    userId: learnerId(),
    questionId: integer('question_id')
      .$type<QuestionId>()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    answer: text().$type<Choice>().notNull(),
    missedAt: moment('missed_at').notNull(),
  },
  (missed) => [
    primaryKey({ columns: [missed.userId, missed.questionId] }),
    check('user_missed_questions_answer_known', isOneOf(missed.answer, Choice.options)),
  ],
);

/**
 * The questions that were answered wrong in the first submission of their quiz, with that answer. Their rows stay when
 * a later answer is right. Not in the specification.
 */
export const userFirstMisses = pgTable(
  'user_first_misses',
  {
    userId: learnerId(),
    questionId: integer('question_id')
      .$type<QuestionId>()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    answer: text().$type<Choice>().notNull(),
    missedAt: moment('missed_at').notNull(),
  },
  (missed) => [
    primaryKey({ columns: [missed.userId, missed.questionId] }),
    check('user_first_misses_answer_known', isOneOf(missed.answer, Choice.options)),
  ],
);

/** The checkpoints that a learner has done, one row each; doing one again changes its row. */
export const userCheckpoints = pgTable(
  'user_checkpoints',
  {
    userId: learnerId(),
    courseId: integer('course_id')
      .$type<CourseId>()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    afterLesson: integer('after_lesson').notNull(),
    /** Ids of all questions it has asked, newest first, so that others come first the next time. */
    questions: integer().array().notNull(),
    firstDoneAt: moment('first_done_at').notNull(),
    /** The last time. */
    doneAt: moment('done_at').notNull(),
  },
  (done) => [primaryKey({ columns: [done.userId, done.courseId, done.afterLesson] })],
);

/**
 * Totals over a learner's submissions of one quiz, updated with each submission, so that nothing has to read all
 * submissions.
 */
export const userQuizStats = pgTable(
  'user_quiz_stats',
  {
    userId: learnerId(),
    quizId: integer('quiz_id')
      .$type<QuizId>()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'restrict' }),
    /** The points that the quiz has paid the learner so far. */
    pointsPaid: integer('points_paid').notNull(),
    /** The lowest share of right answers so far, from 0 to 1. */
    lowestShare: doublePrecision('lowest_share').notNull(),
    /** True if all answers were right at least once. */
    isPerfect: boolean('is_perfect').notNull(),
    /** True if a submission was better than an earlier one. */
    isImproved: boolean('is_improved').notNull(),
    /** When fewer than half of the answers were right for the first time. */
    hardAt: moment('hard_at'),
    lastAt: moment('last_at').notNull(),
    /** The learner's local day of the last submission, and the number of submissions on it. */
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    submissionsOnDay: integer('submissions_on_day').notNull(),
  },
  (stats) => [
    primaryKey({ columns: [stats.userId, stats.quizId] }),
    check('user_quiz_stats_points_not_negative', sql`${stats.pointsPaid} >= 0`),
  ],
);
