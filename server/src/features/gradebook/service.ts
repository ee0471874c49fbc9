/** Gradebooks: what each learner of a class has done in the lessons of a course, or of the assignments. */
import {
  gradebookRows,
  pathToItem,
  timeBandOf,
  type AssignedItem,
  type ClassId,
  type CourseId,
  type Gradebook,
  type gradebook,
  type GradebookCell,
  type GradebookColumn,
  type LessonId,
  type QueryOf,
  type SolvedTasks,
  type ServedFile,
  type TimeBand,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { loadSolvedTasks } from '../tasks/index.ts';
import { csvOf } from '../../domain/csv.ts';
import { fileName } from '../../domain/file-name.ts';
import { localDay, localTime, withDaysAdded } from '../../domain/local-day.ts';
import type { Learner } from '../../platform/caller.ts';
import { NotFound } from '../../platform/errors.ts';
import {
  isFor,
  keyOfItem,
  isLateOn,
  listClassAssignments,
  loadResults,
  type ShownAssignment,
} from '../assignments/index.ts';
import {
  listLearnersOf,
  loadTaught,
  type StoredClass,
  type StoredLearner,
} from '../classes/index.ts';
import {
  listLessonsOf,
  listLessonStates,
  listQuizTotals,
  listTimes,
  type QuizTotals,
} from './queries.ts';

type GradebookQuery = QueryOf<typeof gradebook.show>;

export async function showGradebook(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { course }: GradebookQuery,
): Promise<Gradebook> {
  return tablesOf(context, await loadTaught(context, teacher, classId), course);
}

async function tablesOf(
  context: Context,
  taught: StoredClass,
  course: CourseId | undefined,
): Promise<Gradebook> {
  const learners = await listLearnersOf(context.database, taught.id);
  const [{ columns, cellsOf }, timeOf] = await Promise.all([
    course === undefined
      ? assignmentTable(context, taught, learners)
      : courseTable(context, taught, learners, course),
    loadTimes(context, taught),
  ]);
  const rows = learners.map((learner) => ({
    id: learner.id,
    name: learner.name,
    username: learner.username,
    time: timeOf(learner),
    cells: cellsOf(learner),
  }));
  return { columns, rows };
}

export async function writeGradebook(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { course }: GradebookQuery,
): Promise<ServedFile> {
  const taught = await loadTaught(context, teacher, classId);
  const rows = gradebookRows(await tablesOf(context, taught, course));
  return { name: fileName(`${taught.name} gradebook`), bytes: Buffer.from(csvOf(rows)) };
}

interface Table {
  readonly columns: GradebookColumn[];
  cellsOf(learner: StoredLearner): (GradebookCell | null)[];
}

/** Items that the class has assigned are its own, so results from before joining count there, too. */
async function assignmentTable(
  { database, now }: Context,
  { id, timeZone }: StoredClass,
  learners: readonly StoredLearner[],
): Promise<Table> {
  const assigned = await listClassAssignments(database, id);
  const learnerIds = learners.map((learner) => learner.id);
  const items = assigned.map(({ item }) => item);
  const [resultOf, solvedOf] = await Promise.all([
    loadResults(database, learnerIds, items),
    loadSolvedTasks(
      database,
      learnerIds,
      items.flatMap((item) => (item.kind === 'lesson' ? [item.lessonId] : [])),
    ),
  ]);
  const today = localDay(now(), timeZone);
  return {
    columns: assigned.map(({ item: { kind }, title, course, dueOn, path }) => ({
      kind,
      title,
      course,
      dueOn,
      path,
    })),
    cellsOf: (learner) =>
      assigned.map((assignment) => {
        if (!isFor(assignment, learner.id)) return null;
        const { dueOn, item } = assignment;
        const { doneAt, touchedAt, ...result } = resultOf(learner.id, item);
        const isLate = isLateOn(today, { dueOn, timeZone }, doneAt);
        const isBegun = doneAt === null && isSinceJoining(touchedAt, learner);
        return {
          isDone: doneAt !== null,
          isLate,
          ...(isBegun && { isBegun }),
          ...result,
          ...(item.kind === 'lesson' &&
            tasksCell(solvedOf(learner.id, item.lessonId), doneAt !== null || isBegun)),
          ...handedInCell(assignment, doneAt, timeZone),
        };
      }),
  };
}

/** Nothing is said of a lesson that was not begun. */
const tasksCell = (tasks: SolvedTasks | null, isBegun: boolean): Pick<GradebookCell, 'tasks'> =>
  tasks && isBegun ? { tasks } : {};

/** Of learners with accounts of their own, a lesson that was only begun before joining is not shown. */
const isSinceJoining = (moment: Date | null, { isClassAccount, joinedAt }: StoredLearner) =>
  moment !== null && (isClassAccount || moment >= joinedAt);

function handedInCell(
  { item }: ShownAssignment,
  doneAt: Date | null,
  timeZone: string,
): Pick<GradebookCell, 'handedIn'> {
  if (doneAt === null || !('assignmentId' in item)) return {};
  const at = `${localDay(doneAt, timeZone)} ${localTime(doneAt, timeZone)}`;
  return { handedIn: { assignmentId: item.assignmentId, at } };
}

/**
 * In accounts that the class has not made, it shows nothing from before the learner joined, except completions of lessons
 * and results of quizzes that are assigned to the learner.
 */
async function courseTable(
  { database }: Context,
  { id }: StoredClass,
  learners: readonly StoredLearner[],
  courseId: CourseId,
): Promise<Table> {
  const learnerIds = learners.map((learner) => learner.id);
  const lessons = await listLessonsOf(database, courseId);
  if (lessons.length === 0) throw new NotFound('That course does not exist.');
  const lessonIds = lessons.map((lesson) => lesson.id);
  const [states, quizTotals, assigned, solvedOf] = await Promise.all([
    listLessonStates(database, learnerIds, courseId),
    listQuizTotals(database, id, courseId),
    listClassAssignments(database, id),
    loadSolvedTasks(database, learnerIds, lessonIds),
  ]);
  const stateOf = new Map(states.map((one) => [keyOf(one), one]));
  const isAssigned = findsAssigned(assigned);
  const totals = new Map(quizTotals.map((one) => [keyOf(one), one]));
  const cellOf = (learner: StoredLearner, lessonId: LessonId): GradebookCell => {
    const key = keyOf({ userId: learner.id, lessonId });
    const {
      touchedAt = null,
      completedAt: done = null,
      completedAs = null,
    } = stateOf.get(key) ?? {};
    const isWholeLesson =
      learner.isClassAccount ||
      isAssigned({ kind: 'lesson', lessonId }, learner.id) ||
      isAssigned({ kind: 'course', courseId }, learner.id);
    const isDone = done !== null && (isWholeLesson || done >= learner.joinedAt);
    const quiz = totals.get(key);
    const isWhole = learner.isClassAccount || isAssigned({ kind: 'quiz', lessonId }, learner.id);
    const result = quizCell(isWhole ? quiz?.whole : quiz?.sinceJoining);
    const isBegun = done === null && isSinceJoining(touchedAt, learner);
    const solved = solvedOf(learner.id, lessonId, isWholeLesson ? undefined : learner.joinedAt);
    return {
      isDone,
      isLate: false,
      ...(isDone && completedAs && { completedAs }),
      ...(isBegun && { isBegun }),
      ...result,
      ...tasksCell(solved, isDone || isBegun),
    };
  };
  return {
    columns: lessons.map((lesson) => ({
      kind: 'lesson',
      title: lesson.title,
      course: null,
      dueOn: null,
      path: pathToItem({ kind: 'lesson', lessonId: lesson.id }, courseId),
    })),
    cellsOf: (learner) => lessons.map((lesson) => cellOf(learner, lesson.id)),
  };
}

const keyOf = ({ userId, lessonId }: { readonly userId: UserId; readonly lessonId: LessonId }) =>
  `${String(userId)} ${String(lessonId)}`;

function quizCell(
  totals: QuizTotals | undefined,
): Pick<GradebookCell, 'score' | 'firstScore' | 'tries'> {
  if (totals === undefined || totals.tries === 0) return { score: null, tries: null };
  return totals;
}

/** Returns a function that says whether an item is assigned to a learner. */
function findsAssigned(assigned: readonly ShownAssignment[]) {
  const byItem = new Map<string, ShownAssignment[]>();
  for (const one of assigned) {
    const key = keyOfItem(one.item);
    byItem.set(key, [...(byItem.get(key) ?? []), one]);
  }
  return (item: AssignedItem, learner: UserId) =>
    byItem.get(keyOfItem(item))?.some((one) => isFor(one, learner)) ?? false;
}

/** Returns a function that finds the band of a learner's last seven days, in the learner's time zone. */
async function loadTimes(
  { database, now }: Context,
  { id }: StoredClass,
): Promise<(learner: StoredLearner) => TimeBand> {
  // A day is over in every time zone at most a day later than in UTC.
  const from = withDaysAdded(localDay(now(), 'UTC'), -7);
  const times = await listTimes(database, id, from);
  return ({ id: userId, timeZone, isClassAccount, joinedAt }) => {
    const weekAgo = withDaysAdded(localDay(now(), timeZone), -6);
    // A day's time is stored as one number, so the day of joining is left out.
    const afterJoining = withDaysAdded(localDay(joinedAt, timeZone), 1);
    const first = isClassAccount || afterJoining < weekAgo ? weekAgo : afterJoining;
    const own = times.filter((one) => one.userId === userId && one.date >= first);
    return timeBandOf(own.reduce((sum, { seconds }) => sum + seconds, 0));
  };
}
