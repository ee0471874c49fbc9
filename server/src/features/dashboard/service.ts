/** The learner's dashboard. */
import type { Dashboard } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { localDay, mondayOf, withDaysAdded } from '../../domain/local-day.ts';
import { percent } from '../../domain/percent.ts';
import type { Learner } from '../../platform/caller.ts';
import { streakToday } from '../progress/index.ts';
import { dashboardQueries, type DashboardFacts } from './queries.ts';

export async function showDashboard(
  { database, now }: Context,
  learner: Learner,
): Promise<Dashboard> {
  const moment = now();
  const monday = mondayOf(localDay(moment, learner.timeZone));
  const week = { monday, sunday: withDaysAdded(monday, 6) };
  const facts = await dashboardQueries(database).findDashboard({ userId: learner.id, ...week });
  if (facts === null) throw new Error('the dashboard query gives a row for everybody who asks');
  return {
    user: { streak: streakToday(learner, moment), points: learner.points },
    courseProgress: percent(facts.completed, facts.lessonCount),
    achievements: { earned: facts.earned, total: facts.total },
    currentCourse: currentCourse(facts),
    openCheckpoint: facts.openCheckpoint,
    daysLearnedThisWeek: facts.daysLearned,
  };
}

function currentCourse({ current }: DashboardFacts): Dashboard['currentCourse'] {
  if (current === null) return null;
  const { id, title, lessonId, lessonTitle, lessonIndex, completed, lessonCount } = current;
  return {
    course: { id, title },
    currentLesson: { id: lessonId, title: lessonTitle },
    progress: percent(completed, lessonCount),
    currentLessonIndex: lessonIndex,
    totalLessons: lessonCount,
  };
}
