/** Records what was learned, with all that follows from it; shows the dashboard. */
import {
  type AchievementId,
  type AwardedAchievement,
  type Dashboard,
  type UserId,
} from '@qubloom/contract';
import type { Learner, Origin } from '../../platform/caller.ts';
import type { StoredRule } from '../../platform/curriculum/store-curriculum.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { NotSignedIn } from '../../platform/errors.ts';
import type { Learning, LearningRecord, LockedLearner } from '../../platform/learning.ts';
import { percent } from '../../platform/percent.ts';
import { Turns } from '../../platform/turns.ts';
import { achievementsDue } from './achievement-rules.ts';
import type { LessonViews } from './lesson-views.ts';
import { localDay, mondayOf, withDaysAdded } from './local-day.ts';
import {
  achievementsNotHeld,
  insertUserAchievements,
  learnerFacts,
} from './achievement-queries.ts';
import type { DashboardFacts, DashboardQueries } from './dashboard-queries.ts';
import {
  awardPoints,
  countLearning,
  insertActivity,
  lockLearner,
  markWorkedOn,
  updateStreak,
} from './queries.ts';
import { recordSimulatorUse } from './simulator-use.ts';
import { currentStreak, isNewDay, streakAfterLearning } from './streak.ts';

export interface ProgressNeeds {
  readonly queries: DashboardQueries;
  readonly now: () => Date;
}

export interface RecordNeeds {
  readonly database: Database;
  readonly views: LessonViews;
  readonly achievementRules: ReadonlyMap<AchievementId, StoredRule>;
  readonly now: () => Date;
}

/** The record that the other features tell of learning. */
export function learningRecord(needs: RecordNeeds): LearningRecord {
  const turns = new Turns<UserId>();
  const { database, now, views } = needs;
  const withLearner: LearningRecord['withLearner'] = (id, work) =>
    turns.take(id, () => database.transaction(async (tx) => work(tx, await loadLocked(tx, id))));
  return {
    noteLessonViewed: ({ id, timeZone }) => views.note(id, localDay(now(), timeZone)),
    withLearner,
    recordLearning: (tx, learner, learning, origin) =>
      recordLearning(needs, tx, learner, learning, origin),
    recordSimulatorUse: ({ id }, use, origin) =>
      withLearner(id, (tx, learner) => recordSimulatorUse(tx, learner, use, origin, now())),
  };
}

async function loadLocked(tx: Transaction, id: UserId): Promise<LockedLearner> {
  const learner = await lockLearner(tx, id);
  // The account can be erased after the session was looked up.
  if (learner === null) throw new NotSignedIn();
  return learner;
}

async function recordLearning(
  { achievementRules, now }: RecordNeeds,
  tx: Transaction,
  learner: LockedLearner,
  learning: Learning,
  origin: Origin,
): Promise<readonly AwardedAchievement[]> {
  const moment = now();
  await insertActivity(tx, learner, learning, origin, moment);
  await markWorkedOn(tx, learner, learning, moment);
  const streak = await countDay(tx, learner, learning, moment);

  const paid = learning.type === 'quiz-submitted' ? await payQuiz(tx, learner, learning) : 0;
  const facts = {
    ...(await learnerFacts(tx, learner)),
    points: learner.points + paid,
    streak,
  };
  const notHeld = await achievementsNotHeld(tx, learner);
  const withRules = notHeld.flatMap((one) => {
    const rule = achievementRules.get(one.id);
    return rule ? [{ ...one, rule }] : [];
  });
  const due = achievementsDue(withRules, facts);
  await giveAchievements(tx, learner, due, moment);
  return due;
}

/** The streak after it. A task by itself makes no day of learning: the lesson around it does. */
async function countDay(
  tx: Transaction,
  learner: LockedLearner,
  learning: Learning,
  moment: Date,
): Promise<number> {
  if (learning.type === 'task-passed') return currentStreak(learner, moment, learner.timeZone);
  const streak = streakAfterLearning(learner, moment, learner.timeZone);
  await updateStreak(tx, learner, streak);
  const day = localDay(moment, learner.timeZone);
  const isNew = isNewDay(learner, moment, learner.timeZone);
  await countLearning(tx, learner, learning, { day, isNew });
  return streak.streak;
}

function payQuiz(
  tx: Transaction,
  learner: LockedLearner,
  { resultId, points }: Extract<Learning, { type: 'quiz-submitted' }>,
): Promise<number> {
  return awardPoints(tx, learner, { source: 'quiz-result', sourceId: resultId, points });
}

async function giveAchievements(
  tx: Transaction,
  learner: LockedLearner,
  due: readonly AwardedAchievement[],
  moment: Date,
): Promise<void> {
  await insertUserAchievements(
    tx,
    learner,
    due.map(({ id }) => id),
    moment,
  );
  for (const { id, pointsAwarded } of due) {
    await awardPoints(tx, learner, { source: 'achievement', sourceId: id, points: pointsAwarded });
  }
}

/** The streak as it counts on the learner's day today. */
export function streakToday(learner: Learner, now: Date): number {
  return currentStreak(learner, now, learner.timeZone);
}

export async function showDashboard(
  { queries, now }: ProgressNeeds,
  learner: Learner,
): Promise<Dashboard> {
  const moment = now();
  const monday = mondayOf(localDay(moment, learner.timeZone));
  const week = { monday, sunday: withDaysAdded(monday, 6) };
  const facts = await queries.findDashboard({ userId: learner.id, ...week });
  if (facts === null) throw new Error('the dashboard query gives a row for everybody who asks');
  return {
    user: { streak: streakToday(learner, moment), points: learner.points },
    courseProgress: percent(facts.completed, facts.lessonCount),
    achievements: { earned: facts.earned, total: facts.total },
    currentCourse: currentCourse(facts),
    daysLearnedThisWeek: facts.daysLearned,
  };
}

function currentCourse({ current }: DashboardFacts): Dashboard['currentCourse'] {
  if (current === null) return null;
  const { id, title, lessonTitle, lessonIndex, completed, lessonCount } = current;
  return {
    course: { id, title },
    currentLesson: { title: lessonTitle },
    progress: percent(completed, lessonCount),
    currentLessonIndex: lessonIndex,
    totalLessons: lessonCount,
  };
}
