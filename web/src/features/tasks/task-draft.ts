/** The circuit of a task, saved in this browser so that it opens as it was left. */
import type { LessonId } from '@qubloom/contract';
import { parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

export interface TaskRef {
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  readonly lessonId: LessonId;
  readonly task: string;
}

export interface TaskDraft {
  readonly grid: CircuitGrid;
  /** It was built before signing in. */
  readonly isAdopted: boolean;
}

/** Undefined where none was saved, or where it cannot be read. */
export function loadDraft({ learner, lessonId, task }: TaskRef): TaskDraft | undefined {
  const found = learnerStorage(learner).find('task', `${lessonId}.${task}`);
  const result = found && parseCircuitText(found.text);
  return result?.ok ? { grid: result.grid, isAdopted: found?.isAdopted === true } : undefined;
}

/** Where storage is full or closed, the circuit stays as long as the page does. */
export function saveDraft({ learner, lessonId, task }: TaskRef, circuit: string): void {
  learnerStorage(learner).save('task', `${lessonId}.${task}`, circuit);
}
