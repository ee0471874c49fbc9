/** A learner's program for an assignment in this browser, beside the learner's own programs. */
import { learnerStorage } from '../../product/storage/learner-storage.ts';

export interface SavedProgram {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface AssignedProgram {
  readonly find: () => SavedProgram | undefined;
  readonly save: (code: string) => void;
}

/** Saved as the time in a line of its own, and then the program. */
export function assignedProgram(learner: number, assignment: number): AssignedProgram {
  const storage = learnerStorage(learner);
  const [kind, name] = ['code', `assignment.${String(assignment)}`] as const;
  return {
    find() {
      const text = storage.find(kind, name)?.text ?? '';
      const end = text.indexOf('\n');
      const at = Number(text.slice(0, end));
      return end > 0 && Number.isFinite(at) ? { at, code: text.slice(end + 1) } : undefined;
    },
    save: (code) => void storage.save(kind, name, `${String(Date.now())}\n${code}`),
  };
}
