/** Reads circuits one at a time; of those that wait, only the newest. */
import { Cancelled } from '@qubloom/quantum';
import type { Reading, ReadingRequest } from './reading.ts';
import type { Workshop } from './workshop.ts';

export interface Reader {
  /** Rejects with `Cancelled` where a newer request takes its place. */
  read(request: ReadingRequest, onProgress?: (part: number) => void): Promise<Reading>;
  cancel(): void;
}

/**
 * Milliseconds for which a reading may go on when a newer one waits. Were it stopped at once, nothing would be
 * seen while an angle is pulled or the time plays.
 */
const patience = 250;

interface Waiting {
  readonly request: ReadingRequest;
  readonly onProgress: ((part: number) => void) | undefined;
  readonly resolve: (reading: Reading) => void;
  readonly reject: (reason: unknown) => void;
}

export function createReader(workshop: Workshop): Reader {
  let waiting: Waiting | undefined;
  let running: { readonly since: number; readonly abort: AbortController } | undefined;

  async function work(): Promise<void> {
    while (waiting) {
      const { request, onProgress, resolve, reject } = waiting;
      waiting = undefined;
      const abort = new AbortController();
      running = { since: performance.now(), abort };
      try {
        const options = { signal: abort.signal, ...(onProgress && { onProgress }) };
        const reading = await workshop.run({ kind: 'read', request }, options);
        if (abort.signal.aborted) throw new Cancelled();
        resolve(reading);
      } catch (reason) {
        reject(reason);
      }
    }
    running = undefined;
  }

  return {
    read(request, onProgress) {
      waiting?.reject(new Cancelled());
      const reading = new Promise<Reading>((resolve, reject) => {
        waiting = { request, onProgress, resolve, reject };
      });
      if (running) {
        const { since, abort } = running;
        const left = Math.max(0, since + patience - performance.now());
        setTimeout(() => abort.abort(), left);
      } else {
        void work();
      }
      return reading;
    },
    cancel() {
      waiting?.reject(new Cancelled());
      waiting = undefined;
      running?.abort.abort();
    },
  };
}
