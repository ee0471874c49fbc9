/** Python for one page, including its loading. Reports to the page's state. */
import { abortedWith, onAbort, untilAborted } from '../lib/browser/abort.ts';
import type { Program } from '../lib/python/messages.ts';
import type { PythonEvent } from '../lib/python/run-events.ts';
import type { PythonRunner } from '../lib/python/runner.ts';
import { missingParts } from '../lib/python/missing-parts.ts';
import type { RunEnd } from '../lib/python/run-events.ts';
import type { ProgramAction } from './program-state.ts';

/** Milliseconds during which a program's events are collected, so that no program keeps the page busy. */
const gatherTime = 50;

const notLoaded = 'Python couldn’t be loaded. Check the connection and try again.';

export type OpenPython = () => Promise<PythonRunner>;

export interface PythonSession {
  /** Reports when Python is ready, or why it is not. */
  load(): Promise<void>;
  /** Passes the line that `input()` waits for. */
  answer(text: string): void;
  run(program: Program, options: { readonly signal: AbortSignal }): Promise<RunEnd>;
  close(): void;
}

export function openPythonSession(
  openPython: OpenPython,
  tell: (action: ProgramAction) => void,
): PythonSession {
  let loading: Promise<PythonRunner> | undefined;
  let runner: PythonRunner | undefined;
  let isReady = false;
  let isImpossible = false;
  const closing = new AbortController();
  const closed = closing.signal;

  async function loaded(): Promise<PythonRunner> {
    loading ??= openPython();
    runner = await loading.catch(() => {
      loading = undefined;
      throw new Error(notLoaded);
    });
    return runner;
  }

  return {
    async load() {
      const progress = (fraction: number) =>
        closed.aborted || tell({ kind: 'python', status: { kind: 'loading', fraction } });
      const missing = missingParts();
      if (missing !== null) {
        isImpossible = true;
        return tell({
          kind: 'python',
          status: { kind: 'missing', sentence: missing, isFinal: true },
        });
      }
      progress(0);
      try {
        const python = await loaded();
        if (closed.aborted) return python.close();
        await python.load(progress);
        if (closed.aborted) return;
        isReady = true;
        tell({ kind: 'python', status: { kind: 'ready' } });
      } catch (error) {
        const sentence = error instanceof Error ? error.message : notLoaded;
        if (!closed.aborted) tell({ kind: 'python', status: { kind: 'missing', sentence } });
      }
    },
    async run(program, { signal: asked }) {
      const { signal } = abortedWith(asked, closed);
      tell({ kind: 'run' });
      onAbort(asked, () => tell({ kind: 'stop' }), { until: closed });
      if (!isReady) await Promise.race([this.load(), untilAborted(signal)]);
      const gathered = gather((events) => tell({ kind: 'hear', events }));
      const end: RunEnd = isImpossible
        ? { kind: 'failed', sentence: missingParts() ?? notLoaded, traceback: '', report: null }
        : signal.aborted
          ? { kind: 'stopped' }
          : await endOf(loaded(), (python) => python.run(program, gathered.add, { signal }));
      gathered.flush();
      tell({ kind: 'end', end });
      return end;
    },
    answer(text) {
      tell({ kind: 'answer' });
      runner?.answer(text);
    },
    /** Ends the running program, and cancels the loading. */
    close() {
      closing.abort();
      runner?.close();
      tell({ kind: 'python', status: { kind: 'waiting' } });
    },
  };
}

/** If Python cannot be loaded, the program also ends. */
async function endOf(
  loading: Promise<PythonRunner>,
  run: (python: PythonRunner) => Promise<RunEnd>,
): Promise<RunEnd> {
  try {
    return await run(await loading);
  } catch {
    return { kind: 'failed', sentence: notLoaded, traceback: '', report: null };
  }
}

function gather(pass: (events: readonly PythonEvent[]) => void) {
  let events: PythonEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length > 0) pass(events);
    events = [];
  };
  const add = (event: PythonEvent) => {
    events.push(event);
    timer ??= setTimeout(flush, gatherTime);
  };
  return { add, flush };
}
