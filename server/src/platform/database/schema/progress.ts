/** Points, achievements, and the record of learners' activity. */
import { maxCircuitTextLength, type AchievementId, type LessonId } from '@qubloom/contract';
import { sql, type Column, type SQL } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { learnerId } from './accounts.ts';
import { createdAt, id, isAtMost, isOneOf, moment, retiredAt } from './columns.ts';
import { lessons } from './courses.ts';

/** In characters: a longer reason is cut. */
export const maxReasonLength = 500;

/** The sources of points, and the table that each one's `source_id` refers to. */
export const pointsSources = [
  /** user_quiz_results: a better retake pays the difference under its own result. */
  'quiz-result',
  /** guided_path_steps */
  'guided-path-step',
  /** achievements */
  'achievement',
  /** user_daily_results */
  'daily-puzzle',
] as const;
export type PointsSource = (typeof pointsSources)[number];

/** Each award, once: the key keeps two racing requests from paying twice. Rows never change. */
export const pointsLedger = pgTable(
  'points_ledger',
  {
    userId: learnerId(),
    source: text().$type<PointsSource>().notNull(),
    sourceId: integer('source_id').notNull(),
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (award) => [
    primaryKey({ columns: [award.userId, award.source, award.sourceId] }),
    check('points_ledger_source_known', isOneOf(award.source, pointsSources)),
    check('points_ledger_pays', sql`${award.points} > 0`),
  ],
);

/**
 * The first pass of each task. Not in the specification. A task is named by its key in the lesson; its text is
 * in the lesson's content.
 */
export const userTaskResults = pgTable(
  'user_task_results',
  {
    id: id(),
    userId: learnerId(),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    task: text().notNull(),
    /** In grid notation; if a program solves the task, its text. */
    circuit: text().notNull(),
    passedAt: moment('passed_at').notNull().defaultNow(),
  },
  (result) => [
    unique('user_task_results_once').on(result.userId, result.lessonId, result.task),
    check('user_task_results_circuit_short', isAtMost(result.circuit, maxCircuitTextLength)),
  ],
);

/** The tasks that were tried and are not passed, with what was wrong the last time. Not in the specification. */
export const userOpenTasks = pgTable(
  'user_open_tasks',
  {
    userId: learnerId(),
    lessonId: integer('lesson_id')
      .$type<LessonId>()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    task: text().notNull(),
    /** The reply's reason, as the learner read it. */
    reason: text().notNull(),
    tries: integer().notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (open) => [
    primaryKey({ columns: [open.userId, open.lessonId, open.task] }),
    check('user_open_tasks_reason_short', isAtMost(open.reason, maxReasonLength)),
  ],
);

export const achievements = pgTable(
  'achievements',
  {
    id: id<AchievementId>(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    /** The name of an icon in the site's own set. */
    icon: text().notNull(),
    pointsAwarded: integer('points_awarded').notNull().default(0),
    createdAt: createdAt(),
    retiredAt: retiredAt(),
  },
  (achievement) => [
    check('achievements_points_not_negative', sql`${achievement.pointsAwarded} >= 0`),
  ],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    id: id(),
    userId: learnerId(),
    achievementId: integer('achievement_id')
      .$type<AchievementId>()
      .notNull()
      .references(() => achievements.id, { onDelete: 'restrict' }),
    awardedAt: moment('awarded_at').notNull().defaultNow(),
  },
  (award) => [unique('user_achievements_once').on(award.userId, award.achievementId)],
);

export const userActivities = pgTable(
  'user_activities',
  {
    id: id(),
    userId: learnerId(),
    type: text().notNull(),
    entityId: integer('entity_id'),
    entityType: text('entity_type'),
    metadata: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    sessionId: text('session_id'),
  },
  (activity) => [
    index('user_activities_user_index').on(activity.userId, activity.createdAt),
    index('user_activities_origin_index').on(activity.createdAt).where(hasOrigin(activity)),
  ],
);

/** The condition that the origin of the call is still stored; the index uses the same words. */
export function hasOrigin({ ipAddress, userAgent, sessionId }: OriginColumns): SQL {
  return sql`(${ipAddress} is not null or ${userAgent} is not null or ${sessionId} is not null)`;
}

type OriginColumns = Readonly<Record<'ipAddress' | 'userAgent' | 'sessionId', Column>>;

const counter = (name: string) => integer(name).notNull().default(0);

/** One row per learner and local day. */
export const userAnalytics = pgTable(
  'user_analytics',
  {
    id: id(),
    userId: learnerId(),
    /** The learner's local day. */
    date: date({ mode: 'string' }).notNull(),
    /** The learning time of the day, in seconds. */
    totalTimeSpent: counter('total_time_spent'),
    /** The time of the day's last report; later reports count from here. */
    timeReportedAt: moment('time_reported_at'),
    lessonsViewed: counter('lessons_viewed'),
    lessonsCompleted: counter('lessons_completed'),
    quizzesTaken: counter('quizzes_taken'),
    /** The average over the day's submissions, in percent. */
    averageQuizScore: doublePrecision('average_quiz_score').notNull().default(0),
    simulatorUsageCount: counter('simulator_usage_count'),
    /** The time with simulators, in seconds. */
    simulatorTimeSpent: counter('simulator_time_spent'),
    /** Learning other than lessons and quizzes: cards, visualizations, steps of guided paths, daily puzzles. */
    otherLearning: counter('other_learning'),
  },
  (day) => [unique('user_analytics_day_unique').on(day.userId, day.date)],
);

/** The condition that the learner learned something on a day (`day` is its row), not only looked. */
export const wasLearningDay = sql`day.lessons_completed + day.quizzes_taken + day.other_learning > 0`;
