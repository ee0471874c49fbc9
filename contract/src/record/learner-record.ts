/**
 * The learner's own record. Grown-ups who are linked to the learner see the same record, and nothing else of the
 * learner.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CourseId, LessonId } from '../ids.ts';
import * as routes from '../routes.ts';
import { completionKinds } from '../lessons/lesson-completions.ts';
import { lessonStages } from '../lessons/lesson-content.ts';
import { QuizScore, SolvedTasks } from './results.ts';
import { timeBands } from './time-bands.ts';

const TitledCourse = z.object({ id: CourseId, title: z.string() });
const TitledLesson = z.object({ id: LessonId, title: z.string() });
const where = { course: TitledCourse, lesson: TitledLesson };
/** Left out if it is not known. */
const completedAs = z.enum(completionKinds).optional();

/** Learning days a week. */
export const goalDays = { least: 1, most: 7 } as const;
export const GoalDays = z.number().int().min(goalDays.least).max(goalDays.most);

/** The two sides that agree on a goal. */
export const goalSides = ['learner', 'grown-up'] as const;
export type GoalSide = (typeof goalSides)[number];

/** Agreed by the learner and the grown-ups: one side proposes, and the other accepts. */
export const WeeklyGoal = z.object({
  days: GoalDays,
  /** A change that the other side has not accepted yet. */
  proposed: z.object({ days: GoalDays, by: z.enum(goalSides) }).nullable(),
});
export type WeeklyGoal = z.infer<typeof WeeklyGoal>;

export const RecordedLesson = TitledLesson.extend({
  /** The day in the learner's time zone; null if it is not finished. */
  finishedOn: z.iso.date().nullable(),
  completedAs,
  /** True if it has been begun and is not finished. */
  isBegun: z.literal(true).optional(),
  /** The solved tasks, if the lesson has some. */
  tasks: SolvedTasks.optional(),
  /** Null if the quiz was never taken. */
  quiz: z
    .object({
      first: QuizScore,
      best: QuizScore,
      latest: QuizScore,
      tries: z.number().int(),
      /** The day of the latest try. */
      takenOn: z.iso.date(),
    })
    .nullable(),
});
export type RecordedLesson = z.infer<typeof RecordedLesson>;

/** Where the learner got stuck: a question whose latest answer is wrong, or a task that is not passed yet. */
export const StuckPoint = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    ...where,
    /** The part of the lesson that explains it. */
    section: z.enum(lessonStages),
    question: z.string(),
    answer: z.string(),
    /** The reason why this answer is wrong. */
    reason: z.string(),
    rightAnswer: z.string(),
    rightReason: z.string(),
  }),
  z.object({
    kind: z.literal('task'),
    ...where,
    task: z.string(),
    title: z.string(),
    /** The reason why the latest try does not pass. */
    reason: z.string(),
    tries: z.number().int(),
  }),
]);
export type StuckPoint = z.infer<typeof StuckPoint>;

/** The most stuck points in a record; the newest are kept. */
export const mostStuckPoints = 8;

export const LearnerRecord = z.object({
  firstName: z.string(),
  /** The current week in the learner's time zone. */
  week: z.object({
    /** From Monday to Sunday. */
    days: z
      .array(z.object({ date: z.iso.date(), time: z.enum(timeBands), hasLearned: z.boolean() }))
      .length(7),
    /** Lessons finished this week, in their order of time. */
    lessons: z.array(TitledLesson.extend({ completedAs })),
    /** The best result this week of each quiz that was taken this week, and that of the very first try. */
    quizzes: z.array(QuizScore.extend({ lesson: TitledLesson, first: QuizScore.optional() })),
  }),
  goal: WeeklyGoal,
  /** Courses with at least one lesson that was begun, in the order of the course library. */
  courses: z.array(
    TitledCourse.extend({
      lessonCount: z.number().int(),
      finishedCount: z.number().int(),
      /** In the course's order, without lessons that were not begun. */
      lessons: z.array(RecordedLesson),
    }),
  ),
  stuck: z.array(StuckPoint),
  /** The newest first. */
  badges: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      icon: z.string(),
      earnedOn: z.iso.date(),
    }),
  ),
});
export type LearnerRecord = z.infer<typeof LearnerRecord>;

export const record = {
  mine: endpoint({
    ...routes.record.mine,
    summary: "The signed-in learner's own record, as linked grown-ups see it.",
    reply: LearnerRecord,
    errors: ['not-signed-in'],
  }),
};
