/** The circuit that stands in a task, kept in this browser so that it opens as it was left. */
import type { LessonId } from '@qubloom/contract';
import { parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';
import { findRecord, visitor } from '../../lib/visitor-records.ts';

export interface TaskPlace {
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

/** Nothing where none was kept, or where it cannot be read. */
export function loadDraft(place: TaskPlace): TaskDraft | undefined {
  const found = findRecord(keyOf(place), keyOf({ ...place, learner: undefined }));
  const result = found && parseCircuitText(found.text);
  return result?.ok ? { grid: result.grid, isAdopted: found?.isAdopted === true } : undefined;
}

export function saveDraft(place: TaskPlace, circuit: string): void {
  try {
    localStorage.setItem(keyOf(place), circuit);
  } catch {
    // Storage is closed to us or full: the circuit stays as long as the page does.
  }
}

function keyOf({ learner, lessonId, task }: TaskPlace): string {
  return `qubloom.task.${learner ?? visitor}.${lessonId}.${task}`;
}
