/** The circuit that stands in a task, kept in this browser so that it opens as it was left. */
import { parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';

export function draftKey(learner: number | undefined, lessonId: number, task: string): string {
  return `qubloom.task.${learner ?? 'visitor'}.${lessonId}.${task}`;
}

/** Nothing where none was kept, or where it cannot be read. */
export function loadDraft(key: string): CircuitGrid | undefined {
  try {
    const result = parseCircuitText(localStorage.getItem(key) ?? '');
    return result.ok ? result.grid : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(key: string, circuit: string): void {
  try {
    localStorage.setItem(key, circuit);
  } catch {
    // Storage is closed to us or full: the circuit stays as long as the page does.
  }
}
