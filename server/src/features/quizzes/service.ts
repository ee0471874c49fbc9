/** Shows a quiz without its answers, and scores it. */
import type { FlashcardId, LessonId, QuizCheck, QuizId, QuizResult } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Act, Caller, Learner } from '../../platform/caller.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { openLesson, touchProgress, type OpenLesson } from '../courses/index.ts';
import { makeCardsDue } from '../flashcards/index.ts';
import { recordLearning, type Decide, type Learning } from '../progress/index.ts';
import { keepFirstMisses, keepMissed } from './missed-queries.ts';
import {
  insertSubmission,
  quizQueries,
  type AnswerKey,
  type ScorableQuiz,
  type StoredQuiz,
} from './queries.ts';
import {
  answersAllOnce,
  pointsDue,
  reviewAnswers,
  scoreOf,
  statsAfter,
  type Answer,
} from './scoring.ts';
import { checks, submissions } from './throttles.ts';

export async function showQuizOfLesson(context: Context, caller: Caller, id: LessonId) {
  const lesson = await openLesson(context, caller, id);
  const quiz = await quizQueries(context.database).findQuizOfLesson(lesson.id);
  if (!quiz) throw new NotFound('This lesson has no quiz.');
  return quiz;
}

export async function listQuestions(context: Context, caller: Caller, id: QuizId) {
  const queries = quizQueries(context.database);
  const { quiz } = await openQuiz(context, caller, queries.findQuiz(id));
  return queries.listQuestions(quiz.id);
}

/** Refused as a whole unless every question is answered exactly once. */
export async function submitQuiz(
  context: Context,
  caller: Learner,
  id: QuizId,
  answers: readonly Answer[],
  act: Act,
): Promise<QuizResult> {
  const found = quizQueries(context.database).findScorableQuiz(id);
  const { quiz, lesson } = await openQuiz(context, caller, found);
  await submissions.take(context, String(caller.id));
  return recordResult(context, caller, act, { quiz, lesson }, scored(quiz, answers));
}

/** Scores a visitor's answers like a submission. A learner must submit them instead, so that each try counts. */
export async function checkQuiz(
  context: Context,
  { caller, throttleKey }: { readonly caller: Caller; readonly throttleKey: string },
  id: QuizId,
  answers: readonly Answer[],
): Promise<QuizCheck> {
  if (caller.kind === 'learner') throw new Forbidden('Please submit your answers: they count.');
  await checks.take(context, throttleKey);
  const found = quizQueries(context.database).findScorableQuiz(id);
  const { quiz } = await openQuiz(context, caller, found);
  return scored(quiz, answers);
}

function scored({ answerKeys }: ScorableQuiz, answers: readonly Answer[]): Scored {
  if (!answersAllOnce(answerKeys, answers)) {
    throw new Invalid('Please answer all questions before submitting');
  }
  const review = reviewAnswers(answerKeys, answers);
  return { score: scoreOf(review), totalQuestions: answerKeys.length, review };
}

interface OpenQuiz<Found extends StoredQuiz> {
  readonly quiz: Found;
  readonly lesson: OpenLesson;
}

type QuizSubmitted = Extract<Learning, { type: 'quiz-submitted' }>;
type Scored = Pick<QuizResult, 'score' | 'totalQuestions' | 'review'>;

async function recordResult(
  context: Context,
  caller: Learner,
  act: Act,
  { quiz, lesson }: OpenQuiz<ScorableQuiz>,
  { review, ...result }: Scored,
): Promise<QuizResult> {
  const cards = cardsOfMissed(quiz.answerKeys, review);
  const decide: Decide<QuizSubmitted> = async ({ quizzes }, learner, moment, tx) => {
    const before = quizzes.find(({ quizId }) => quizId === quiz.id) ?? null;
    const points = pointsDue({ ...quiz, ...result, paidBefore: before?.pointsPaid ?? 0 });
    const { timeZone } = learner;
    const stats = statsAfter(before, { quizId: quiz.id, ...result, points, moment, timeZone });
    const submission = { ...result, completedAt: moment };
    const submissionId = await insertSubmission(tx, learner, submission, stats);
    await keepMissed(tx, learner, review, moment);
    if (before === null) await keepFirstMisses(tx, learner, review, moment);
    await touchProgress(tx, learner, lesson, moment);
    await makeCardsDue(tx, learner, cards, moment);
    return {
      learning: {
        type: 'quiz-submitted',
        lessonId: lesson.id,
        courseId: lesson.courseId,
        ...result,
        points,
        quiz: { ...stats, lessonId: lesson.id },
      },
      awards: [{ source: 'quiz-result', sourceId: submissionId, points }],
    };
  };
  const reply = await recordLearning(
    context,
    caller,
    act,
    decide,
    ({ pointsEarned, newAchievements }) => ({
      ...result,
      pointsEarned,
      newAchievements: [...newAchievements],
      review,
      cardsBrought: cards.length,
    }),
  );
  if (reply === null) throw new Error('a submission is always something new');
  return reply;
}

/** Returns each card once, no matter how many of its questions were missed. */
export function cardsOfMissed(
  answerKeys: readonly AnswerKey[],
  review: QuizResult['review'],
): readonly FlashcardId[] {
  const missed = new Set(review.flatMap((one) => (one.isCorrect ? [] : [one.questionId])));
  const cards = answerKeys.filter(({ id }) => missed.has(id)).map(({ flashcardId }) => flashcardId);
  return [...new Set(cards)].filter((id) => id !== null);
}

/** A quiz is open if its lesson is. */
async function openQuiz<Found extends StoredQuiz>(
  context: Context,
  caller: Caller,
  found: Promise<Found | null>,
): Promise<OpenQuiz<Found>> {
  const quiz = await found;
  if (!quiz) throw new NotFound('That quiz does not exist.');
  return { quiz, lesson: await openLesson(context, caller, quiz.lessonId) };
}
