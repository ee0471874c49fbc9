/** The three daily challenges: what each day's puzzles and quiz pay, and a learner's results. */
import { z } from 'zod';
import { AwardedAchievement } from '../achievement.ts';
import { Level } from '../courses.ts';
import { endpoint } from '../endpoint.ts';
import { CourseId, LessonId } from '../ids.ts';
import {
  AnswerReview,
  Question,
  QuizCheck,
  QuizResult,
  SubmitQuizBody,
} from '../quizzes/quizzes.ts';
import * as routes from '../routes.ts';
import { PuzzleAnswer, PuzzleChallenge, PuzzleVerdict } from './daily-puzzles.ts';

export const DailyChallenge = z.enum([...PuzzleChallenge.options, 'quiz']);
export type DailyChallenge = z.infer<typeof DailyChallenge>;

/** Points for a solved puzzle, and for each right answer of the quiz. */
export const dailyPoints = { concept: 25, circuit: 50, quiz: 10 } as const satisfies Record<
  DailyChallenge,
  number
>;

/** Questions of a daily quiz, if there are as many. */
export const dailyQuizLength = 5;

/** Days for which an answer may wait for a network and still pay. */
export const paidDaysBefore = 2;

/** Days of the archive that the list shows, today included. */
export const archiveDays = 30;

export const PuzzleDay = z.iso.date('That is not a day.');

export const DailyResult = z.object({
  day: PuzzleDay,
  challenge: DailyChallenge,
  /** True if a puzzle was solved, or the quiz was handed in. */
  isDone: z.boolean(),
  tries: z.number().int(),
  /** Points that it has paid; 0 for practice. */
  points: z.number().int(),
});
export type DailyResult = z.infer<typeof DailyResult>;

export const DailyOverview = z.object({
  /** The learner's local day. */
  today: PuzzleDay,
  /** The level of the learner's puzzles. */
  level: Level,
  /** The learner has had the lesson about mixes and H, which puzzles of every level need. */
  knowsMixes: z.boolean(),
  /** Results of the days that the archive lists. */
  results: z.array(DailyResult),
});
export type DailyOverview = z.infer<typeof DailyOverview>;

export const DailyVerdict = PuzzleVerdict.extend({
  /** Points that the answer has paid. Each new achievement lists its own points. */
  pointsEarned: z.number().int(),
  newAchievements: z.array(AwardedAchievement),
  result: DailyResult,
});
export type DailyVerdict = z.infer<typeof DailyVerdict>;

const DailyReview = AnswerReview.extend({
  /** Lesson that teaches the answer, and its course. */
  lessonId: LessonId,
  courseId: CourseId,
});

/** Score and reasons for a visitor. Nothing is paid or stored. */
export const DailyQuizCheck = QuizCheck.extend({
  /** Reviews in the order of the answers. */
  review: z.array(DailyReview),
});

export const DailyQuizResult = QuizResult.extend({
  review: z.array(DailyReview),
  result: DailyResult,
});
export type DailyQuizResult = z.infer<typeof DailyQuizResult>;

const DayParams = z.object({ day: PuzzleDay });
const PuzzleParams = DayParams.extend({
  challenge: z.enum(PuzzleChallenge.options, 'That puzzle does not exist.'),
});

export const dailyPuzzles = {
  overview: endpoint({
    ...routes.dailyPuzzles.overview,
    summary: "The learner's day and level, and the results of the last 30 days.",
    reply: DailyOverview,
    errors: ['not-signed-in'],
  }),
  day: endpoint({
    ...routes.dailyPuzzles.day,
    summary: "The learner's results of one day, however long ago.",
    params: DayParams,
    reply: z.object({ results: z.array(DailyResult) }),
    errors: ['invalid', 'not-signed-in', 'not-found'],
  }),
  answer: endpoint({
    ...routes.dailyPuzzles.answer,
    summary:
      'Grade an answer to a puzzle. The first right one pays, if it was answered on its day.',
    params: PuzzleParams,
    body: z.strictObject({ level: Level, answer: PuzzleAnswer }),
    reply: DailyVerdict,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
  questions: endpoint({
    ...routes.dailyPuzzles.questions,
    summary: "A day's five questions from lessons that were completed, without answers.",
    params: DayParams,
    reply: z.array(Question),
    errors: ['invalid', 'not-found'],
  }),
  submitQuiz: endpoint({
    ...routes.dailyPuzzles.submitQuiz,
    summary: 'Score the answers to a daily quiz and give reasons. Only the first submission pays.',
    params: DayParams,
    body: SubmitQuizBody,
    reply: DailyQuizResult,
    errors: ['invalid', 'not-signed-in', 'not-found', 'too-many'],
  }),
  checkQuiz: endpoint({
    ...routes.dailyPuzzles.checkQuiz,
    summary: "Score a visitor's answers and give reasons. Nothing is paid or stored.",
    params: DayParams,
    body: SubmitQuizBody,
    reply: DailyQuizCheck,
    errors: ['invalid', 'forbidden', 'not-found', 'too-many'],
  }),
};
