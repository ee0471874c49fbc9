/** Draws and scores checkpoints. They pay no points, and learners may repeat or skip them. */
import {
  checkpointsOf,
  type CheckpointResult,
  type checkpoints as calls,
  type ParamsOf,
} from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { endOfDay } from '../../../domain/local-day.ts';
import type { Act, Learner } from '../../../platform/caller.ts';
import { Forbidden, Invalid, NotFound } from '../../../platform/errors.ts';
import { openLesson } from '../../courses/index.ts';
import { makeCardsDue } from '../../flashcards/index.ts';
import { recordLearning } from '../../progress/index.ts';
import { keepMissed } from '../missed-queries.ts';
import { answersAllOnce, reviewAnswers, scoreOf, type Answer } from '../scoring.ts';
import { cardsOfMissed } from '../service.ts';
import { submissions } from '../throttles.ts';
import { drawQuestions, mayBeDrawn } from './draw.ts';
import { checkpointQueries, saveCheckpoint } from './queries.ts';

type Place = ParamsOf<typeof calls.questions>;

export async function drawCheckpoint(context: Context, caller: Learner, place: Place) {
  const questions = await openPool(context, caller, place);
  const { askedBefore } = checkpointQueries(context.database);
  const now = context.now();
  return drawQuestions({
    questions,
    lastLesson: place.afterLesson,
    askedBefore: await askedBefore(place.id, place.afterLesson, caller.id),
    now,
    dayEnds: endOfDay(now, caller.timeZone),
  });
}

/**
 * Refuses all answers unless their questions are a possible draw. It need not be the current draw, because other cards
 * may have become due.
 */
export async function submitCheckpoint(
  context: Context,
  caller: Learner,
  place: Place,
  answers: readonly Answer[],
  act: Act,
): Promise<CheckpointResult> {
  const questions = await openPool(context, caller, place);
  await submissions.take(context, String(caller.id));
  const { id: courseId, afterLesson } = place;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const chosen = answers.flatMap(({ questionId }) => byId.get(questionId) ?? []);
  if (
    !answersAllOnce(chosen, answers) ||
    !mayBeDrawn({ questions, lastLesson: afterLesson }, chosen)
  ) {
    throw new Invalid('Please answer all questions before submitting');
  }
  const { askedBefore } = checkpointQueries(context.database);
  const before = await askedBefore(courseId, afterLesson, caller.id);
  const asked = [...new Set([...chosen.map(({ id }) => id), ...before])];
  const scored = reviewAnswers(chosen, answers);
  const cards = cardsOfMissed(chosen, scored);
  const lessonOf = new Map(chosen.map(({ id, lessonId }) => [id, lessonId]));
  const reply = await recordLearning(
    context,
    caller,
    act,
    async (_history, learner, moment, tx) => {
      const done = { courseId, afterLesson, questions: asked, doneAt: moment };
      await saveCheckpoint(tx, learner, done);
      await keepMissed(tx, learner, scored, moment);
      await makeCardsDue(tx, learner, cards, moment);
      return { learning: { type: 'checkpoint-done', courseId, afterLesson } as const, awards: [] };
    },
    ({ newAchievements }) => ({
      score: scoreOf(scored),
      totalQuestions: chosen.length,
      newAchievements: [...newAchievements],
      review: scored.flatMap((one) => {
        const lessonId = lessonOf.get(one.questionId);
        return lessonId === undefined ? [] : { ...one, lessonId };
      }),
      cardsBrought: cards.length,
    }),
  );
  if (reply === null) throw new Error('a checkpoint is always something new');
  return reply;
}

/** Returns the questions of the lessons before a checkpoint, for a learner who has completed all of them. */
async function openPool(context: Context, caller: Learner, { id, afterLesson }: Place) {
  const queries = checkpointQueries(context.database);
  const lessons = await queries.lessonsSoFar(id, afterLesson, caller.id);
  const last = lessons.at(-1);
  if (!last || !checkpointsOf(lessons.length).includes(afterLesson)) {
    throw new NotFound('That checkpoint does not exist.');
  }
  await openLesson(context, caller, last.id);
  const missing = lessons.find(({ isCompleted }) => !isCompleted);
  if (missing) {
    throw new Forbidden(`Complete lesson ${String(missing.number)} first. Then this opens.`);
  }
  return queries.questionsOf(
    lessons.map(({ id: lessonId }) => lessonId),
    caller.id,
  );
}
