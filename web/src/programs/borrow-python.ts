/** One Python for all programs of a page. It exists as long as any of them is open, and runs one at a time. */
import { abortedWith } from '../lib/browser/abort.ts';
import type { RunEnd } from '../lib/python/run-events.ts';
import { createPythonRunner, type PythonRunner } from '../lib/python/runner.ts';

interface Turn {
  readonly controller: AbortController;
  readonly ended: Promise<RunEnd>;
}

let shared: PythonRunner | undefined;
let borrowers = 0;
let running: Turn | undefined;

/** Returns a runner that shares the page's Python. A program that starts stops the program that is running. */
export function borrowPython(create: () => PythonRunner = createPythonRunner): PythonRunner {
  shared ??= create();
  const python = shared;
  borrowers += 1;
  let own: Turn | undefined;
  const returned = new AbortController();
  return {
    load: (onProgress) => python.load(onProgress),
    async run(program, on, { signal: asked }) {
      const controller = abortedWith(asked, returned.signal);
      const { signal } = controller;
      while (running) {
        running.controller.abort();
        await running.ended;
      }
      if (signal.aborted) return { kind: 'stopped' };
      const ended = python.run(program, on, { signal }).finally(() => {
        if (running?.controller === controller) running = undefined;
      });
      own = running = { controller, ended };
      return ended;
    },
    answer(text) {
      if (own !== undefined && own === running) python.answer(text);
    },
    close() {
      if (returned.signal.aborted) return;
      returned.abort();
      borrowers -= 1;
      if (borrowers > 0) return;
      python.close();
      shared = undefined;
    },
  };
}
