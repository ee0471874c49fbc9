/** Showing a quiz without its answers, and taking it. */
import type { LessonId, QuizId, QuizResult } from '@qubloom/contract';
import type { Caller, Learner, Origin } from '../../platform/caller.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { LearningRecord } from '../../platform/learning.ts';
import type { OpenLesson, OpenLessonFor } from '../../platform/open-lesson.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { insertResult, pointsPaidBy, type QuizQueries, type StoredQuiz } from './queries.ts';
import { answersAllOnce, pointsDue, reviewAnswers, scoreOf, type Answer } from './scoring.ts';

export interface QuizzesNeeds {
  readonly queries: QuizQueries;
  readonly openLesson: OpenLessonFor;
  readonly learning: LearningRecord;
  readonly submissions: Throttle;
  readonly now: () => Date;
}

export async function showQuizOfLesson(needs: QuizzesNeeds, caller: Caller, id: LessonId) {
  const lesson = await needs.openLesson(caller, id);
  const quiz = await needs.queries.findQuizOfLesson(lesson.id);
  if (!quiz) throw new NotFound('This lesson has no quiz.');
  return quiz;
}

export async function listQuestions(needs: QuizzesNeeds, caller: Caller, id: QuizId) {
  const { quiz } = await openQuiz(needs, caller, id);
  return needs.queries.listQuestions(quiz.id);
}

/** Refused whole unless every question is answered exactly once. */
export async function submitQuiz(
  needs: QuizzesNeeds,
  caller: Learner,
  id: QuizId,
  answers: readonly Answer[],
  origin: Origin,
): Promise<QuizResult> {
  const { quiz, lesson } = await openQuiz(needs, caller, id);
  await needs.submissions.take(String(caller.id));
  const keys = await needs.queries.listAnswerKeys(quiz.id);
  if (!answersAllOnce(keys, answers)) {
    throw new Invalid('Please answer all questions before submitting');
  }
  const review = reviewAnswers(keys, answers);
  const result = { quizId: quiz.id, score: scoreOf(review), totalQuestions: keys.length };

  return needs.learning.withLearner(caller.id, async (tx, learner) => {
    const paidBefore = await pointsPaidBy(tx, learner, quiz.id);
    const resultId = await insertResult(tx, learner, { ...result, completedAt: needs.now() });
    const points = pointsDue({ ...quiz, ...result, paidBefore });
    const newAchievements = await needs.learning.recordLearning(
      tx,
      learner,
      {
        type: 'quiz-submitted',
        lessonId: lesson.id,
        courseId: lesson.courseId,
        resultId,
        points,
        ...result,
      },
      origin,
    );
    const { score, totalQuestions } = result;
    const achievements = [...newAchievements];
    return { score, totalQuestions, pointsEarned: points, newAchievements: achievements, review };
  });
}

/** A quiz is open once its lesson is. */
async function openQuiz(
  { queries, openLesson }: QuizzesNeeds,
  caller: Caller,
  id: QuizId,
): Promise<{ quiz: StoredQuiz; lesson: OpenLesson }> {
  const quiz = await queries.findQuiz(id);
  if (!quiz) throw new NotFound('That quiz does not exist.');
  return { quiz, lesson: await openLesson(caller, quiz.lessonId) };
}
