/** The learner's own record, which linked grown-ups see exactly as the learner does. */
import {
  mostStuckPoints,
  timeBandOf,
  type LearnerRecord,
  type RecordedLesson,
  type SolvedTasks,
  type StuckPoint,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { localDay, mondayOf, withDaysAdded, type LocalDay } from '../../domain/local-day.ts';
import type { Database } from '../../platform/database/client.ts';
import { listMissed } from '../quizzes/index.ts';
import { listOpenTasks, loadSolvedTasks } from '../tasks/index.ts';
import {
  findGoal,
  listBadges,
  listDays,
  listLessons,
  listQuizResultsSince,
  type StoredLesson,
} from './queries.ts';

/** The learner whose record it is. */
export interface RecordOwner {
  readonly id: UserId;
  readonly firstName: string;
  /** The record's days are days in this IANA zone. */
  readonly timeZone: string;
}

type Week = LearnerRecord['week'];
type DayOf = (moment: Date) => LocalDay;

/** A week has begun at most this long ago in any time zone. */
const longestWeek = 8 * 24 * 3_600_000;

export interface RecordRange {
  /** Leaves out everything before it. Without it, the record is whole. */
  readonly since?: Date | undefined;
}

export async function showRecord(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { id, firstName, timeZone }: RecordOwner,
  { since }: RecordRange = {},
): Promise<LearnerRecord> {
  const dayOf = (moment: Date) => localDay(moment, timeZone);
  const monday = mondayOf(dayOf(now()));
  const days = Array.from({ length: 7 }, (_, day) => withDaysAdded(monday, day));
  const weekAgo = new Date(now().getTime() - longestWeek);
  // A day's time is stored as one number, so the day in which the range begins is left out.
  const nextDay = since && withDaysAdded(dayOf(since), 1);
  const firstDay = nextDay !== undefined && nextDay > monday ? nextDay : monday;
  const [lessons, results, learned, badges, goal, stuck] = await Promise.all([
    listLessons(database, id, since),
    listQuizResultsSince(database, id, since !== undefined && since > weekAgo ? since : weekAgo),
    listDays(database, id, { from: firstDay, to: withDaysAdded(monday, 6) }),
    listBadges(database, id, since),
    findGoal(database, id),
    listStuckPoints(database, id, since),
  ]);
  const solvedOf = await loadSolvedTasks(
    database,
    [id],
    lessons.map((lesson) => lesson.id),
  );
  const tasksOf = (lesson: StoredLesson) => solvedOf(id, lesson.id, since);
  const firstOf = new Map(lessons.map((lesson) => [lesson.id, lesson.quiz?.first]));
  return {
    firstName,
    week: {
      days: days.map((date) => {
        const day = learned.find((one) => one.date === date);
        return { date, time: timeBandOf(day?.seconds ?? 0), hasLearned: day?.hasLearned ?? false };
      }),
      lessons: finishedSince(monday, lessons, dayOf),
      quizzes: bestResults(results.filter(({ takenAt }) => dayOf(takenAt) >= monday)).map(
        (quiz) => {
          const first = firstOf.get(quiz.lesson.id);
          return { ...quiz, ...(first && { first }) };
        },
      ),
    },
    goal,
    courses: byCourse(lessons, tasksOf, dayOf),
    stuck,
    badges: badges.map(({ earnedAt, ...badge }) => ({ ...badge, earnedOn: dayOf(earnedAt) })),
  };
}

/** Lists missed questions and open tasks, the newest first. */
async function listStuckPoints(
  database: Database,
  id: UserId,
  since: Date | undefined,
): Promise<StuckPoint[]> {
  const range = { most: mostStuckPoints, since };
  const [missed, open] = await Promise.all([
    listMissed(database, id, range),
    listOpenTasks(database, id, range),
  ]);
  return [
    ...missed.map((point) => ({ kind: 'question' as const, ...point })),
    ...open.map((point) => ({ kind: 'task' as const, ...point })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostStuckPoints)
    .map(({ at: _, ...point }) => point);
}

function finishedSince(
  monday: LocalDay,
  lessons: readonly StoredLesson[],
  dayOf: DayOf,
): Week['lessons'] {
  return lessons
    .flatMap(({ finishedAt, ...lesson }) => (finishedAt ? [{ ...lesson, finishedAt }] : []))
    .filter(({ finishedAt }) => dayOf(finishedAt) >= monday)
    .toSorted((one, other) => one.finishedAt.getTime() - other.finishedAt.getTime())
    .map(({ id, title, completedAs }) => ({ id, title, ...(completedAs && { completedAs }) }));
}

/** Keeps the best result of each quiz, in the order of the first tries. */
function bestResults(results: Week['quizzes']): Week['quizzes'] {
  const best = new Map<number, Week['quizzes'][number]>();
  for (const { lesson, score, totalQuestions } of results) {
    const before = best.get(lesson.id);
    if (!before || score / totalQuestions > before.score / before.totalQuestions)
      best.set(lesson.id, { lesson, score, totalQuestions });
  }
  return [...best.values()];
}

function byCourse(
  lessons: readonly StoredLesson[],
  tasksOf: (lesson: StoredLesson) => SolvedTasks | null,
  dayOf: DayOf,
): LearnerRecord['courses'] {
  const courses = new Map(lessons.map(({ course }) => [course.id, course]));
  return [...courses.values()].map((course) => {
    const own = lessons.filter((lesson) => lesson.course.id === course.id);
    return {
      ...course,
      finishedCount: own.filter(({ finishedAt }) => finishedAt !== null).length,
      lessons: own.map((lesson) => recordedLesson(lesson, tasksOf(lesson), dayOf)),
    };
  });
}

function recordedLesson(
  { id, title, finishedAt, completedAs, isBegun, quiz }: StoredLesson,
  tasks: SolvedTasks | null,
  dayOf: DayOf,
): RecordedLesson {
  const lesson = {
    id,
    title,
    finishedOn: finishedAt && dayOf(finishedAt),
    ...(completedAs && { completedAs }),
    ...(isBegun && { isBegun }),
    ...(tasks && { tasks }),
  };
  if (quiz === null) return { ...lesson, quiz };
  const { takenAt, ...scores } = quiz;
  return { ...lesson, quiz: { ...scores, takenOn: dayOf(new Date(takenAt)) } };
}
