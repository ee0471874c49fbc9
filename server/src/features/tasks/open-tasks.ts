/** The tasks that a learner has tried and not passed, with their titles. */
import { parseLessonContent, type UserId } from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { listStoredOpenTasks, type TaskRange } from './queries.ts';

/** Lists the newest first, without tasks that the lesson no longer has. */
export async function listOpenTasks(database: Database, userId: UserId, range: TaskRange) {
  const stored = await listStoredOpenTasks(database, userId, range);
  return stored.flatMap(({ content, ...open }) => {
    const title = titleOfTask(content, open.task);
    return title === undefined ? [] : [{ ...open, title }];
  });
}

/** Undefined if the lesson has no such task. */
export function titleOfTask(content: string, key: string): string | undefined {
  for (const block of parseLessonContent(content)) {
    const isTask = block.kind === 'task' || block.kind === 'program-task';
    if (isTask && block.id === key) return block.title;
  }
  return undefined;
}
