/** The program of the code lab, saved in this browser so that it opens as it was left. */
import { maxCodeLength } from '../../lib/python/messages.ts';
import { learnerStorage } from '../../lib/storage/learner-storage.ts';

const entry = ['code', 'lab'] as const;

/** Undefined where none was saved, or one that no editor would have let through. */
export function loadDraft(learner: number | undefined): string | undefined {
  const text = learnerStorage(learner).find(...entry)?.text;
  return text !== undefined && text.length <= maxCodeLength ? text : undefined;
}

/** Where storage is full or closed, the program stays as long as the page does. */
export function saveDraft(learner: number | undefined, code: string): void {
  learnerStorage(learner).save(...entry, code);
}
