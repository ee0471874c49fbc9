/** Reads circuits one at a time; of those that wait, only the newest. */
import { Cancelled } from '@qubloom/quantum';
import { readCircuit } from './read-circuit.ts';
import type { Reading, ReadingRequest } from './reading.ts';

export interface Reader {
  /** Rejects with `Cancelled` where a newer request takes its place. */
  read(request: ReadingRequest, onProgress?: (part: number) => void): Promise<Reading>;
  cancel(): void;
  close(): void;
}

export function createReader(): Reader {
  let running: AbortController | undefined;
  return {
    async read(request, onProgress) {
      running?.abort();
      const own = new AbortController();
      running = own;
      const reading = await readCircuit(request, {
        signal: own.signal,
        ...(onProgress && { onProgress }),
      });
      if (own.signal.aborted) throw new Cancelled();
      return reading;
    },
    cancel: () => running?.abort(),
    close: () => running?.abort(),
  };
}
