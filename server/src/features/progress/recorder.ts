/**
 * Records what was learned, with all that follows from it: points, the streak, the day's numbers and achievements. In
 * one transaction the learner's row is locked, the history is read, and what was decided by it is written.
 */
import type { AwardedAchievement, AchievementId } from '@qubloom/contract';
import type { LearnerHistory } from '../../domain/learner-history.ts';
import type { LockedLearner, WithLearner } from '../../domain/learner-lock.ts';
import { localDay, type LocalDay } from '../../domain/local-day.ts';
import type {
  Award,
  Decision,
  Learning,
  LessonLearning,
  ProgressRecorder,
} from '../../domain/progress-recorder.ts';
import type { Origin } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { historyAfter } from './history-after.ts';
import { whenLearned } from './learned-at.ts';
import { readHistory } from './queries.ts';

interface Streak {
  readonly streak: number;
  readonly lastLearnedOn: LocalDay | null;
  readonly lastLearnedZone: string | null;
  readonly lastLearnedAt: Date | null;
}

/** What the other features know of it, each of its own rules and tables. */
export interface RecorderOptions {
  readonly withLearner: WithLearner;
  readonly now: () => Date;
  readonly streak: {
    after(before: Streak, now: Date, zone: string): Streak;
    today(learner: Streak & { readonly timeZone: string }, now: Date): number;
    isNewDay(before: Streak, now: Date, zone: string): boolean;
  };
  dueAchievements(
    history: LearnerHistory,
    learner: { readonly points: number; readonly streak: number; readonly timeZone: string },
  ): readonly AwardedAchievement[];
  recordActivity(
    tx: Transaction,
    learner: LockedLearner,
    learning: Learning,
    facts: {
      readonly origin: Origin;
      readonly moment: Date;
      readonly day: { readonly day: LocalDay; readonly isNew: boolean };
    },
  ): Promise<void>;
  touchProgress(
    tx: Transaction,
    learner: LockedLearner,
    learning: LessonLearning,
    moment: Date,
  ): Promise<void>;
  giveAchievements(
    tx: Transaction,
    learner: LockedLearner,
    ids: readonly AchievementId[],
    moment: Date,
  ): Promise<void>;
  /** Gives the points that were not paid before. */
  addPoints(tx: Transaction, learner: LockedLearner, awards: readonly Award[]): Promise<number>;
  updateGain(
    tx: Transaction,
    learner: LockedLearner,
    gain: Streak & { readonly points: number },
  ): Promise<void>;
}

export function progressRecorder(options: RecorderOptions): ProgressRecorder {
  const { withLearner, now } = options;
  return {
    record: ({ id }, { origin, remember, learnedAt }, decide, replyTo) =>
      withLearner(id, async (tx, locked) => {
        const history = await readHistory(tx, locked);
        const { moment, timeZone } = whenLearned(locked, learnedAt, now());
        const learner: LockedLearner = { ...locked, timeZone };
        const decision = await decide(history, learner, moment, tx);
        if (decision === null) return null;
        const newAchievements = await follow(options, tx, learner, history, {
          decision,
          origin,
          moment,
        });
        const { learning, awards } = decision;
        const reply = replyTo({ learning, pointsEarned: sumOf(awards), newAchievements });
        await remember(tx, reply);
        return reply;
      }),
  };
}

interface Learned {
  readonly decision: Decision<Learning>;
  readonly origin: Origin;
  readonly moment: Date;
}

const sumOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { points }) => sum + points, 0);

/** Writes all that follows from what was learned. Gives the new achievements. */
async function follow(
  options: RecorderOptions,
  tx: Transaction,
  learner: LockedLearner,
  history: LearnerHistory,
  { decision: { learning, awards }, origin, moment }: Learned,
): Promise<readonly AwardedAchievement[]> {
  const day = dayOf(options, learner, learning, moment);
  const newAchievements = options.dueAchievements(historyAfter(history, learning, day.isNew), {
    points: learner.points + sumOf(awards),
    streak: day.shownStreak,
    timeZone: learner.timeZone,
  });
  const given = newAchievements.map(({ id, pointsAwarded }): Award => ({
    source: 'achievement',
    sourceId: id,
    points: pointsAwarded,
  }));
  await options.recordActivity(tx, learner, learning, { origin, moment, day });
  if (learning.type === 'task-passed' || learning.type === 'quiz-submitted') {
    await options.touchProgress(tx, learner, learning, moment);
  }
  const ids = newAchievements.map(({ id }) => id);
  await options.giveAchievements(tx, learner, ids, moment);
  const points = await options.addPoints(tx, learner, [...awards, ...given]);
  await options.updateGain(tx, learner, { ...day.streak, points });
  return newAchievements;
}

/** A task by itself makes no day of learning: the lesson around it does. */
function dayOf(
  { streak }: RecorderOptions,
  learner: LockedLearner,
  learning: Learning,
  moment: Date,
) {
  const { timeZone } = learner;
  const day = localDay(moment, timeZone);
  if (learning.type === 'task-passed') {
    return { day, isNew: false, streak: learner, shownStreak: streak.today(learner, moment) };
  }
  const after = streak.after(learner, moment, timeZone);
  const isNew = streak.isNewDay(learner, moment, timeZone);
  return { day, isNew, streak: after, shownStreak: after.streak };
}
