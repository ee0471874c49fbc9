/** Runs small jobs on the page at once, and others in a worker if the page may have one. */
import { Cancelled, TooLarge } from '@qubloom/quantum';
import { startWorker } from '../../../lib/browser/trusted-worker.ts';
import { runJob, type FromWorker, type Job, type ResultOf, type ToWorker } from './jobs.ts';
import { isQuick } from './quick-circuit.ts';
import workerUrl from './worker-entry.ts?worker&url';

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (part: number) => void;
}

export interface JobRunner {
  run<J extends Job>(job: J, options: RunOptions): Promise<ResultOf<J>>;
  /** Ends the worker and frees its memory. The next job starts another worker. */
  close(): void;
}

interface Pending {
  readonly job: Job;
  readonly options: RunOptions;
  readonly resolve: (result: ResultOf<Job>) => void;
  readonly reject: (reason: Error) => void;
}

export function createJobRunner(): JobRunner {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let isAlone = typeof Worker === 'undefined';
  let nextId = 0;

  /** A page that may not start workers, as in some frames of other sites, runs the pending jobs itself. */
  function giveUpWorker(): void {
    isAlone = true;
    worker?.terminate();
    worker = undefined;
    for (const { job, options, resolve, reject } of pending.values()) {
      runJob(job, options).then(resolve, reject);
    }
    pending.clear();
  }

  function hear({ data }: MessageEvent<FromWorker>): void {
    const one = pending.get(data.id);
    if (!one) return;
    if (data.kind === 'progress') {
      one.options.onProgress?.(data.part);
      return;
    }
    pending.delete(data.id);
    if (data.kind === 'done') one.resolve(data.result);
    else if (data.failure === 'cancelled') one.reject(new Cancelled());
    else if (data.failure === 'too large') one.reject(new TooLarge(data.message));
    else one.reject(new Error(data.message));
  }

  function opened(): Worker | undefined {
    if (isAlone || worker) return worker;
    try {
      worker = startWorker(workerUrl);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', giveUpWorker);
    } catch {
      giveUpWorker();
    }
    return worker;
  }

  function ask(to: Worker, job: Job, options: RunOptions): Promise<ResultOf<Job>> {
    const id = nextId++;
    const say = (message: ToWorker) => to.postMessage(message);
    return new Promise((resolve, reject) => {
      pending.set(id, { job, options, resolve, reject });
      options.signal.addEventListener('abort', () => say({ kind: 'stop', id }));
      say({ kind: 'start', id, job });
    });
  }

  return {
    run<J extends Job>(job: J, options: RunOptions) {
      const { circuit, noise } = job.request;
      const isNoisy = job.kind === 'summary' && noise !== null;
      const there = isQuick(circuit, isNoisy) ? undefined : opened();
      const result = there ? ask(there, job, options) : runJob(job, options);
      return result as Promise<ResultOf<J>>;
    },
    close() {
      worker?.terminate();
      worker = undefined;
      for (const { reject } of pending.values()) reject(new Cancelled());
      pending.clear();
    },
  };
}
