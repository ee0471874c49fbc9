/** Limits how long one call waits for the database: each step has a limit, and so do all steps together. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that a call has waited so far. */
export class CallWait {
  milliseconds = 0;
}

const waits = new AsyncLocalStorage<CallWait>();

/** Adds all time that the work waits for the database to the wait of its call. */
export function withCallWait<Result>(wait: CallWait, work: () => Result): Result {
  return waits.run(wait, work);
}

/** Limits in milliseconds. */
export interface WaitLimits {
  readonly step: number;
  /** The limit for all steps of a call; work outside a call has none. */
  readonly call: number;
}

/** Runs one step within its own limit and within what is left of its call's limit. */
export async function waitWithin<Result>(
  { step, call }: WaitLimits,
  wait: (milliseconds: number) => Promise<Result>,
): Promise<Result> {
  const before = waits.getStore();
  if (!before) return wait(step);
  const left = call - before.milliseconds;
  if (left <= 0) throw new Error(waitedTooLong);
  const began = performance.now();
  try {
    return await wait(Math.max(1, Math.min(step, left)));
  } finally {
    before.milliseconds += performance.now() - began;
  }
}

export const waitedTooLong = 'The call has waited too long for the database';
