export const checkpointTitle = (afterLesson: number): string =>
  `Checkpoint: lessons 1 to ${afterLesson}`;
