/** Database access for assignments, and for what learners have done of them. Retired content is left out. */
import {
  assignmentLimits,
  type AssignedItem,
  type AssignedKind,
  type AssignmentId,
  type ClassId,
  type CompletedAs,
  type ContentItem,
  type CourseId,
  type FlashcardSetId,
  type GuidedPathId,
  type LessonId,
  type NewWork,
  type Tier,
  type UserId,
} from '@qubloom/contract';
import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  assignmentLearners,
  assignments,
  courses,
  flashcardSets,
  guidedPaths,
  handedInWork,
  lessons,
  quizzes,
  userCheckpoints,
  userFlashcardSets,
  userOpenTasks,
  userPathProgress,
  userQuizResults,
  userTaskResults,
} from '../../platform/database/schema/index.ts';
import { lessonStates } from '../courses/index.ts';
import type { LockedClass } from '../classes/index.ts';

/** The content is null if it is retired. */
export interface StoredAssignment {
  readonly id: AssignmentId;
  readonly classId: ClassId;
  readonly kind: AssignedKind;
  readonly afterLesson: number | null;
  readonly task: string | null;
  readonly title: string | null;
  readonly instructions: string | null;
  readonly dueOn: string;
  readonly isForAll: boolean;
  readonly learners: UserId[];
  readonly course: {
    readonly id: CourseId;
    readonly title: string;
    readonly lessonCount: number;
    readonly requiresSubscription: Tier;
  } | null;
  readonly lesson: { readonly id: LessonId; readonly title: string } | null;
  readonly hasQuiz: boolean;
  /** The lesson's content, which has the title of a task. Null for other kinds. */
  readonly content: string | null;
  readonly path: { readonly id: GuidedPathId; readonly title: string } | null;
  readonly set: { readonly id: FlashcardSetId; readonly title: string } | null;
}

/** The learners of an assignment that is not for everybody. */
export const learnersOf = sql<UserId[]>`array(
  select ${assignmentLearners.userId} from ${assignmentLearners}
  where ${assignmentLearners.assignmentId} = ${assignments.id}
  order by ${assignmentLearners.userId}
)`;

async function selectAssignments(
  database: Database,
  condition: SQL | undefined,
): Promise<StoredAssignment[]> {
  return database
    .select({
      id: assignments.id,
      classId: assignments.classId,
      kind: assignments.kind,
      afterLesson: assignments.afterLesson,
      task: assignments.task,
      title: assignments.title,
      instructions: assignments.instructions,
      dueOn: assignments.dueOn,
      isForAll: assignments.isForAll,
      learners: learnersOf,
      course: {
        id: courses.id,
        title: courses.title,
        lessonCount: courses.lessonCount,
        requiresSubscription: courses.requiresSubscription,
      },
      lesson: { id: lessons.id, title: lessons.title },
      hasQuiz: sql<boolean>`${quizzes.id} is not null`,
      content: sql<string | null>`case ${assignments.kind} when 'task' then ${lessons.content} end`,
      path: { id: guidedPaths.id, title: guidedPaths.title },
      set: { id: flashcardSets.id, title: flashcardSets.title },
    })
    .from(assignments)
    .leftJoin(lessons, and(eq(lessons.id, assignments.lessonId), isNull(lessons.retiredAt)))
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), isNull(quizzes.retiredAt)))
    .leftJoin(
      courses,
      and(
        eq(courses.id, sql`coalesce(${assignments.courseId}, ${lessons.courseId})`),
        isNull(courses.retiredAt),
      ),
    )
    .leftJoin(
      guidedPaths,
      and(eq(guidedPaths.id, assignments.pathId), isNull(guidedPaths.retiredAt)),
    )
    .leftJoin(
      flashcardSets,
      and(eq(flashcardSets.id, assignments.setId), isNull(flashcardSets.retiredAt)),
    )
    .where(and(condition, hasLivingItem))
    .orderBy(desc(assignments.dueOn), desc(assignments.id))
    .limit(assignmentLimits.shown);
}

const hasLivingItem = and(
  or(
    isNotNull(courses.id),
    isNotNull(guidedPaths.id),
    isNotNull(flashcardSets.id),
    isNotNull(assignments.title),
  ),
  or(ne(assignments.kind, 'quiz'), isNotNull(quizzes.id)),
);

/** Those that are due last come first. */
export function listAssignments(database: Database, classId: ClassId): Promise<StoredAssignment[]> {
  return selectAssignments(database, eq(assignments.classId, classId));
}

/** Lists what these classes have assigned to one of their learners. Those that are due last come first. */
export async function listAssignmentsFor(
  database: Database,
  learnerId: UserId,
  classIds: readonly ClassId[],
): Promise<StoredAssignment[]> {
  if (classIds.length === 0) return [];
  const isNamed = exists(
    database
      .select()
      .from(assignmentLearners)
      .where(
        and(
          eq(assignmentLearners.assignmentId, assignments.id),
          eq(assignmentLearners.userId, learnerId),
        ),
      ),
  );
  return selectAssignments(
    database,
    and(inArray(assignments.classId, [...classIds]), or(assignments.isForAll, isNamed)),
  );
}

export async function findAssignment(
  database: Database,
  classId: ClassId,
  id: AssignmentId,
): Promise<StoredAssignment | null> {
  const [row] = await selectAssignments(
    database,
    and(eq(assignments.classId, classId), eq(assignments.id, id)),
  );
  return row ?? null;
}

/** Counts the assignments that are due on the day or later. */
export async function countOpen(
  database: Database,
  classId: ClassId,
  today: string,
): Promise<number> {
  const isOpen = and(eq(assignments.classId, classId), gte(assignments.dueOn, today));
  return database.$count(assignments, isOpen);
}

export async function insertAssignment(
  tx: Transaction,
  { id: classId }: LockedClass,
  {
    item,
    ...rest
  }: {
    readonly item: ContentItem | NewWork;
    readonly dueOn: string;
    readonly createdAt: Date;
  },
): Promise<AssignmentId> {
  const [row] = await tx
    .insert(assignments)
    .values({ classId, ...item, ...rest, isForAll: true })
    .returning({ id: assignments.id });
  if (row === undefined) throw new Error('The assignment was not inserted.');
  return row.id;
}

export async function setDueDay(tx: Transaction, id: AssignmentId, dueOn: string): Promise<void> {
  await tx.update(assignments).set({ dueOn }).where(eq(assignments.id, id));
}

/** @param learners null for everybody */
export async function setLearners(
  tx: Transaction,
  { id: classId }: LockedClass,
  id: AssignmentId,
  learners: readonly UserId[] | null,
): Promise<void> {
  await tx
    .update(assignments)
    .set({ isForAll: learners === null })
    .where(eq(assignments.id, id));
  await tx.delete(assignmentLearners).where(eq(assignmentLearners.assignmentId, id));
  if (learners === null) return;
  await tx
    .insert(assignmentLearners)
    .values(learners.map((userId) => ({ assignmentId: id, classId, userId })));
}

export async function deleteAssignment(tx: Transaction, id: AssignmentId): Promise<void> {
  await tx.delete(assignments).where(eq(assignments.id, id));
}

export interface ItemResult {
  /** The first time. Null if it is not done. */
  readonly doneAt: Date | null;
  /** The last time that something was done of it. Null for items that cannot be begun without being done. */
  readonly touchedAt: Date | null;
  /** Best result of a quiz. */
  readonly score: { readonly score: number; readonly totalQuestions: number } | null;
  /** Result of the first try of a quiz. */
  readonly firstScore?: { readonly score: number; readonly totalQuestions: number };
  /** Counted for quizzes, and for tasks until they are passed. */
  readonly tries: number | null;
  /** How a lesson was completed, if that is known. */
  readonly completedAs?: CompletedAs;
  /** The lessons of a completed course that were only marked as done or as known. */
  readonly markedLessons?: number;
}

export type StoredResult = ItemResult & { readonly userId: UserId; readonly item: string };

/**
 * Lists what the learners have done of the items, in one statement. The names of items are those of `keyOfItem`. A
 * course is done with the last of its lessons.
 */
export async function listResults(
  database: Database,
  learners: readonly UserId[],
  items: readonly AssignedItem[],
): Promise<StoredResult[]> {
  if (learners.length === 0 || items.length === 0) return [];
  const those = (kind: AssignedKind, id: (item: AssignedItem) => number | null) =>
    idsIn(items.flatMap((item) => (item.kind === kind ? [id(item)] : [])));
  const lesson = (item: AssignedItem) => ('lessonId' in item ? item.lessonId : null);
  const course = (item: AssignedItem) => ('courseId' in item ? item.courseId : null);
  const isOneOf = sql`user_id = any(${sql.param(learners)}::int[])`;
  const states = lessonStates(database, learners);
  const { rows } = await database.execute<{ [column in keyof StoredRow]: unknown }>(sql`
    select user_id as "userId", item, extract(epoch from done_at) * 1000 as "doneAt",
      extract(epoch from touched_at) * 1000 as "touchedAt", more
    from (
      select user_id, 'lesson ' || lesson_id as item, completed_at as done_at, touched_at,
        json_strip_nulls(json_build_object('completedAs', completed_as)) as more
      from ${states}
      where lesson_id = any(${those('lesson', lesson)})
      union all
      select user_id, 'course ' || lesson.course_id,
        case when count(completed_at) >= course.lesson_count then max(completed_at) end,
        max(touched_at),
        case when count(completed_at) >= course.lesson_count then json_strip_nulls(json_build_object(
          'markedLessons', nullif(count(*) filter (where completed_as <> 'read'), 0)
        )) end
      from ${states}
      join ${lessons} lesson on lesson.id = lesson_states.lesson_id and lesson.retired_at is null
      join ${courses} course on course.id = lesson.course_id
      where lesson.course_id = any(${those('course', course)})
      group by user_id, lesson.course_id, course.lesson_count
      union all
      select user_id, 'quiz ' || lesson_id, min(completed_at), null, json_build_object(
        'score', (array_agg(json_build_object('score', score, 'totalQuestions', total_questions)
          order by score::float / greatest(total_questions, 1) desc))[1],
        'firstScore', (array_agg(json_build_object('score', score, 'totalQuestions', total_questions)
          order by result.id))[1],
        'tries', count(*)::int
      )
      from ${userQuizResults} result join ${quizzes} quiz on quiz.id = result.quiz_id
      where ${isOneOf} and lesson_id = any(${those('quiz', lesson)})
      group by user_id, lesson_id
      union all
      select user_id, 'checkpoint ' || course_id || ' ' || after_lesson, first_done_at, null, null
      from ${userCheckpoints}
      where ${isOneOf} and course_id = any(${those('checkpoint', course)})
      union all
      select user_id, 'task ' || lesson_id || ' ' || task, passed_at, null, null
      from ${userTaskResults}
      where ${isOneOf} and lesson_id = any(${those('task', lesson)})
      union all
      select user_id, 'task ' || lesson_id || ' ' || task, null, tried_at,
        json_build_object('tries', tries)
      from ${userOpenTasks}
      where ${isOneOf} and lesson_id = any(${those('task', lesson)})
      union all
      select user_id, 'path ' || path_id, completed_at, last_accessed_at, null
      from ${userPathProgress}
      where ${isOneOf}
        and path_id = any(${those('path', (item) => ('pathId' in item ? item.pathId : null))})
      union all
      select user_id, 'flashcard-set ' || set_id, completed_at, studied_at, null
      from ${userFlashcardSets}
      where ${isOneOf}
        and set_id = any(${those('flashcard-set', (item) => ('setId' in item ? item.setId : null))})
      union all
      select user_id, 'work ' || assignment_id, handed_in_at, null, null
      from ${handedInWork}
      where ${isOneOf} and assignment_id = any(${idsIn(
        items.map((item) => ('assignmentId' in item ? item.assignmentId : null)),
      )})
    ) results`);
  return rows.map((row) => {
    // The select above names its columns this way.
    const { userId, item, more } = row as Pick<StoredRow, 'userId' | 'item' | 'more'>;
    return {
      userId,
      item,
      doneAt: momentOf(row.doneAt),
      touchedAt: momentOf(row.touchedAt),
      score: null,
      tries: null,
      ...more,
    };
  });
}

type StoredRow = Pick<StoredResult, 'userId' | 'item' | 'doneAt' | 'touchedAt'> & {
  readonly more: Partial<ItemResult> | null;
};

const momentOf = (milliseconds: unknown) =>
  milliseconds === null ? null : new Date(Number(milliseconds));

const idsIn = (ids: readonly (number | null)[]) => sql`${sql.param([...new Set(ids)])}::int[]`;
