/** Quizzes: questions without answers, and after submission the score and the reasons. */
import { z } from 'zod';
import { AwardedAchievement } from '../achievement.ts';
import { endpoint } from '../endpoint.ts';
import * as routes from '../routes.ts';
import { lessonStages } from '../lessons/lesson-content.ts';
import { LessonParams, QuestionId, QuizId, QuizParams } from '../ids.ts';

export const Choice = z.enum(['A', 'B', 'C', 'D']);
export type Choice = z.infer<typeof Choice>;

export const Quiz = z.object({ id: QuizId, title: z.string(), description: z.string() });
export type Quiz = z.infer<typeof Quiz>;

export const Question = z.object({
  id: QuestionId,
  question: z.string(),
  answerA: z.string(),
  answerB: z.string(),
  answerC: z.string(),
  answerD: z.string(),
});
export type Question = z.infer<typeof Question>;

export const maxQuestions = 50;

export const SubmitQuizBody = z.strictObject({
  answers: z
    .array(z.strictObject({ questionId: QuestionId, answer: Choice }))
    .min(1, 'Please answer all questions before submitting')
    .max(maxQuestions, 'There are more answers than the quiz has questions'),
});
export type SubmitQuizBody = z.input<typeof SubmitQuizBody>;

export const AnswerReview = z.object({
  questionId: QuestionId,
  answer: Choice,
  isCorrect: z.boolean(),
  correctAnswer: Choice,
  /** Reason why the chosen answer is right or wrong. */
  reason: z.string(),
  /** Reason why the right answer is right. */
  correctReason: z.string(),
  /** Part of the lesson that teaches the answer. */
  section: z.enum(lessonStages),
});
export type AnswerReview = z.infer<typeof AnswerReview>;

export const QuizResult = z.object({
  score: z.number().int(),
  totalQuestions: z.number().int(),
  /** Points that the quiz itself paid this time. Each new achievement lists its own points. */
  pointsEarned: z.number().int(),
  newAchievements: z.array(AwardedAchievement),
  /** Reviews in the order of the questions. */
  review: z.array(AnswerReview),
  /** Number of flashcards that come back because of missed questions. */
  cardsBrought: z.number().int().default(0),
});
export type QuizResult = z.infer<typeof QuizResult>;

/** Score and reasons for a visitor. Nothing is paid or stored. */
export const QuizCheck = QuizResult.pick({ score: true, totalQuestions: true, review: true });
export type QuizCheck = z.infer<typeof QuizCheck>;

/** Answers to a whole quiz, whether submitted or only checked. */
const answered = {
  params: QuizParams,
  body: SubmitQuizBody,
  errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
} as const;

export const quizzes = {
  lessonQuiz: endpoint({
    ...routes.quizzes.lessonQuiz,
    summary: "A lesson's quiz; 404 means that it has none.",
    params: LessonParams,
    reply: Quiz,
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  questions: endpoint({
    ...routes.quizzes.questions,
    summary: 'The questions of a quiz in their order, without the answers.',
    params: QuizParams,
    reply: z.array(Question),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  submit: endpoint({
    ...routes.quizzes.submit,
    summary:
      'Score one answer for every question, pay points for an improvement, and give reasons.',
    ...answered,
    reply: QuizResult,
  }),
  check: endpoint({
    ...routes.quizzes.check,
    summary: "Score a visitor's answers and give reasons. Nothing is paid or stored.",
    ...answered,
    reply: QuizCheck,
  }),
};
