/** The progress of a learner with one checked task. */
import type { TaskExample } from '@qubloom/curriculum';
import type { Reason } from '../../product/tasks/use-saved-pass.ts';

/** Feedback from this page can be replayed, and feedback from the server can only be read. */
export interface WrongFeedback extends Omit<Reason, 'example'> {
  readonly example?: (Pick<TaskExample, 'sentence'> & Partial<TaskExample>) | undefined;
}

export interface TaskProgress {
  readonly hintsShown: number;
  readonly feedback: WrongFeedback | 'passed' | null;
  /** It was passed once on this page, even if the circuit was changed since. */
  readonly isDone: boolean;
  /** The best score of the wrong circuits so far. */
  readonly best: number;
  /** Number of wrong circuits in a row that did not improve on it. */
  readonly standingStill: number;
}

export const freshTask: TaskProgress = {
  hintsShown: 0,
  feedback: null,
  isDone: false,
  best: -1,
  standingStill: 0,
};

export type TaskEvent =
  | { readonly kind: 'edited' }
  | { readonly kind: 'hint'; readonly hints: number }
  | { readonly kind: 'passed' }
  | { readonly kind: 'wrong'; readonly diagnosis: WrongFeedback; readonly nearness: number };

export function taskAfter(task: TaskProgress, event: TaskEvent): TaskProgress {
  switch (event.kind) {
    case 'edited':
      return { ...task, feedback: null };
    case 'hint':
      return {
        ...task,
        hintsShown: Math.min(task.hintsShown + 1, event.hints),
        standingStill: 0,
      };
    case 'passed':
      return { ...task, feedback: 'passed', isDone: true, standingStill: 0 };
    case 'wrong': {
      const isNearer = event.nearness > task.best + smallestStep;
      return {
        ...task,
        feedback: event.diagnosis,
        best: Math.max(task.best, event.nearness),
        standingStill: isNearer ? 0 : task.standingStill + 1,
      };
    }
  }
}

/** A smaller change of the score does not count. */
const smallestStep = 1e-6;
const checksUntilStuck = 3;

/** The score has not improved for a while, and the task is not done. */
export function isStuck({ standingStill, isDone }: TaskProgress): boolean {
  return !isDone && standingStill >= checksUntilStuck;
}

/** The last hint is the worked step; a twin has none. */
export function hasSeenWorkedStep(
  { hintsShown }: TaskProgress,
  { hints }: { readonly hints: readonly string[] },
): boolean {
  return hints.length > 0 && hintsShown === hints.length;
}
