import { wireCount } from '../circuit/operations.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { requireRoomFor } from '../state/state-vector.ts';
import type { Backend, BackendOptions } from '../backend/backend.ts';
import type { Instruction } from './program/instruction.ts';
import { MAX_PLAIN_WIRES, plainBackend } from './state-vector/plain-backend.ts';
import type { Simulation } from './simulation.ts';
import { vectorSimulation } from './state-vector/vector-simulation.ts';
import { finishWork, type Work } from './work.ts';
import { createLocalBackend } from '../kernels/lazy-local-backend.ts';

/** This few gates, as between two measurements, take less time than copying a state to the kernels and back. */
const FEW = 4;

/** A backend, or a form of states by name. */
export type BackendChoice = Backend | 'plain' | 'stabilizer';

/** The use of a simulation, for any form of states. */
export type UseOfSimulation<Result> = <State>(simulation: Simulation<State>) => Work<Result>;

/**
 * Chooses how to simulate a program: as requested; otherwise by plain amplitudes up to 12 wires, and beyond that by a
 * stabilizer tableau if the program allows it, or by the kernels on the calling thread. Both are loaded when they are
 * first needed. Rejects with `TooLarge` if nothing fits, and with a TypeError if a tableau is requested but impossible.
 */
export async function withSimulation<Result>(
  circuit: Circuit,
  program: readonly Instruction[],
  options: BackendOptions & { readonly backend?: BackendChoice },
  use: UseOfSimulation<Result>,
): Promise<Result> {
  const { backend } = options;
  const wires = wireCount(circuit);
  if (backend === 'stabilizer' || (backend === undefined && wires > MAX_PLAIN_WIRES)) {
    const { stabilizerSimulationFor } = await import('./stabilizer/stabilizer-simulation.ts');
    const stabilizer = stabilizerSimulationFor(program);
    if (stabilizer) return finishWork(use(stabilizer), options);
    if (backend) throw new TypeError('A stabilizer tableau holds Clifford circuits only.');
  }
  requireRoomFor(wires);
  const named = backend === 'plain' ? plainBackend : backend;
  return finishWork(use(vectorSimulation(await backendFor(wires, named))), options);
}

/** Returns the named backend; otherwise the plain one up to 12 wires or without WebAssembly, and else the kernels. */
export async function backendFor(wires: number, named: Backend | undefined): Promise<Backend> {
  if (named) return named;
  if (wires <= MAX_PLAIN_WIRES) return plainBackend;
  const kernels = await createLocalBackend().catch(() => undefined);
  if (!kernels) return plainBackend;
  return withoutHandOver(kernels);
}

/** Uses the kernels, except for the few gates that plain code finishes sooner. */
export function withoutHandOver(kernels: Backend): Backend {
  return {
    ...kernels,
    run: (steps, state, options) =>
      (steps.length <= FEW ? plainBackend : kernels).run(steps, state, options),
  };
}
