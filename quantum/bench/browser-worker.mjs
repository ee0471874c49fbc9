import { serveKernels } from '../dist/kernels/serve-kernels.js';

serveKernels();
