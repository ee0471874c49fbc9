import type { LessonId } from '@qubloom/contract';

/** Reports of an open lesson to the learner's class while it does the lesson together. */
export interface LessonReport {
  readonly lessonId: LessonId;
  readonly steps: readonly { readonly key: string; readonly title: string | undefined }[];
  /** Key of the step that is open. */
  readonly step: string;
  /** Index of the chosen option of guesses and choices, by their ids. */
  readonly guesses: Readonly<Record<string, number>>;
}
