/** The worker of the displays: whole states stay here, only what a screen can show leaves. */
import {
  Cancelled,
  createLocalBackend,
  plainBackend,
  TooLarge,
  wireCount,
  type Backend,
} from '@qubloom/quantum';
import { runJob, type FromWorker, type Job, type ToWorker } from './jobs.ts';

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as Scope;
const signals = new Map<number, { aborted: boolean }>();
let kernels: Promise<Backend> | undefined;

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'start') void run(data.id, data.job);
  else {
    const signal = signals.get(data.id);
    if (signal) signal.aborted = true;
  }
});

async function run(id: number, job: Job): Promise<void> {
  const signal = { aborted: false };
  signals.set(id, signal);
  try {
    const result = await runJob(job, {
      backend: await backendFor(wireCount(job.request.circuit)),
      signal,
      onProgress: (part) => scope.postMessage({ kind: 'progress', id, part }),
    });
    scope.postMessage({ kind: 'done', id, result });
  } catch (reason) {
    scope.postMessage({ kind: 'failed', id, ...failureOf(reason) });
  } finally {
    signals.delete(id);
  }
}

/** Up to 12 wires plain code is as good. */
async function backendFor(wires: number): Promise<Backend> {
  if (wires <= 12) return plainBackend;
  kernels ??= createLocalBackend().catch(() => plainBackend);
  return kernels;
}

function failureOf(reason: unknown): Pick<FromWorker & { kind: 'failed' }, 'failure' | 'message'> {
  const message = reason instanceof Error ? reason.message : String(reason);
  if (reason instanceof Cancelled) return { failure: 'cancelled', message };
  // A host that has no room throws a RangeError when it is asked for an array.
  const isTooLarge = reason instanceof TooLarge || reason instanceof RangeError;
  return { failure: isTooLarge ? 'too large' : 'other', message };
}
