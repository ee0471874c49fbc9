/** One worker of the pool that carries out the gates of large circuits. */
import { serveKernels } from '@qubloom/quantum';

serveKernels();
