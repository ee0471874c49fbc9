/** Showing a quiz without its answers, and taking it. */
import type { FlashcardId, LessonId, QuizCheck, QuizId, QuizResult } from '@qubloom/contract';
import type { LockedLearner } from '../../domain/learner-lock.ts';
import type { OpenLesson, OpenLessonFor } from '../../domain/open-lesson.ts';
import type { Decide, Learning, ProgressRecorder } from '../../domain/progress-recorder.ts';
import type { Act, Caller, Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { statsAfter } from './attempts.ts';
import {
  insertSubmission,
  type AnswerKey,
  type QuizQueries,
  type ScorableQuiz,
  type StoredQuiz,
} from './queries.ts';
import { answersAllOnce, pointsDue, reviewAnswers, scoreOf, type Answer } from './scoring.ts';

export interface QuizzesOptions {
  readonly queries: QuizQueries;
  readonly openLesson: OpenLessonFor;
  readonly recorder: ProgressRecorder;
  readonly submissions: Throttle;
  readonly checks: Throttle;
  /** Makes flashcards due that teach what was missed. */
  readonly bringCards: (
    tx: Transaction,
    learner: LockedLearner,
    cards: readonly FlashcardId[],
    moment: Date,
  ) => Promise<void>;
}

export async function showQuizOfLesson(options: QuizzesOptions, caller: Caller, id: LessonId) {
  const lesson = await options.openLesson(caller, id);
  const quiz = await options.queries.findQuizOfLesson(lesson.id);
  if (!quiz) throw new NotFound('This lesson has no quiz.');
  return quiz;
}

export async function listQuestions(options: QuizzesOptions, caller: Caller, id: QuizId) {
  const { quiz } = await openQuiz(options, caller, options.queries.findQuiz(id));
  return options.queries.listQuestions(quiz.id);
}

/** Refused whole unless every question is answered exactly once. */
export async function submitQuiz(
  options: QuizzesOptions,
  caller: Learner,
  id: QuizId,
  answers: readonly Answer[],
  act: Act,
): Promise<QuizResult> {
  const found = options.queries.findScorableQuiz(id);
  const { quiz, lesson } = await openQuiz(options, caller, found);
  await options.submissions.take(String(caller.id));
  return recordResult(options, caller, act, { quiz, lesson }, scored(quiz, answers));
}

/** Scores a visitor's answers as a submission is scored. A learner hands them in, so that each try counts. */
export async function checkQuiz(
  options: QuizzesOptions,
  { caller, throttleKey }: { readonly caller: Caller; readonly throttleKey: string },
  id: QuizId,
  answers: readonly Answer[],
): Promise<QuizCheck> {
  if (caller.kind === 'learner') throw new Forbidden('Please submit your answers: they count.');
  await options.checks.take(throttleKey);
  const { quiz } = await openQuiz(options, caller, options.queries.findScorableQuiz(id));
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
  { recorder, bringCards }: QuizzesOptions,
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
    await bringCards(tx, learner, cards, moment);
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
  const reply = await recorder.record(caller, act, decide, ({ pointsEarned, newAchievements }) => ({
    ...result,
    pointsEarned,
    newAchievements: [...newAchievements],
    review,
    cardsBrought: cards.length,
  }));
  if (reply === null) throw new Error('a submission is always something new');
  return reply;
}

/** Each card once, however many of its questions were missed. */
export function cardsOfMissed(
  answerKeys: readonly AnswerKey[],
  review: QuizResult['review'],
): readonly FlashcardId[] {
  const missed = new Set(review.flatMap((one) => (one.isCorrect ? [] : [one.questionId])));
  const cards = answerKeys.filter(({ id }) => missed.has(id)).map(({ flashcardId }) => flashcardId);
  return [...new Set(cards)].filter((id) => id !== null);
}

/** A quiz is open once its lesson is. */
async function openQuiz<Found extends StoredQuiz>(
  { openLesson }: QuizzesOptions,
  caller: Caller,
  found: Promise<Found | null>,
): Promise<OpenQuiz<Found>> {
  const quiz = await found;
  if (!quiz) throw new NotFound('That quiz does not exist.');
  return { quiz, lesson: await openLesson(caller, quiz.lessonId) };
}
