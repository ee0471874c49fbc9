/** How many of the checked tasks of lessons learners have solved. */
import {
  parseLessonContent,
  type LessonId,
  type SolvedTasks,
  type UserId,
} from '@qubloom/contract';
import type { Database } from '../../platform/database/client.ts';
import { listPasses } from './queries.ts';

/**
 * Loads them with one statement. The function that it returns leaves out what was solved before `since`, and returns
 * null for a lesson without tasks.
 */
export async function loadSolvedTasks(
  database: Database,
  learners: readonly UserId[],
  lessons: readonly LessonId[],
): Promise<(learner: UserId, lesson: LessonId, since?: Date) => SolvedTasks | null> {
  const rows = await listPasses(database, learners, lessons);
  const found = new Map(
    rows.map(({ lessonId, content, passes }) => {
      const tasks = keysOfTasks(content);
      return [
        lessonId,
        { total: tasks.size, passes: passes.filter(({ task }) => tasks.has(task)) },
      ];
    }),
  );
  return (learner, lesson, since) => {
    const { total = 0, passes = [] } = found.get(lesson) ?? {};
    if (total === 0) return null;
    const counts = ({ userId, at }: (typeof passes)[number]) =>
      userId === learner && (since === undefined || at >= since.getTime());
    return { solved: passes.filter(counts).length, total };
  };
}

const keysOfTasks = (content: string) =>
  new Set(
    parseLessonContent(content).flatMap((block) =>
      block.kind === 'task' || block.kind === 'program-task' ? [block.id] : [],
    ),
  );
