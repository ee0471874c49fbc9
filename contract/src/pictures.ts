/**
 * The interactive pictures that a lesson can name in a `picture` block. The web draws every one of them;
 * the content check refuses a name that is not here.
 */
export const lessonPictures = [
  /** Switches that show the bits they spell. */
  'switch-board',
  /** A histogram that grows with each try. */
  'chance-histogram',
  /** The two signed bars of one qubit, for 0 and for 1. */
  'signed-bars',
] as const;
export type LessonPicture = (typeof lessonPictures)[number];
