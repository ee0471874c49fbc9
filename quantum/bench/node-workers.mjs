import { Worker } from 'node:worker_threads';

/** A worker thread with the kernels, as the engine expects a browser's worker to be. */
export function createWorker() {
  const worker = new Worker(new URL('./kernel-worker.mjs', import.meta.url));
  return {
    postMessage: (message, transfer) => worker.postMessage(message, transfer),
    addEventListener(type, listener) {
      worker.on(type, (value) =>
        listener(type === 'error' ? { message: String(value) } : { data: value }),
      );
    },
    terminate: () => void worker.terminate(),
  };
}
