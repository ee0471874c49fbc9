/** Place of a course page: the course itself, a step of a lesson, a lesson's quiz, or a checkpoint. */
export interface CourseAddress {
  /** Undefined at the course itself. */
  readonly lesson?: number | undefined;
  /** From 1. If undefined, the lesson opens where the learner left it. */
  readonly step?: number | undefined;
  /** Stage of a part of the lesson, instead of a step. */
  readonly section?: string | undefined;
  /** Undefined means the content. */
  readonly tab?: 'quiz' | undefined;
  /** Number of the lesson whose checkpoint is shown instead of a lesson. */
  readonly checkpoint?: number | undefined;
  /** The end of the lesson, shown before its last step. No link leads to it. */
  readonly isEnd?: boolean | undefined;
}

/**
 * `page` adds an entry for the Back button, `instead` replaces the current entry, and `correction` also keeps the
 * scroll position.
 */
export type Go = (to: CourseAddress, how: 'page' | 'instead' | 'correction') => void;
