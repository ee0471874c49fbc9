/** The worker of the displays. Complete states stay here; it returns only what fits on a screen. */
import { Cancelled, TooLarge } from '@qubloom/quantum';
import { createBackendChooser } from './choose-backend.ts';
import { needsBackend, runJob, type FromWorker, type Job, type ToWorker } from './jobs.ts';

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

serveJobs(globalThis as unknown as Scope);

function serveJobs(scope: Scope): void {
  const controllers = new Map<number, AbortController>();
  const withBackend = createBackendChooser();

  async function run(id: number, job: Job): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    try {
      const options = {
        signal: controller.signal,
        onProgress: (part: number) => scope.postMessage({ kind: 'progress', id, part }),
      };
      const result = needsBackend(job)
        ? await withBackend(job.request.circuit, (backend) => runJob(job, { ...options, backend }))
        : await runJob(job, options);
      scope.postMessage({ kind: 'done', id, result });
    } catch (reason) {
      scope.postMessage({ kind: 'failed', id, ...failureOf(reason) });
    } finally {
      controllers.delete(id);
    }
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'start') {
      void run(data.id, data.job);
      return;
    }
    controllers.get(data.id)?.abort();
  });
}

function failureOf(reason: unknown): Pick<FromWorker & { kind: 'failed' }, 'failure' | 'message'> {
  const message = reason instanceof Error ? reason.message : String(reason);
  if (reason instanceof Cancelled) return { failure: 'cancelled', message };
  // A browser without enough memory throws a RangeError when an array is allocated.
  const isTooLarge = reason instanceof TooLarge || reason instanceof RangeError;
  return { failure: isTooLarge ? 'too large' : 'other', message };
}
