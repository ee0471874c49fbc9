/**
 * Runs Python in the page. Each program runs in its own worker, inside a frame that can reach nothing
 * (docs/decisions/0030-python.md). While it runs, the next worker gets ready.
 */
import { abortedWith, untilAborted } from '../browser/abort.ts';
import { keepFiles } from '../offline/keep-files.ts';
import { download } from './download.ts';
import { openFrame, type FrameWorker, type PythonFrame } from './frame/open-frame.ts';
import { fromWorkerSchema, type FilePart, type Program } from './messages.ts';
import { runProgram } from './run-program.ts';
import type { PythonEvent, RunEnd } from './run-events.ts';

export interface PythonRunner {
  /** Gets Python ready. Rejects with a sentence for the learner. */
  load(onProgress?: (fraction: number) => void): Promise<void>;
  /**
   * Loads Python first if necessary. One program at a time. When the signal is aborted, the program is asked to stop,
   * and is ended if it does not.
   */
  run(
    program: Program,
    on: (event: PythonEvent) => void,
    options: { readonly signal: AbortSignal },
  ): Promise<RunEnd>;
  /** Passes the line that `input()` waits for. */
  answer(text: string): void;
  /** Ends the running program, and releases everything. */
  close(): void;
}

const loadFailed = 'Python couldn’t be loaded. Check the connection and try again.';
const startFailed = 'Python couldn’t start in this browser. Reload the page and try again.';

/** Share of the whole wait that is over when all files have arrived. */
const downloadPart = 0.8;

const nothing = () => undefined;

export function createPythonRunner(): PythonRunner {
  let frame: Promise<PythonFrame> | undefined;
  let next: Promise<FrameWorker> | undefined;
  let running: AbortController | undefined;
  let answerRunning: (text: string) => void = nothing;

  /** Returns a worker that is ready. A failed step is tried again on the next call. */
  function nextWorker(onProgress: (fraction: number) => void = nothing): Promise<FrameWorker> {
    frame ??= loadFrame(onProgress).catch((error: unknown) => {
      frame = undefined;
      throw new Error(loadFailed, { cause: error });
    });
    next ??= frame.then(startWorker).catch((error: unknown) => {
      next = undefined;
      throw error;
    });
    return next;
  }

  async function run(
    program: Program,
    on: (event: PythonEvent) => void,
    { signal: asked }: { readonly signal: AbortSignal },
  ): Promise<RunEnd> {
    if (running) throw new Error('One program at a time');
    running = abortedWith(asked);
    const { signal } = running;
    try {
      const worker = await Promise.race([nextWorker(), untilAborted(signal)]);
      if (signal.aborted || !worker) return { kind: 'stopped' };
      next = undefined;
      nextWorker().catch(nothing);
      return await new Promise((resolve) => {
        answerRunning = runProgram(worker, program, on, resolve, { signal }).answer;
      });
    } catch (error) {
      const { message } = error as Error; // nextWorker rejects with a sentence
      return { kind: 'failed', sentence: message, traceback: '', report: null };
    } finally {
      running = undefined;
      answerRunning = nothing;
    }
  }

  return {
    load: async (onProgress) => {
      await nextWorker(onProgress);
      onProgress?.(1);
    },
    run,
    answer: (text) => answerRunning(text),
    close: () => {
      running?.abort();
      void frame?.then((opened) => opened.close()).catch(nothing);
      frame = undefined;
      next = undefined;
    },
  };
}

/**
 * Opens the frame while the files load, and passes each piece on as soon as it arrives, so that the page does not
 * collect them.
 */
async function loadFrame(onProgress: (fraction: number) => void): Promise<PythonFrame> {
  const { pythonFiles: files } = await import('virtual:python-files');
  const opening = openFrame(files.frame.url);
  const parts: readonly FilePart[] = ['wasm', 'library', 'worker', 'toolkit'];
  const bytes = parts.reduce((sum, part) => sum + files[part].bytes, 0);
  let received = 0;
  try {
    await Promise.all(
      parts.map(async (part) => {
        await download(files[part], async (piece) => {
          received += piece.length;
          onProgress((downloadPart * received) / bytes);
          (await opening).hand(part, piece);
        });
        (await opening).finish(part);
      }),
    );
    keepFiles(Object.values(files).map(({ url }) => url));
    return await opening;
  } catch (error) {
    void opening.then((frame) => frame.close()).catch(nothing);
    throw error;
  }
}

function startWorker(frame: PythonFrame): Promise<FrameWorker> {
  return new Promise((resolve, reject) => {
    const worker = frame.start();
    worker.onFail = () => {
      worker.end();
      reject(new Error(startFailed));
    };
    worker.port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (fromWorkerSchema.safeParse(data).data?.kind === 'ready') resolve(worker);
      else worker.onFail();
    };
  });
}
