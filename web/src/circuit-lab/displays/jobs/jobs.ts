/** The computations for the displays, on the page or in a worker. */
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

/** From this number of wires, a second worker saves more time than communicating with it costs. */
const minPoolWires = 18;

/** Returns true if no measurement opens branches, each of which would have its own state. */
export function isOneState(circuit: Circuit): boolean {
  return splitTerminalMeasurements(circuit).branchPoints === 0;
}

/**
 * Returns true if a pool of workers helps. Between the branches of measurements, states would be copied to the pool and
 * back, which costs more than it saves.
 */
export function mayUsePool(circuit: Circuit): boolean {
  return wireCount(circuit) >= minPoolWires && isOneState(circuit);
}

/** Returns true if a job needs a backend chosen for it. Shots need one only if a pool helps. */
export function needsBackend({ kind, request }: Job): boolean {
  return kind === 'summary' || (!request.noise && mayUsePool(request.circuit));
}

/** The number of times that each result came up. */
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
 * Returns the same counts for the same seed with every backend. A tableau is used in the same cases as in the engine,
 * and `backend` replaces only the engine's own kernels. Noise draws random numbers after each gate, so a pool cannot
 * help with it.
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
    // The engine refuses a circuit that is not Clifford with a TypeError, before it runs anything.
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
