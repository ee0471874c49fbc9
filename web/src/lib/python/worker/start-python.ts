/** Starts Python from the files that the frame has passed in. It sends no requests, and could not. */
import { callEngine } from '@qubloom/toolkit';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import {
  maxPictureCount,
  maxPictureLength,
  maxPromptLength,
  type FromWorker,
  type Program,
  type WorkerStart,
} from '../messages.ts';
import { awaitAnswer, readAnswer } from '../frame/shared-memory.ts';
import runnerSource from './runner.py?raw';
import { closedIn } from './surroundings.ts';

/** Pyodide looks for its files here, but there are none: `closedIn` passes them to it. */
const nowhere = 'https://python.invalid/';

/** Milliseconds after which a program that waits for an answer checks whether it was stopped. */
const stopCheckTime = 50;

/** Only the built-in packages are available. */
const noPackages = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '', version: '' },
  packages: {},
} as const;

/** The functions that runner.py defines. */
interface Runner {
  /** Returns the result of a program, as JSON of an `Outcome`. */
  run(code: string, files: string, request: string | undefined): string;
  /** Sends on what has been printed. */
  flush(): void;
}

export async function startPython(
  { module, library, toolkit, shared }: WorkerStart,
  tell: (message: FromWorker) => void,
): Promise<(program: Program) => string> {
  const python = await closedIn(module, library, () =>
    loadPyodide({ indexURL: nowhere, lockFileContents: noPackages, createPyodideModule }),
  );
  if (shared) python.setInterruptBuffer(shared.interrupt);
  python.FS.writeFile(
    '/lib/qubloom.zip',
    new Uint8Array(await new Response(toolkit).arrayBuffer()),
  );
  let prepared: string[] = [];
  /** Returns the next line for `input()`; undefined if a program cannot wait and no line is left. */
  const ask = (prompt: string): string | undefined => {
    const said = prompt.slice(0, maxPromptLength);
    if (!shared) {
      const line = prepared.shift();
      if (line === undefined) tell({ kind: 'ask', prompt: said, isWaiting: false });
      return line;
    }
    awaitAnswer(shared);
    tell({ kind: 'ask', prompt: said, isWaiting: true });
    for (;;) {
      const answer = readAnswer(shared, stopCheckTime);
      if (answer !== undefined) return answer;
      python.checkInterrupt();
    }
  };
  python.registerJsModule('_qubloom_worker', {
    ask,
    write: (stream: 'out' | 'err', text: string) => tell({ kind: 'output', stream, text }),
    wait: (milliseconds: number) => {
      wait(milliseconds);
      python.checkInterrupt();
    },
  });
  let pictures = 0;
  python.registerJsModule('_qubloom_engine', {
    call: callEngine,
    show: (text: string) => {
      pictures += 1;
      if (pictures > maxPictureCount) {
        throw new Error(`A program can show ${maxPictureCount} pictures, and this is one more.`);
      }
      if (text.length > maxPictureLength) throw new Error('This picture is too large to show.');
      runner.flush();
      tell({ kind: 'picture', text });
    },
  });
  const runner = runnerIn(python);
  return ({ code, files = {}, request, lines = [] }) => {
    prepared = [...lines];
    return runner.run(code, JSON.stringify(files), request);
  };
}

function runnerIn(python: PyodideInterface): Runner {
  const names = python.toPy({ __name__: 'runner' });
  python.runPython(runnerSource, { globals: names, filename: '<runner>' });
  return { run: names.get('run'), flush: names.get('flush') };
}

const clock = 'SharedArrayBuffer' in globalThis ? new Int32Array(new SharedArrayBuffer(4)) : null;

/** Sleeps, without keeping a processor busy if the browser allows this. */
function wait(milliseconds: number): void {
  if (clock) {
    Atomics.wait(clock, 0, 0, milliseconds);
    return;
  }
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
