/** Checkpoints: questions of the lessons so far, mixed, at a few places of each course. They pay nothing. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CheckpointParams, LessonId } from '../ids.ts';
import { AnswerReview, Question, QuizResult, SubmitQuizBody } from './quizzes.ts';
import { routes } from '../routes.ts';

const CheckpointReview = AnswerReview.extend({
  /** The lesson that teaches what was asked. */
  lessonId: LessonId,
});

export const CheckpointResult = QuizResult.omit({ pointsEarned: true }).extend({
  /** In the order of the answers. */
  review: z.array(CheckpointReview),
});
export type CheckpointResult = z.infer<typeof CheckpointResult>;

export const checkpoints = {
  questions: endpoint({
    ...routes.checkpoints.questions,
    summary: 'Questions of the lessons so far that the learner remembers least, without answers.',
    params: CheckpointParams,
    reply: z.array(Question),
    errors: ['not-signed-in', 'forbidden', 'not-found'],
  }),
  submit: endpoint({
    ...routes.checkpoints.submit,
    summary: 'Score the answers to a checkpoint and say why. It pays nothing.',
    params: CheckpointParams,
    body: SubmitQuizBody,
    reply: CheckpointResult,
    errors: ['invalid', 'not-signed-in', 'forbidden', 'not-found', 'too-many'],
  }),
};
