/** The most frequent mistakes in a class: missed questions, and tasks that are not passed. */
import { gradebookLimits, pathToItem, type ClassId, type Misconception } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import { loadTaught } from '../classes/index.ts';
import { titleOfTask } from '../tasks/index.ts';
import { listMissedByMost, listOpenTasksOfMost } from './queries.ts';

/** The most frequent come first. */
export async function listMisconceptions(
  context: Context,
  teacher: Learner,
  classId: ClassId,
): Promise<Misconception[]> {
  const { database } = context;
  const { id } = await loadTaught(context, teacher, classId);
  const [missed, open] = await Promise.all([
    listMissedByMost(database, id),
    listOpenTasksOfMost(database, id),
  ]);
  const questions = missed.map(({ question: title, section, ...rest }) => {
    const { lesson, course } = rest;
    const lessonPath = pathToItem({ kind: 'lesson', lessonId: lesson.id }, course.id);
    return { kind: 'question' as const, title, ...rest, path: `${lessonPath}&section=${section}` };
  });
  const tasks = open.flatMap(({ task, content, ...rest }) => {
    const title = titleOfTask(content, task);
    if (title === undefined) return [];
    const path = pathToItem({ kind: 'task', lessonId: rest.lesson.id, task }, rest.course.id);
    return [{ kind: 'task' as const, title, ...rest, path }];
  });
  return [...questions, ...tasks]
    .toSorted((one, other) => other.learnerCount - one.learnerCount)
    .slice(0, gradebookLimits.misconceptions);
}
