/** Points, streak, level, achievements and the dashboard that shows them. */
import { z } from 'zod';
import { AwardedAchievement } from './achievement.ts';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';
import { CourseId, LessonId } from './ids.ts';
import { longestLearningReport } from './learning-time.ts';

/** The part of a badge that is done, such as 3 of 5. */
export const BadgeProgress = z.object({
  have: z.number().int().min(0),
  need: z.number().int().min(2),
});
export type BadgeProgress = z.infer<typeof BadgeProgress>;

export const Achievement = AwardedAchievement.extend({
  unlocked: z.boolean(),
  /** Null if it is unlocked, or if there is nothing to count. */
  progress: BadgeProgress.nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const CurrentCourse = z.object({
  course: z.object({ id: CourseId, title: z.string() }),
  currentLesson: z.object({ id: LessonId, title: z.string() }),
  /** Whole percent of this course. */
  progress: z.number().int().min(0).max(100),
  /** From 0. */
  currentLessonIndex: z.number().int(),
  totalLessons: z.number().int(),
});
export type CurrentCourse = z.infer<typeof CurrentCourse>;

export const OpenCheckpoint = z.object({
  course: z.object({ id: CourseId, title: z.string() }),
  /** From 1. */
  afterLesson: z.number().int(),
});
export type OpenCheckpoint = z.infer<typeof OpenCheckpoint>;

export const Dashboard = z.object({
  user: z.object({ streak: z.number().int(), points: z.number().int() }),
  /** Whole percent of all lessons in the courses that the learner has started. */
  courseProgress: z.number().int().min(0).max(100),
  achievements: z.object({ earned: z.number().int(), total: z.number().int() }),
  currentCourse: CurrentCourse.nullable(),
  /** Checkpoint that is open until the learner finishes it or completes the lesson after it. */
  openCheckpoint: OpenCheckpoint.nullable().default(null),
  /** Local days of this week, starting on Monday, on which the learner learned something. */
  daysLearnedThisWeek: z.number().int().min(0).max(7),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const progress = {
  dashboard: endpoint({
    ...routes.progress.dashboard,
    summary: "The signed-in learner's dashboard.",
    reply: Dashboard,
    errors: ['not-signed-in'],
  }),
  achievements: endpoint({
    ...routes.progress.achievements,
    summary: 'Every achievement, whether the learner has earned it, and how much of it is done.',
    reply: z.array(Achievement),
    errors: ['not-signed-in'],
  }),
  learningTime: endpoint({
    ...routes.progress.learningTime,
    summary:
      'Report for how many seconds a learning screen was in front since the last report. Time counts no faster than the clock.',
    body: z.strictObject({
      /** Seconds since the last report; 0 if the screen was just opened. */
      seconds: z.number().int().min(0).max(longestLearningReport),
    }),
    reply: z.object({
      /** Seconds of learning on this local day so far. */
      today: z.number().int().min(0),
    }),
    errors: ['invalid', 'not-signed-in', 'too-many'],
  }),
};
