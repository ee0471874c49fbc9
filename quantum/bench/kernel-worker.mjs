import { parentPort } from 'node:worker_threads';
import { serveKernels } from '../dist/kernels/kernel-worker.js';

serveKernels({
  postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
  addEventListener: (type, listener) => parentPort.on(type, (data) => listener({ data })),
});
