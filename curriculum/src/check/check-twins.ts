/** Checks that each task of a lesson has a twin for learners who needed its worked step. */
import type { LessonContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';

export function checkTwins({ tasks, programTasks }: LessonContent): ContentProblem[] {
  return [...tasks, ...programTasks]
    .filter(({ twin }) => twin === undefined)
    .map(({ file }) => ({ file, reason: 'needs a twin.yaml beside it, without hints' }));
}
