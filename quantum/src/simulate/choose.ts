import { wireCount } from '../circuit/operations.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { requireRoomFor } from '../state/state-vector.ts';
import type { Backend, BackendOptions } from '../backend/backend.ts';
import type { Instruction } from './program/instruction.ts';
import { MAX_PLAIN_WIRES, plainBackend } from './state-vector/plain-backend.ts';
import type { Simulation } from './simulation.ts';
import { vectorSimulation } from './state-vector/vector-simulation.ts';
import { finished, type Work } from './work.ts';
import { createLocalBackend } from '../kernels/lazy-local-backend.ts';

/** So few gates, as between two measurements, are carried out before a state has been copied to the kernels and back. */
const FEW = 4;

/** A backend, or a form of states by name. */
export type BackendChoice = Backend | 'plain' | 'stabilizer';

/** What is done with a simulation, whatever it holds its states in. */
export type UseOfSimulation<Result> = <State>(simulation: Simulation<State>) => Work<Result>;

/**
 * Chooses how to simulate a program: as asked; else by plain amplitudes up to 12 wires, and beyond by a
 * stabilizer tableau if the program allows it, or by the kernels on the thread that calls. Both are loaded
 * when they are first needed. Rejects with `TooLarge` where nothing fits, with a TypeError where a tableau is
 * asked for and cannot be.
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
    if (stabilizer) return finished(use(stabilizer), options);
    if (backend) throw new TypeError('A stabilizer tableau holds Clifford circuits only.');
  }
  requireRoomFor(wires);
  const named = backend === 'plain' ? plainBackend : backend;
  return finished(use(vectorSimulation(await backendFor(wires, named))), options);
}

/** The backend that was named; else the plain one up to 12 wires or where there is no WebAssembly. */
export async function backendFor(wires: number, named: Backend | undefined): Promise<Backend> {
  if (named) return named;
  if (wires <= MAX_PLAIN_WIRES) return plainBackend;
  const kernels = await createLocalBackend().catch(() => undefined);
  if (!kernels) return plainBackend;
  return withoutHandOver(kernels);
}

/** The kernels, but for the few gates that plain code has done sooner. */
export function withoutHandOver(kernels: Backend): Backend {
  return {
    ...kernels,
    run: (steps, state, options) =>
      (steps.length <= FEW ? plainBackend : kernels).run(steps, state, options),
  };
}
