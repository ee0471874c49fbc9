/** The learner's dashboard. */
import type { Dashboard } from '@qubloom/contract';
import { localDay, mondayOf, withDaysAdded } from '../../domain/local-day.ts';
import { percent } from '../../domain/percent.ts';
import type { Learner } from '../../platform/caller.ts';
import type { DashboardFacts, DashboardQueries } from './queries.ts';

export interface DashboardOptions {
  readonly queries: DashboardQueries;
  /** The streak as it counts on the learner's day today. */
  readonly streakOf: (learner: Learner) => number;
  readonly now: () => Date;
}

export async function showDashboard(
  { queries, streakOf, now }: DashboardOptions,
  learner: Learner,
): Promise<Dashboard> {
  const monday = mondayOf(localDay(now(), learner.timeZone));
  const week = { monday, sunday: withDaysAdded(monday, 6) };
  const facts = await queries.findDashboard({ userId: learner.id, ...week });
  if (facts === null) throw new Error('the dashboard query gives a row for everybody who asks');
  return {
    user: { streak: streakOf(learner), points: learner.points },
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
