/** One Python for all programs of a page: it is there while any of them is, and runs one at a time. */
import type { RunEnd } from '../lib/python/run-events.ts';
import { createPythonRunner, type PythonRunner } from '../lib/python/runner.ts';

let shared: PythonRunner | undefined;
let borrowers = 0;
let running: Promise<RunEnd> | undefined;

/** A program that starts ends the one that runs. */
export function borrowPython(create: () => PythonRunner = createPythonRunner): PythonRunner {
  shared ??= create();
  const python = shared;
  borrowers += 1;
  let own: Promise<RunEnd> | undefined;
  /** Grows with each stop: a run that still waits for its turn then is none any more. */
  let stops = 0;
  let isReturned = false;
  const stop = () => {
    stops += 1;
    if (own !== undefined && own === running) python.stop();
  };
  return {
    load: (onProgress) => python.load(onProgress),
    async run(program, on) {
      const asked = stops;
      while (running) {
        python.stop();
        await running;
      }
      if (stops > asked || isReturned) return { kind: 'stopped' };
      const run = python.run(program, on).finally(() => {
        if (running === run) running = undefined;
      });
      own = running = run;
      return run;
    },
    answer(text) {
      if (own !== undefined && own === running) python.answer(text);
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
