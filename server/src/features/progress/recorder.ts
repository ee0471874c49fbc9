/**
 * Records what was learned, with all that follows from it: points, the streak, the day's numbers and
 * achievements. Three statements in one transaction: the learner's row is locked, the history is read,
 * and what was decided by it is written.
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
import { writeTogether, type Write } from '../../platform/one-statement.ts';
import { historyAfter } from './history-after.ts';
import { readHistory } from './queries.ts';

interface Streak {
  readonly streak: number;
  readonly lastLearnedOn: LocalDay | null;
  readonly lastLearnedZone: string | null;
}

type CountedLearning = Exclude<Learning, { type: 'task-passed' }>;
/** A single card is too little to be noted: what is remembered of it says enough. */
type NotedLearning = Exclude<Learning, { type: 'card-reviewed' }>;
type Points = Award['sourceId'];

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
  readonly writes: {
    activity(learner: LockedLearner, learning: NotedLearning, origin: Origin, moment: Date): Write;
    day(
      learner: LockedLearner,
      learning: CountedLearning,
      day: { readonly day: LocalDay; readonly isNew: boolean },
    ): Write;
    workedOn(learner: LockedLearner, learning: LessonLearning, moment: Date): Write;
    payment(
      learner: LockedLearner,
      awards: readonly Award[],
    ): { readonly writes: readonly Write[]; readonly points: Points };
    gain(learner: LockedLearner, gain: Streak & { readonly points: Points }): Write;
    achievements(
      learner: LockedLearner,
      ids: readonly AchievementId[],
      moment: Date,
    ): readonly Write[];
  };
}

export function progressRecorder(options: RecorderOptions): ProgressRecorder {
  const { withLearner, now } = options;
  return {
    record: ({ id }, { origin, remember }, decide, replyTo) =>
      withLearner(id, async (tx, learner) => {
        const history = await readHistory(tx, learner);
        const moment = now();
        const decision = await decide(history, learner, moment, tx);
        if (decision === null) return null;
        const { newAchievements, writes } = follow(options, learner, history, {
          decision,
          origin,
          moment,
        });
        const reply = replyTo({ learning: decision.learning, newAchievements });
        await writeTogether(tx, [...decision.writes, ...writes, ...remember(reply)]);
        return reply;
      }),
  };
}

interface Learned {
  readonly decision: Decision<Learning>;
  readonly origin: Origin;
  readonly moment: Date;
}

/** All that follows from what was learned, and how it is written. */
function follow(
  options: RecorderOptions,
  learner: LockedLearner,
  history: LearnerHistory,
  { decision: { learning, awards }, origin, moment }: Learned,
): { newAchievements: readonly AwardedAchievement[]; writes: readonly Write[] } {
  const { writes } = options;
  const day = dayOf(options, learner, learning, moment);
  const newAchievements = options.dueAchievements(historyAfter(history, learning, day.isNew), {
    points: learner.points + awards.reduce((sum, { points }) => sum + points, 0),
    streak: day.shownStreak,
    timeZone: learner.timeZone,
  });
  const given = newAchievements.map(({ id, pointsAwarded }): Award => ({
    source: 'achievement',
    sourceId: id,
    points: pointsAwarded,
  }));
  const payment = writes.payment(learner, [...awards, ...given]);
  return {
    newAchievements,
    writes: [
      ...(learning.type === 'card-reviewed'
        ? []
        : [writes.activity(learner, learning, origin, moment)]),
      ...(learning.type === 'task-passed' || learning.type === 'quiz-submitted'
        ? [writes.workedOn(learner, learning, moment)]
        : []),
      ...(learning.type === 'task-passed' ? [] : [writes.day(learner, learning, day)]),
      ...writes.achievements(
        learner,
        newAchievements.map(({ id }) => id),
        moment,
      ),
      ...payment.writes,
      writes.gain(learner, { ...day.streak, points: payment.points }),
    ],
  };
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
    const { lastLearnedOn, lastLearnedZone } = learner;
    const unchanged = { streak: learner.streak, lastLearnedOn, lastLearnedZone };
    return { day, isNew: false, streak: unchanged, shownStreak: streak.today(learner, moment) };
  }
  const after = streak.after(learner, moment, timeZone);
  const isNew = streak.isNewDay(learner, moment, timeZone);
  return { day, isNew, streak: after, shownStreak: after.streak };
}
