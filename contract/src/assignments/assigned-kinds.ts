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
  circuit: 'Circuit',
  program: 'Program',
} as const;
export type AssignedKind = keyof typeof assignedKindNames;
export const assignedKinds = Object.keys(assignedKindNames) as AssignedKind[];

/** Kinds that a teacher describes and learners hand in. All others are parts of the content. */
export const workKinds = ['circuit', 'program'] as const satisfies readonly AssignedKind[];
export type WorkKind = (typeof workKinds)[number];

/** Characters. */
export const workLimits = {
  title: 80,
  instructions: 300,
  /** A circuit as in a link of the lab, or a program: as much as the code lab keeps in an account. */
  work: 20_000,
} as const;
