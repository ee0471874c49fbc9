/** Items of assignments, with the titles that the content has today, or a teacher has chosen. Pure. */
import {
  checkpointsOf,
  pathToItem,
  type AssignedItem,
  type Assignment,
  type ClassId,
} from '@qubloom/contract';
import { titleOfTask } from '../tasks/index.ts';
import type { StoredAssignment } from './queries.ts';

export type ShownAssignment = Assignment & { readonly classId: ClassId };

/** Returns null if the item is retired. */
export function shownAssignment(stored: StoredAssignment): ShownAssignment | null {
  const found = itemOf(stored);
  if (found === null) return null;
  const { id, classId, dueOn, isForAll, learners, course } = stored;
  return {
    ...found,
    id,
    classId,
    path: pathToItem(found.item, course?.id ?? null),
    dueOn,
    learners: isForAll ? null : learners,
  };
}

type FoundItem = Pick<Assignment, 'item' | 'title' | 'course'>;

function itemOf(stored: StoredAssignment): FoundItem | null {
  const { id, kind, course, path, set, title } = stored;
  switch (kind) {
    case 'course':
      return course && { item: { kind, courseId: course.id }, title: course.title, course: null };
    case 'checkpoint':
      return checkpointOf(stored);
    case 'lesson':
    case 'quiz':
    case 'task':
      return partOfLesson(stored, kind);
    case 'path':
      return path && { item: { kind, pathId: path.id }, title: path.title, course: null };
    case 'flashcard-set':
      return set && { item: { kind, setId: set.id }, title: set.title, course: null };
    case 'circuit':
    case 'program':
      return title === null ? null : { item: { kind, assignmentId: id }, title, course: null };
  }
}

function checkpointOf({ course, afterLesson }: StoredAssignment): FoundItem | null {
  if (course === null || afterLesson === null) return null;
  if (!checkpointsOf(course.lessonCount).includes(afterLesson)) return null;
  return {
    item: { kind: 'checkpoint', courseId: course.id, afterLesson },
    title: `After lesson ${String(afterLesson)}`,
    course: course.title,
  };
}

function partOfLesson(
  { course, lesson, hasQuiz, content, task }: StoredAssignment,
  kind: 'lesson' | 'quiz' | 'task',
): FoundItem | null {
  if (course === null || lesson === null || (kind === 'quiz' && !hasQuiz)) return null;
  const place = { lessonId: lesson.id };
  if (kind !== 'task')
    return { item: { kind, ...place }, title: lesson.title, course: course.title };
  if (task === null || content === null) return null;
  const title = titleOfTask(content, task);
  return title === undefined
    ? null
    : { item: { kind, ...place, task }, title, course: course.title };
}

/** Names the item among all others: `quiz 5`. The database makes the same names. */
export function keyOfItem(item: AssignedItem): string {
  switch (item.kind) {
    case 'course':
      return `course ${String(item.courseId)}`;
    case 'lesson':
    case 'quiz':
      return `${item.kind} ${String(item.lessonId)}`;
    case 'checkpoint':
      return `checkpoint ${String(item.courseId)} ${String(item.afterLesson)}`;
    case 'path':
      return `path ${String(item.pathId)}`;
    case 'task':
      return `task ${String(item.lessonId)} ${item.task}`;
    case 'flashcard-set':
      return `flashcard-set ${String(item.setId)}`;
    case 'circuit':
    case 'program':
      return `work ${String(item.assignmentId)}`;
  }
}
