/** Whether a wrong answer that its author has foreseen is met in words of its own. */
import type { CourseContent } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';

export function checkReplies({ lessons }: CourseContent): ContentProblem[] {
  const tasks = lessons
    .flatMap((lesson) => [...lesson.tasks, ...lesson.programTasks])
    .flatMap((task) => (task.twin ? [task, task.twin] : [task]));
  return tasks.flatMap(({ file, wrong }) =>
    [...wrong.entries()]
      // There is nothing to say about a thought yet.
      .filter(([, { diagnosis, reply }]) => diagnosis !== 'nothing-placed' && reply === undefined)
      .map(([index]) => ({
        file,
        location: `wrong.${index}`,
        reason: 'needs a reply: what was thought here, and what to try now',
      })),
  );
}
