/** One Python for all programs of a page. It exists while any of them does, and runs one at a time. */
import type { RunEnd } from '../lib/python/run-events.ts';
import { createPythonRunner, type PythonRunner } from '../lib/python/runner.ts';

let shared: PythonRunner | undefined;
let borrowers = 0;
let running: Promise<RunEnd> | undefined;

/** A program that starts ends the running one. */
export function borrowPython(create: () => PythonRunner = createPythonRunner): PythonRunner {
  shared ??= create();
  const python = shared;
  borrowers += 1;
  let own: Promise<RunEnd> | undefined;
  /** Increases with each stop, so that a run that waits for its turn is canceled. */
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
