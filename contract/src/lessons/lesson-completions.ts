/** How learners complete lessons, separate from the schemas because pages need only these. */

/** The words that the learner, grown-ups, and teachers read. */
export const completionTexts = {
  /** Every step was opened. */
  read: 'Done',
  /** "Mark as Complete" was pressed before every step was opened. */
  marked: 'Marked as done',
  /** "I Know This Already" was pressed. */
  known: 'Marked as known',
} as const;
export type CompletedAs = keyof typeof completionTexts;
export const completionKinds = Object.keys(completionTexts) as CompletedAs[];

/** @param completedAs undefined if it is not known, as for lessons from before it was stored, and for other items */
export const completionText = (completedAs: CompletedAs | undefined): string =>
  completionTexts[completedAs ?? 'read'];

/** Said of a lesson that has been begun and not completed. */
export const begunText = 'Begun';
