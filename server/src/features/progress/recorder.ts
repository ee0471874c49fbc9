/**
 * Records what was learned and everything that follows: points, the streak, the day's numbers, and achievements. One
 * transaction locks the learner's row, reads the history, and writes what was decided.
 */
import type { AwardedAchievement } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { localDay } from '../../domain/local-day.ts';
import type { Act, Learner, Origin } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { updateGain, withLearner, type LockedLearner } from '../accounts/index.ts';
import { dueAchievements } from './achievements/rules.ts';
import { checkedLearnedAt } from './learned-at.ts';
import type { LearnerHistory } from './learner-history.ts';
import type { Award, Decide, Decision, Learning, Recorded } from './learning.ts';
import { addPoints, giveAchievements, readHistory, recordActivity } from './queries.ts';
import { isNewDay, streakAfterLearning, streakToday } from './streak/streak.ts';

/**
 * Runs one transaction that holds the learner's row: reads the history, lets the feature decide and write, writes
 * points, streak, the day's numbers, and achievements, and stores the reply. Returns null for nothing new.
 */
export function recordLearning<What extends Learning, Reply>(
  context: Context,
  { id }: Pick<Learner, 'id'>,
  { origin, remember, learnedAt }: Act,
  decide: Decide<What>,
  replyTo: (recorded: Recorded<What>) => Reply,
): Promise<Reply | null> {
  return withLearner(context, id, async (tx, locked) => {
    const history = await readHistory(tx, locked);
    const { moment, timeZone } = checkedLearnedAt(locked, learnedAt, context.now());
    const learner: LockedLearner = { ...locked, timeZone };
    const decision = await decide(history, learner, moment, tx);
    if (decision === null) return null;
    const newAchievements = await follow(context, tx, learner, history, {
      decision,
      origin,
      moment,
    });
    const { learning, awards } = decision;
    const reply = replyTo({ learning, pointsEarned: sumOf(awards), newAchievements });
    await remember(tx, reply);
    return reply;
  });
}

interface Learned {
  readonly decision: Decision<Learning>;
  readonly origin: Origin;
  readonly moment: Date;
}

const sumOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { points }) => sum + points, 0);

/** Writes everything that follows from what was learned. Returns the new achievements. */
async function follow(
  context: Context,
  tx: Transaction,
  learner: LockedLearner,
  history: LearnerHistory,
  { decision: { learning, awards }, origin, moment }: Learned,
): Promise<readonly AwardedAchievement[]> {
  const day = dayOf(learner, learning, moment);
  const newAchievements = dueAchievements(
    context.curriculum.achievementRules,
    historyAfter(history, learning, day.isNew),
    {
      points: learner.points + sumOf(awards),
      streak: day.shownStreak,
      timeZone: learner.timeZone,
    },
  );
  const given = newAchievements.map(({ id, pointsAwarded }): Award => ({
    source: 'achievement',
    sourceId: id,
    points: pointsAwarded,
  }));
  await recordActivity(tx, learner, learning, { origin, moment, day });
  const ids = newAchievements.map(({ id }) => id);
  await giveAchievements(tx, learner, ids, moment);
  const points = await addPoints(tx, learner, [...awards, ...given]);
  await updateGain(tx, learner, { ...day.streak, points });
  if (learner.isReported && 'lessonId' in learning) {
    await context.reportLearning(tx, { userId: learner.id, learning, moment });
  }
  return newAchievements;
}

/** A single task is not a day of learning, because the lesson around it is. */
function dayOf(learner: LockedLearner, learning: Learning, moment: Date) {
  const { timeZone } = learner;
  const day = localDay(moment, timeZone);
  if (learning.type === 'task-passed') {
    return { day, isNew: false, streak: learner, shownStreak: streakToday(learner, moment) };
  }
  const after = streakAfterLearning(learner, moment, timeZone);
  const isNew = isNewDay(learner, moment, timeZone);
  return { day, isNew, streak: after, shownStreak: after.streak };
}

/**
 * Returns the history including what was just learned.
 * @param isNewDay true for the first learning of a day
 */
function historyAfter(
  before: LearnerHistory,
  learning: Learning,
  isNewDay: boolean,
): LearnerHistory {
  const history = { ...before, learningDays: before.learningDays + (isNewDay ? 1 : 0) };
  switch (learning.type) {
    case 'lesson-completed':
      return { ...history, completedLessons: [...before.completedLessons, learning.lessonId] };
    case 'task-passed': {
      const { lessonId, task } = learning;
      return { ...history, passedTasks: [...before.passedTasks, { lessonId, task }] };
    }
    case 'card-reviewed':
      return { ...history, cardsMastered: before.cardsMastered + learning.cardsMastered };
    case 'cards-studied':
      return { ...history, setsCompleted: before.setsCompleted + (learning.completesSet ? 1 : 0) };
    case 'checkpoint-done':
    case 'daily-done':
    case 'guided-step-completed':
      return history;
    case 'visualization-completed':
      return { ...history, visualizationsCompleted: before.visualizationsCompleted + 1 };
    case 'quiz-submitted': {
      const { quiz } = learning;
      const others = before.quizzes.filter(({ quizId }) => quizId !== quiz.quizId);
      return { ...history, quizzes: [...others, quiz] };
    }
  }
}
