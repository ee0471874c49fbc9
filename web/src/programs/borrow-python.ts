/** One Python for all programs of a page: it is there while any of them is, and runs one at a time. */
import type { RunEnd } from '../lib/python/run-events.ts';
import { createPythonRunner, type PythonRunner } from '../lib/python/runner.ts';

let shared: PythonRunner | undefined;
let borrowers = 0;
let running: Promise<RunEnd> | undefined;

/** A program that starts ends the one that runs. */
export function borrowPython(): PythonRunner {
  shared ??= createPythonRunner();
  const python = shared;
  borrowers += 1;
  let own: Promise<RunEnd> | undefined;
  let isReturned = false;
  const stop = () => {
    if (own !== undefined && own === running) python.stop();
  };
  return {
    load: (onProgress) => python.load(onProgress),
    async run(program, on) {
      while (running) {
        python.stop();
        await running;
      }
      const run = python.run(program, on).finally(() => {
        if (running === run) running = undefined;
      });
      own = running = run;
      return run;
    },
    stop,
    close() {
      if (isReturned) return;
      isReturned = true;
      stop();
      borrowers -= 1;
      if (borrowers > 0) return;
      python.close();
      shared = undefined;
    },
  };
}
