/** Where a course page can be: at the course itself, at a step of a lesson, at a lesson's quiz, or at a checkpoint. */
export interface CourseAddress {
  /** None at the course itself. */
  readonly lesson?: number | undefined;
  /** From 1; without one a lesson opens where it was left. */
  readonly step?: number | undefined;
  /** A part of the lesson in place of a step, by its stage. */
  readonly section?: string | undefined;
  /** None means the content. */
  readonly tab?: 'quiz' | undefined;
  /** The checkpoint after the lesson of this number, in place of a lesson. */
  readonly checkpoint?: number | undefined;
  /** The end of the lesson, in front of its last step. No link leads to it. */
  readonly isEnd?: boolean | undefined;
}

/**
 * A page is one more for the Back button, `instead` replaces the one that is shown, and a correction also leaves the
 * page where it is scrolled to.
 */
export type Go = (to: CourseAddress, how: 'page' | 'instead' | 'correction') => void;
