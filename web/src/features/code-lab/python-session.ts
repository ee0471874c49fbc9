/** Python for one page, from its code on: tells the page's state what happens. */
import type { PythonEvent } from '../../lib/python/run-events.ts';
import type { PythonRunner } from '../../lib/python/runner.ts';
import type { CodeLabAction } from './code-lab-state.ts';

/** Milliseconds in which what a program says is gathered, so that no program keeps the page busy. */
const gatherTime = 50;

const notLoaded = 'Python couldn’t be loaded. Check the connection and try again.';

export interface PythonSession {
  /** Says when Python is ready, and why where it is not. */
  load(): Promise<void>;
  run(code: string): Promise<void>;
  stop(): void;
  close(): void;
}

export function openPythonSession(tell: (action: CodeLabAction) => void): PythonSession {
  let loading: Promise<PythonRunner> | undefined;
  let runner: PythonRunner | undefined;
  let isClosed = false;

  async function loaded(): Promise<PythonRunner> {
    loading ??= import('../../lib/python/runner.ts').then((module) => module.createPythonRunner());
    runner = await loading.catch(() => {
      loading = undefined;
      throw new Error(notLoaded);
    });
    if (isClosed) runner.close();
    return runner;
  }

  return {
    async load() {
      const progress = (fraction: number) =>
        isClosed || tell({ kind: 'python', status: { kind: 'loading', fraction } });
      progress(0);
      try {
        await (await loaded()).load(progress);
        tell({ kind: 'python', status: { kind: 'ready' } });
      } catch (error) {
        const sentence = error instanceof Error ? error.message : notLoaded;
        if (!isClosed) tell({ kind: 'python', status: { kind: 'missing', sentence } });
      }
    },
    async run(code) {
      tell({ kind: 'run' });
      const heard = gather((events) => tell({ kind: 'hear', events }));
      const end = await (await loaded()).run({ code }, heard.add);
      heard.flush();
      tell({ kind: 'end', end });
    },
    stop() {
      tell({ kind: 'stop' });
      runner?.stop();
    },
    close() {
      isClosed = true;
      runner?.close();
    },
  };
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
