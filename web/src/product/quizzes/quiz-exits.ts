/** Where a quiz or a checkpoint leads; the page around it says. */
export interface QuizExits {
  readonly onBack: () => void;
  /** Missing while there is no next lesson that is open. */
  readonly onNext: (() => void) | undefined;
  /** Marks the lesson as complete and shows its end; missing if there is nothing to complete, and for a visitor. */
  readonly onFinish?: (() => void) | undefined;
  /** Nothing follows in this course: another course comes next. */
  readonly isLast?: boolean;
}
