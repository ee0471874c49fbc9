import { serveKernels } from '../dist/kernels/kernel-worker.js';

serveKernels();
