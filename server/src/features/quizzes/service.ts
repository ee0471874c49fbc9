/** Showing a quiz without its answers, and taking it. */
import type { FlashcardId, LessonId, QuizId, QuizResult } from '@qubloom/contract';
import type { LockedLearner } from '../../domain/learner-lock.ts';
import type { OpenLesson, OpenLessonFor } from '../../domain/open-lesson.ts';
import type { Decide, Learning, ProgressRecorder } from '../../domain/progress-recorder.ts';
import type { Act, Caller, Learner } from '../../platform/caller.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { returnedId, type Write } from '../../platform/one-statement.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { statsAfter } from './attempts.ts';
import {
  submissionWrite,
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
  /** Makes flashcards due that teach what was missed. */
  readonly bringCards: (
    learner: LockedLearner,
    cards: readonly FlashcardId[],
    moment: Date,
  ) => readonly Write[];
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
  if (!answersAllOnce(quiz.answerKeys, answers)) {
    throw new Invalid('Please answer all questions before submitting');
  }
  const review = reviewAnswers(quiz.answerKeys, answers);
  const result = { score: scoreOf(review), totalQuestions: quiz.answerKeys.length };
  return recordResult(options, caller, act, { quiz, lesson }, { ...result, review });
}

interface OpenQuiz<Found extends StoredQuiz> {
  readonly quiz: Found;
  readonly lesson: OpenLesson;
}

type QuizSubmitted = Extract<Learning, { type: 'quiz-submitted' }>;
type Scored = Pick<QuizResult, 'score' | 'totalQuestions' | 'review'>;

async function recordResult(
  { queries, recorder, bringCards }: QuizzesOptions,
  caller: Learner,
  act: Act,
  { quiz, lesson }: OpenQuiz<ScorableQuiz>,
  { review, ...result }: Scored,
): Promise<QuizResult> {
  const cards = cardsOfMissed(quiz.answerKeys, review);
  const decide: Decide<QuizSubmitted> = ({ quizzes }, learner, moment) => {
    const before = quizzes.find(({ quizId }) => quizId === quiz.id) ?? null;
    const points = pointsDue({ ...quiz, ...result, paidBefore: before?.pointsPaid ?? 0 });
    const { timeZone } = learner;
    const stats = statsAfter(before, { quizId: quiz.id, ...result, points, moment, timeZone });
    return {
      learning: {
        type: 'quiz-submitted',
        lessonId: lesson.id,
        courseId: lesson.courseId,
        ...result,
        points,
        quiz: { ...stats, lessonId: lesson.id },
      },
      awards: [{ source: 'quiz-result', sourceId: returnedId(submissionWrite), points }],
      writes: [
        ...queries.handingIn(learner, { ...result, completedAt: moment }, stats),
        ...bringCards(learner, cards, moment),
      ],
    };
  };
  const reply = await recorder.record(caller, act, decide, ({ learning, newAchievements }) => ({
    ...result,
    pointsEarned: learning.points,
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
