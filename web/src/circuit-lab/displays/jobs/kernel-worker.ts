/** One worker of the pool, which applies the gates of large circuits. */
import { serveKernels } from '@qubloom/quantum';

serveKernels();
