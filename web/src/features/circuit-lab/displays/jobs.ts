/** What is worked out for the displays, on the page or in a worker. */
import { runCircuit, type Circuit, type NoiseModel } from '@qubloom/quantum';
import { readCircuit, type JobOptions } from './read-circuit.ts';
import type { Reading, ReadingRequest } from './reading.ts';

export interface ShotsRequest {
  readonly circuit: Circuit;
  readonly shots: number;
  readonly seed: number;
  readonly noise: NoiseModel | null;
}

/** How often each result came. */
export type Counts = ReadonlyMap<string, number>;

export type Job =
  | { readonly kind: 'read'; readonly request: ReadingRequest }
  | { readonly kind: 'shots'; readonly request: ShotsRequest };

export type ResultOf<J extends Job> = J extends { kind: 'read' } ? Reading : Counts;

export async function runJob(job: Job, options: JobOptions): Promise<Reading | Counts> {
  if (job.kind === 'read') return readCircuit(job.request, options);
  const { circuit, shots, seed, noise } = job.request;
  const { signal, onProgress } = options;
  const { counts } = await runCircuit(circuit, {
    shots,
    seed,
    ...(noise && { noise }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  return counts;
}

/** Page and worker tell each other this much. */
export type ToWorker =
  | { readonly kind: 'start'; readonly id: number; readonly job: Job }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly part: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: Reading | Counts }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly failure: 'cancelled' | 'too large' | 'other';
      readonly message: string;
    };
