/** The circuit of a task, saved in this browser so that it opens as the learner left it. */
import { parseCircuitText, type CircuitGrid } from '@qubloom/curriculum';
import { learnerStorage } from '../../product/storage/learner-storage.ts';

export interface TaskRef {
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  /** Unique among all tasks of this site. */
  readonly key: string;
}

/** Returns undefined if none was saved, or if it cannot be read. */
export function loadDraft({ learner, key }: TaskRef): CircuitGrid | undefined {
  const found = learnerStorage(learner).find('task', key);
  const result = found && parseCircuitText(found.text);
  return result?.ok ? result.grid : undefined;
}

/** If storage is full or closed, the circuit lasts as long as the page. */
export function saveDraft({ learner, key }: TaskRef, circuit: string): void {
  learnerStorage(learner).save('task', key, circuit);
}
