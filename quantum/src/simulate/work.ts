import { throwIfCancelled, type BackendOptions } from '../backend/backend.ts';
import { nextTask } from '../backend/next-task.ts';

/** Milliseconds of work before the host gets a turn, which is most of a frame at 60 Hz. */
const TASK_MILLISECONDS = 12;

/**
 * A long computation, independent of how its caller waits. It yields at places for a break (the part done, from 0 to 1,
 * or undefined if that is unknown), and at values to wait for (a promise, whose value it receives).
 */
export type Work<Result> = Generator<number | undefined | Promise<unknown>, Result, unknown>;

/** Does work with breaks, so that a page stays responsive and an abort can arrive. */
export async function finishWork<Result>(
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

/** Does work synchronously and without a break, for a caller that cannot wait. Throws a TypeError if it must wait. */
export function finishWorkNow<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (step.done !== true) {
    if (step.value instanceof Promise)
      throw new TypeError('This backend takes its time. What is done at once needs another one.');
    step = work.next();
  }
  return step.value;
}

/** Waits for a value, which may be a promise, as a part of other work. */
export function* awaitValue<Value>(value: Value | Promise<Value>): Work<Value> {
  return value instanceof Promise ? ((yield value) as Value) : value; // drivers pass the promise's value back
}
