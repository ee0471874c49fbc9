/** Checks that each wrong answer that the author expects has its own reply. */
import type { CourseContent } from '../../curriculum.ts';
import type { ContentProblem } from '../../problem.ts';

export function checkReplies({ lessons }: CourseContent): ContentProblem[] {
  const tasks = lessons
    .flatMap((lesson) => [...lesson.tasks, ...lesson.programTasks])
    .flatMap((task) => (task.twin ? [task, task.twin] : [task]));
  return tasks.flatMap(({ file, wrong }) =>
    [...wrong.entries()]
      // An empty circuit needs no reply yet.
      .filter(([, { diagnosis, reply }]) => diagnosis !== 'nothing-placed' && reply === undefined)
      .map(([index]) => ({
        file,
        location: `wrong.${index}`,
        reason: 'needs a reply that says what the learner must have thought and what to try now',
      })),
  );
}
