/** Positions of checkpoints, separate from the schemas because pages need only these. */

/** A checkpoint follows each of these lessons of a course, counted from 1. */
const checkpointLessons = [3, 6, 9] as const;

/** A checkpoint has fewer questions only if the quizzes so far have fewer. */
export const checkpointLength = 6;

/** Numbers of the lessons, counted from 1, that a checkpoint follows in a course of this length. */
export function checkpointsOf(lessonCount: number): readonly number[] {
  return checkpointLessons.filter((lesson) => lesson <= lessonCount);
}
