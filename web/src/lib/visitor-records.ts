/** What visitors leave in this browser's storage, and who gets it. */

/** Stands in a record's key for the learner's id. */
export const visitor = 'visitor';

export interface FoundRecord {
  readonly text: string;
  /** It was a visitor's until now. */
  readonly isAdopted: boolean;
}

/**
 * The learner's own record; else the visitor's, which from then on is the learner's: nothing is lost by
 * signing in, and nothing is handed on to the next child.
 */
export function findRecord(own: string, visitors: string): FoundRecord | undefined {
  try {
    const kept = localStorage.getItem(own);
    if (kept !== null) return { text: kept, isAdopted: false };
    const found = own === visitors ? null : localStorage.getItem(visitors);
    if (found === null) return undefined;
    localStorage.setItem(own, found);
    localStorage.removeItem(visitors);
    return { text: found, isAdopted: true };
  } catch {
    return undefined;
  }
}

/** When a learner leaves, the next one begins anew. */
export function forgetVisitor(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.split('.')[2] === visitor)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is closed to us: nothing was kept in it.
  }
}
