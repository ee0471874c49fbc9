/** Points, streak, level, achievements and the dashboard that shows them. */
import { z } from 'zod';
import { AwardedAchievement } from './achievement.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { CourseId, LessonId } from './ids.ts';

export const Achievement = AwardedAchievement.extend({ unlocked: z.boolean() });
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

export const Dashboard = z.object({
  user: z.object({ streak: z.number().int(), points: z.number().int() }),
  /** Whole percent over all lessons of the courses that the learner has begun. */
  courseProgress: z.number().int().min(0).max(100),
  achievements: z.object({ earned: z.number().int(), total: z.number().int() }),
  currentCourse: CurrentCourse.nullable(),
  /** Local days of this week, Monday first, on which something was learned. */
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
    summary: 'Every achievement, and whether the learner has it.',
    reply: z.array(Achievement),
    errors: ['not-signed-in'],
  }),
};
