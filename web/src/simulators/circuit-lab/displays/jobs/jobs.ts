/** What is worked out for the displays, on the page or in a worker. */
import {
  runCircuit,
  splitTerminalMeasurements,
  wireCount,
  type Circuit,
  type NoiseModel,
} from '@qubloom/quantum';
import { summarizeCircuit, type ComputeOptions } from '../summary/summarize-circuit.ts';
import type { CircuitSummary, SummaryRequest } from '../summary/state-summary.ts';

export interface ShotsRequest {
  readonly circuit: Circuit;
  readonly shots: number;
  readonly seed: number;
  readonly noise: NoiseModel | null;
}

/** From here on a second worker gains more than talking to it costs. */
const minPoolWires = 18;

/** Whether no measurement opens branches, which have a state each. */
export function isOneState(circuit: Circuit): boolean {
  return splitTerminalMeasurements(circuit).branchPoints === 0;
}

/**
 * Whether a pool of workers helps. Between the branches of measurements states would be copied to the pool and back,
 * which costs more than it gains.
 */
export function mayUsePool(circuit: Circuit): boolean {
  return wireCount(circuit) >= minPoolWires && isOneState(circuit);
}

/** Whether a job's arithmetic is done by a backend that is chosen for it: of shots, only where a pool helps. */
export function needsBackend({ kind, request }: Job): boolean {
  return kind === 'summary' || (!request.noise && mayUsePool(request.circuit));
}

/** How often each result came. */
export type Counts = ReadonlyMap<string, number>;

export type Job =
  | { readonly kind: 'summary'; readonly request: SummaryRequest }
  | { readonly kind: 'shots'; readonly request: ShotsRequest };

export type ResultOf<J extends Job> = J extends { kind: 'summary' } ? CircuitSummary : Counts;

export async function runJob(job: Job, options: ComputeOptions): Promise<CircuitSummary | Counts> {
  return job.kind === 'summary'
    ? summarizeCircuit(job.request, options)
    : runShots(job.request, options);
}

/**
 * The same counts for the same seed, whatever does the arithmetic: a tableau is taken where the engine would take
 * one, and `backend` only in place of its own kernels. Noise draws at random after each gate, which no pool helps.
 */
async function runShots(
  { circuit, shots, seed, noise }: ShotsRequest,
  { backend, signal, onProgress }: ComputeOptions,
): Promise<Counts> {
  const options = {
    shots,
    seed,
    ...(noise && { noise }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  };
  if (!backend) return (await runCircuit(circuit, options)).counts;
  try {
    return (await runCircuit(circuit, { ...options, backend: 'stabilizer' })).counts;
  } catch (reason) {
    // What is no Clifford circuit is refused as a TypeError before anything is run.
    if (!(reason instanceof TypeError)) throw reason;
    return (await runCircuit(circuit, { ...options, backend })).counts;
  }
}

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly kind: 'start'; readonly id: number; readonly job: Job }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly part: number }
  | { readonly kind: 'done'; readonly id: number; readonly result: CircuitSummary | Counts }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly failure: 'cancelled' | 'too large' | 'other';
      readonly message: string;
    };
