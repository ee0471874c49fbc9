/** How far a learner is with one checked task. */
import type { Diagnosis } from '@qubloom/curriculum';

export interface TaskProgress {
  readonly hintsShown: number;
  readonly feedback: Diagnosis | 'passed' | null;
  /** It was passed once, also if the circuit was changed since. */
  readonly isDone: boolean;
}

export const freshTask: TaskProgress = { hintsShown: 0, feedback: null, isDone: false };

export type TaskEvent =
  | { readonly kind: 'edited' }
  | { readonly kind: 'hint'; readonly hints: number }
  | { readonly kind: 'passed' }
  | { readonly kind: 'wrong'; readonly diagnosis: Diagnosis };

export function taskAfter(task: TaskProgress, event: TaskEvent): TaskProgress {
  switch (event.kind) {
    case 'edited':
      return { ...task, feedback: null };
    case 'hint':
      return { ...task, hintsShown: Math.min(task.hintsShown + 1, event.hints) };
    case 'passed':
      return { ...task, feedback: 'passed', isDone: true };
    case 'wrong':
      return { ...task, feedback: event.diagnosis };
  }
}
