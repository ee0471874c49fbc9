import { parentPort } from 'node:worker_threads';
import { serveKernels } from '../dist/kernels/serve-kernels.js';

serveKernels({
  postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
  addEventListener: (type, listener) => parentPort.on(type, (data) => listener({ data })),
});
