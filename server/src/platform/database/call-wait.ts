/** How long one call waits for the database in all: each of its steps has a limit, and all of them together have one. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a call has waited so far. */
export class CallWait {
  milliseconds = 0;
}

const waits = new AsyncLocalStorage<CallWait>();

/** All that the work waits for the database is added to the wait of its call. */
export function inCall<Result>(wait: CallWait, work: () => Result): Result {
  return waits.run(wait, work);
}

/** Milliseconds. */
export interface WaitLimits {
  readonly step: number;
  /** For all steps of a call; what belongs to no call has none. */
  readonly call: number;
}

/** Does one step, within its own limit and within what is left of the limit of its call. */
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
