/** Checkpoints: questions from the lessons so far, mixed, at a few points of each course. They pay nothing. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CheckpointParams, LessonId } from '../ids.ts';
import { AnswerReview, Question, QuizResult, SubmitQuizBody } from './quizzes.ts';
import * as routes from '../routes.ts';

const CheckpointReview = AnswerReview.extend({
  /** Lesson that teaches the answer. */
  lessonId: LessonId,
});

export const CheckpointResult = QuizResult.omit({ pointsEarned: true }).extend({
  /** Reviews in the order of the answers. */
  review: z.array(CheckpointReview),
});
export type CheckpointResult = z.infer<typeof CheckpointResult>;

export const checkpoints = {
  questions: endpoint({
    ...routes.checkpoints.questions,
    summary: 'Questions from the lessons so far that the learner remembers least, without answers.',
    params: CheckpointParams,
    reply: z.array(Question),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  submit: endpoint({
    ...routes.checkpoints.submit,
    summary: 'Score the answers to a checkpoint and give reasons. It pays nothing.',
    params: CheckpointParams,
    body: SubmitQuizBody,
    reply: CheckpointResult,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
