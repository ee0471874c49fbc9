import { Worker } from 'node:worker_threads';

/** Starts a worker thread with the kernels, which has the interface of a browser's worker. */
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
