/** Where a quiz or a checkpoint leads. The page around it provides this. */
export interface QuizNavigation {
  readonly onBack: () => void;
  /** Undefined if no open lesson follows. */
  readonly onNext: (() => void) | undefined;
  /**
   * Marks the lesson as complete and shows its end. Undefined if there is nothing to complete, and for visitors.
   */
  readonly onFinish?: (() => void) | undefined;
  /** Nothing follows in this course, so another course comes next. */
  readonly isLast?: boolean;
}
