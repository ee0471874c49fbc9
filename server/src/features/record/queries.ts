/** Database access for a learner's record. Retired content is left out. */
import {
  weeklyGoal,
  type CompletedAs,
  type CourseId,
  type LessonId,
  type UserId,
  type WeeklyGoal,
} from '@qubloom/contract';
import { and, asc, between, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { LocalDay } from '../../domain/local-day.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  achievements,
  courses,
  isLivingLesson,
  lessons,
  quizzes,
  userAchievements,
  userAnalytics,
  userQuizResults,
  weeklyGoals,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../accounts/index.ts';
import { lessonStates } from '../courses/index.ts';

export interface StoredLesson {
  readonly course: { readonly id: CourseId; readonly title: string; readonly lessonCount: number };
  readonly id: LessonId;
  readonly title: string;
  readonly finishedAt: Date | null;
  readonly completedAs: CompletedAs | null;
  /** True if it has been begun and was never finished. */
  readonly isBegun: boolean;
  /** Null if the quiz was never taken. */
  readonly quiz: StoredScores | null;
}

interface QuizScore {
  readonly score: number;
  readonly totalQuestions: number;
}

export interface StoredScores {
  readonly first: QuizScore;
  readonly best: QuizScore;
  readonly latest: QuizScore;
  readonly tries: number;
  /** ISO time of the latest try. */
  readonly takenAt: string;
}

/**
 * Lists the lessons that were begun or finished, or whose quiz was taken, in the order of the course library.
 * @param since leaves out everything before it
 */
export async function listLessons(
  database: Database,
  userId: UserId,
  since: Date | undefined,
): Promise<readonly StoredLesson[]> {
  const scores = database
    .select({
      lessonId: quizzes.lessonId,
      scores: sql<StoredScores>`json_build_object(
        'first', (array_agg(${score} order by ${userQuizResults.id}))[1],
        'best', (array_agg(${score} order by ${shareOf} desc))[1],
        'latest', (array_agg(${score} order by ${userQuizResults.completedAt} desc))[1],
        'tries', count(*)::int,
        'takenAt', max(${userQuizResults.completedAt})
      )`.as('scores'),
    })
    .from(userQuizResults)
    .innerJoin(quizzes, eq(quizzes.id, userQuizResults.quizId))
    .where(
      and(eq(userQuizResults.userId, userId), since && gte(userQuizResults.completedAt, since)),
    )
    .groupBy(quizzes.lessonId)
    .as('scores');
  const states = lessonStates(database, [userId]);
  const isSince = (moment: typeof states.completedAt) => (since ? gte(moment, since) : undefined);
  const isFinished = and(isNotNull(states.completedAt), isSince(states.completedAt));
  const isBegun = and(
    isNull(states.completedAt),
    isNotNull(states.touchedAt),
    isSince(states.touchedAt),
  );
  return database
    .select({
      course: { id: courses.id, title: courses.title, lessonCount: courses.lessonCount },
      id: lessons.id,
      title: lessons.title,
      finishedAt: states.completedAt,
      completedAs: states.completedAs,
      isBegun: sql<boolean>`coalesce(${isBegun}, false)`,
      quiz: scores.scores,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(states, and(eq(states.lessonId, lessons.id), or(isFinished, isBegun)))
    .leftJoin(scores, eq(scores.lessonId, lessons.id))
    .where(and(isLivingLesson, or(isNotNull(states.lessonId), isNotNull(scores.lessonId))))
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.order));
}

const score = sql`json_build_object(
  'score', ${userQuizResults.score}, 'totalQuestions', ${userQuizResults.totalQuestions}
)`;
const shareOf = sql`${userQuizResults.score}::float / greatest(${userQuizResults.totalQuestions}, 1)`;

export function listQuizResultsSince(database: Database, userId: UserId, since: Date) {
  return database
    .select({
      lesson: { id: lessons.id, title: lessons.title },
      score: userQuizResults.score,
      totalQuestions: userQuizResults.totalQuestions,
      takenAt: userQuizResults.completedAt,
    })
    .from(userQuizResults)
    .innerJoin(quizzes, eq(quizzes.id, userQuizResults.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(
      and(
        eq(userQuizResults.userId, userId),
        gte(userQuizResults.completedAt, since),
        isNull(lessons.retiredAt),
      ),
    )
    .orderBy(asc(userQuizResults.completedAt), asc(userQuizResults.id));
}

/** Lists the days with learning or learning time in a range. */
export function listDays(
  database: Database,
  userId: UserId,
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
) {
  return database
    .select({
      date: userAnalytics.date,
      seconds: userAnalytics.totalTimeSpent,
      hasLearned: sql<boolean>`${userAnalytics.lessonsCompleted} + ${userAnalytics.quizzesTaken}
        + ${userAnalytics.otherLearning} > 0`,
    })
    .from(userAnalytics)
    .where(and(eq(userAnalytics.userId, userId), between(userAnalytics.date, from, to)));
}

/** Lists the learner's badges, the newest first, without those from before `since`. */
export function listBadges(database: Database, userId: UserId, since: Date | undefined) {
  return database
    .select({
      name: achievements.name,
      description: achievements.description,
      icon: achievements.icon,
      earnedAt: userAchievements.awardedAt,
    })
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(
      and(eq(userAchievements.userId, userId), since && gte(userAchievements.awardedAt, since)),
    )
    .orderBy(desc(userAchievements.awardedAt), desc(userAchievements.id));
}

/** Returns the usual goal for a learner whose goal was never changed. */
export async function findGoal(database: Database, userId: UserId): Promise<WeeklyGoal> {
  const [row] = await database.select().from(weeklyGoals).where(eq(weeklyGoals.userId, userId));
  if (!row) return { days: weeklyGoal, proposed: null };
  const { days, proposedDays, proposedBy } = row;
  const isOpen = proposedDays !== null && proposedBy !== null;
  return { days, proposed: isOpen ? { days: proposedDays, by: proposedBy } : null };
}

export async function storeGoal(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { days, proposed }: WeeklyGoal,
): Promise<void> {
  const row = {
    days,
    proposedDays: proposed?.days ?? null,
    proposedBy: proposed?.by ?? null,
  };
  await tx
    .insert(weeklyGoals)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: weeklyGoals.userId, set: row });
}
