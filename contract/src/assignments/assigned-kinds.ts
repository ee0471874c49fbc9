/** Kinds of items that can be assigned, separate from the schemas because pages need only these. */

/** The names that people read. */
export const assignedKindNames = {
  course: 'Course',
  lesson: 'Lesson',
  quiz: 'Quiz',
  checkpoint: 'Checkpoint',
  path: 'Guided path',
  task: 'Task',
  'flashcard-set': 'Flashcards',
} as const;
export type AssignedKind = keyof typeof assignedKindNames;
export const assignedKinds = Object.keys(assignedKindNames) as AssignedKind[];
