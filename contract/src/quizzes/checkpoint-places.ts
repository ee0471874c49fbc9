/** Where checkpoints are, apart from the schemas: pages need no more. */

/** A checkpoint comes after each of these lessons of a course, counted from 1. */
const checkpointLessons = [3, 6, 9] as const;

/** Fewer questions only where the quizzes of the lessons so far have no more. */
export const checkpointLength = 6;

/** After which lessons, counted from 1, a course with so many of them has a checkpoint. */
export function checkpointsOf(lessonCount: number): readonly number[] {
  return checkpointLessons.filter((lesson) => lesson <= lessonCount);
}
