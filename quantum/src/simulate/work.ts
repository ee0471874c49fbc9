import { throwIfCancelled, type BackendOptions } from '../backend/backend.ts';
import { nextTask } from '../backend/next-task.ts';

/** Work goes on for so long, in milliseconds, before the host gets a turn: most of a frame at 60 Hz. */
const TASK_MILLISECONDS = 12;

/**
 * A long computation, apart from who waits for it. It yields where a break would be fine (the part done, from 0 to 1,
 * or undefined where that is not known) and where something has to be waited for (a promise, whose value it is handed).
 */
export type Work<Result> = Generator<number | undefined | Promise<unknown>, Result, unknown>;

/** Does work with breaks, so that a page stays alive and an abort can arrive. */
export async function finished<Result>(
  work: Work<Result>,
  { signal, onProgress }: BackendOptions,
): Promise<Result> {
  throwIfCancelled(signal);
  let last = Date.now();
  let step = work.next();
  while (step.done !== true) {
    let settled: unknown;
    if (step.value instanceof Promise) settled = await step.value;
    if (Date.now() - last >= TASK_MILLISECONDS) {
      if (typeof step.value === 'number') onProgress?.(step.value);
      await nextTask();
      throwIfCancelled(signal);
      last = Date.now();
    }
    step = work.next(settled);
  }
  return step.value;
}

/** Does work at once and without a break, for a caller that cannot wait. Throws a TypeError where it has to. */
export function finishedNow<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (step.done !== true) {
    if (step.value instanceof Promise)
      throw new TypeError('This backend takes its time. What is done at once needs another one.');
    step = work.next();
  }
  return step.value;
}

/** What is there, or comes, as a part of other work. */
export function* arrived<Value>(value: Value | Promise<Value>): Work<Value> {
  return value instanceof Promise ? ((yield value) as Value) : value; // drivers hand back what it settles to
}
