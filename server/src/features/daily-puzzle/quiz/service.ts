/** Draws and scores the daily quiz: five questions from what was learned. */
import {
  dailyPoints,
  dailyQuizLength,
  type DailyQuizResult,
  type QuestionId,
  type ReplyOf,
  type dailyPuzzles as calls,
} from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { LocalDay } from '../../../domain/local-day.ts';
import type { Act, Caller, Learner } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { Forbidden, Invalid } from '../../../platform/errors.ts';
import type { LockedLearner } from '../../accounts/index.ts';
import { makeCardsDue } from '../../flashcards/index.ts';
import {
  answersAllOnce,
  cardsOfMissed,
  checks,
  keepMissed,
  reviewAnswers,
  scoreOf,
  submissions,
  type Answer,
} from '../../quizzes/index.ts';
import { allowDay, recordDone, recordTry, zoneOf, type Gained } from '../results.ts';
import { drawQuestions, findQuestions, type DailyQuestion } from './queries.ts';

/** A visitor's own day may have begun anywhere on Earth. */
const visitorsZone = 'Pacific/Kiritimati';

export async function drawQuiz(context: Context, caller: Caller, day: LocalDay) {
  allowDay(context, caller.kind === 'learner' ? caller.timeZone : visitorsZone, day);
  return drawQuestions(context.database, idOf(caller), day, dailyQuizLength);
}

/** Only the first submission of a day pays, for each right answer. */
export async function submitQuiz(
  context: Context,
  caller: Learner,
  day: LocalDay,
  answers: readonly Answer[],
  act: Act,
): Promise<DailyQuizResult> {
  allowDay(context, zoneOf(caller, act), day);
  await submissions.take(context, String(caller.id));
  const { questions, ...scored } = await scoreAnswers(context, caller, day, answers);
  const cards = cardsOfMissed(questions, scored.review);
  const keepAnswers = async (tx: Transaction, learner: LockedLearner, moment: Date) => {
    await keepMissed(tx, learner, scored.review, moment);
    await makeCardsDue(tx, learner, cards, moment);
  };
  const replyTo = (gained: Gained): DailyQuizResult => ({
    ...scored,
    ...gained,
    cardsBrought: cards.length,
  });
  const points = scored.score * dailyPoints.quiz;
  const one = { day, challenge: 'quiz', keepAnswers } as const;
  const first = await recordDone(context, caller, { ...one, points }, act, replyTo);
  return first ?? recordTry(context, caller, one, act, replyTo);
}

/** Scores a visitor's answers. A learner must submit them instead, because they count. */
export async function checkQuiz(
  context: Context,
  { caller, throttleKey }: { readonly caller: Caller; readonly throttleKey: string },
  day: LocalDay,
  answers: readonly Answer[],
): Promise<ReplyOf<typeof calls.checkQuiz>> {
  if (caller.kind === 'learner') throw new Forbidden('Please submit your answers: they count.');
  allowDay(context, visitorsZone, day);
  await checks.take(context, throttleKey);
  const { questions: _, ...scored } = await scoreAnswers(context, caller, day, answers);
  return scored;
}

/**
 * Refuses all answers unless they are to as many different questions as the day has, all of which may be asked. They
 * need not be those that would be drawn now, because another lesson may have been completed.
 */
async function scoreAnswers(
  { database }: Context,
  caller: Caller,
  day: LocalDay,
  answers: readonly Answer[],
) {
  const ids = answers.map(({ questionId }) => questionId);
  const [drawn, found] = await Promise.all([
    drawQuestions(database, idOf(caller), day, dailyQuizLength),
    findQuestions(database, idOf(caller), ids),
  ]);
  const questions = inOrderOf(ids, found);
  if (answers.length !== drawn.length || !answersAllOnce(questions, answers)) {
    throw new Invalid('Please answer all questions before submitting');
  }
  const review = reviewAnswers(questions, answers).map((one, at) => {
    const { lessonId, courseId } = questions[at] ?? {};
    if (!lessonId || !courseId) throw new Error('every answer belongs to a question');
    return { ...one, lessonId, courseId };
  });
  return { questions, review, score: scoreOf(review), totalQuestions: questions.length };
}

const idOf = (caller: Caller) => (caller.kind === 'learner' ? caller.id : null);

function inOrderOf(ids: readonly QuestionId[], questions: readonly DailyQuestion[]) {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
