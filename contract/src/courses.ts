/** Courses and their lessons. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as routes from './routes.ts';
import { CourseId, CourseParams, LessonId, LessonParams } from './ids.ts';
import { AwardedAchievement } from './achievement.ts';
import { completionKinds } from './lessons/lesson-completions.ts';
import { stars } from './stars.ts';
import { tiers } from './subscriptions/tiers.ts';

export const Level = z.enum(['beginner', 'intermediate', 'advanced']);
export type Level = z.infer<typeof Level>;

export const Tier = z.enum(tiers);
export type Tier = z.infer<typeof Tier>;

/** Subject of a lesson. It selects the page's default simulator and default video. */
export const lessonCategories = [
  'bits',
  'chance',
  'qubit',
  'superposition',
  'measurement',
  'interference',
  'games',
  'two-qubits',
  'entanglement',
  'teleportation',
  'angles',
  'gates',
  'secrets',
  'programming',
  'algorithms',
  'search',
  'noise',
  'uses',
] as const;
export type LessonCategory = (typeof lessonCategories)[number];

export const Course = z.object({
  id: CourseId,
  title: z.string(),
  description: z.string(),
  level: Level,
  imageUrl: z.string(),
  lessonCount: z.number().int(),
  /** The duration in minutes. */
  duration: z.number().int(),
  /** Mean of all ratings from 1 to 5; 0 until somebody rates the course. */
  averageRating: z.number(),
  ratingCount: z.number().int(),
  requiresSubscription: Tier,
  /** True if the course needs a higher tier than the caller has; visitors have the free tier. */
  isLocked: z.boolean(),
  /** True if the caller's plan opens printable packs. */
  hasPack: z.boolean(),
});
export type Course = z.infer<typeof Course>;

/** Lesson in its course's list, without the text. */
export const LessonSummary = z.object({
  id: LessonId,
  courseId: CourseId,
  title: z.string(),
  description: z.string(),
  order: z.number().int(),
  category: z.string(),
  /** The duration in minutes. */
  duration: z.number().int(),
  hasQuiz: z.boolean(),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

export const Lesson = LessonSummary.extend({
  /** Lines that `parseLessonContent` reads. */
  content: z.string(),
  videoUrl: z.string().nullable(),
  simulatorUrl: z.string().nullable(),
  /** True if a grown-up is reading ahead; nothing done in a preview counts. */
  isPreview: z.boolean().default(false),
});
export type Lesson = z.infer<typeof Lesson>;

export const CourseProgress = z.object({
  completedLessons: z.array(LessonId),
  /** Other lessons that are open before their turn, because they were begun, or a class has given them. */
  openedLessons: z.array(LessonId).default([]),
  /** Whole percent. */
  progressPercentage: z.number().int().min(0).max(100),
  /** Lessons whose quiz the learner has submitted. */
  takenQuizzes: z.array(LessonId),
  /** Numbers of the lessons, counted from 1, whose checkpoint the learner has finished. */
  takenCheckpoints: z.array(z.number().int()).default([]),
  /** Stars that the learner gave the course; null if none. */
  rating: z.number().int().nullable(),
});
export type CourseProgress = z.infer<typeof CourseProgress>;

export const LessonCompletion = z.object({
  /** Points for the lesson itself, always 0. Each new achievement lists its own points. */
  pointsEarned: z.number().int(),
  newAchievements: z.array(AwardedAchievement),
});
export type LessonCompletion = z.infer<typeof LessonCompletion>;

export const courses = {
  list: endpoint({
    ...routes.courses.list,
    summary: 'Every course, easiest first.',
    reply: z.array(Course),
  }),
  course: endpoint({
    ...routes.courses.course,
    summary: 'One course.',
    params: CourseParams,
    reply: Course,
    errors: ['not-found'],
  }),
  lessons: endpoint({
    ...routes.courses.lessons,
    summary: 'The lessons of a course in order, without their text.',
    params: CourseParams,
    reply: z.array(LessonSummary),
    errors: ['not-found'],
  }),
  progress: endpoint({
    ...routes.courses.progress,
    summary: 'The lessons of a course that the learner has completed, and the quizzes taken.',
    params: CourseParams,
    reply: CourseProgress,
    errors: ['not-signed-in', 'not-found'],
  }),
  lesson: endpoint({
    ...routes.courses.lesson,
    summary:
      'One lesson with its text, if it is open to the caller. Grown-ups may read ahead in a preview.',
    params: LessonParams,
    reply: Lesson,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  completeLesson: endpoint({
    ...routes.courses.completeLesson,
    summary:
      'Complete a lesson, if the one before it is complete. Doing it again changes only how, once every step was opened.',
    params: LessonParams,
    body: z
      .strictObject({
        /** As the page tells it. Calls of earlier pages leave it out. */
        completedAs: z.enum(completionKinds).optional(),
      })
      .optional(),
    reply: LessonCompletion,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  rate: endpoint({
    ...routes.courses.rate,
    summary: 'Rate a course once, after completing all its lessons.',
    params: CourseParams,
    body: z.strictObject({ rating: z.literal(stars, 'Please choose one to five stars.') }),
    reply: Course.pick({ averageRating: true, ratingCount: true }),
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'conflict'],
  }),
};
