import { wireCount } from '../circuit/operations.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { requireRoomFor } from '../state/state-vector.ts';
import type { Backend } from './backend.ts';
import type { Instruction } from './instruction.ts';
import { plainBackend } from './plain-backend.ts';
import type { Simulation } from './simulation.ts';
import { vectorSimulation } from './vector-simulation.ts';

/** Up to here a state vector is as quick as anything, on the thread that calls. */
const SMALL = 12;
/** So few gates, as between two looks, are carried out before a state has been copied to the kernels and back. */
const FEW = 4;

/** A backend, or a way to hold states by name. */
export type BackendChoice = Backend | 'plain' | 'stabiliser';

/** What is done with a simulation, whatever it holds its states in. */
export type UseOfSimulation<Result> = <State>(simulation: Simulation<State>) => Promise<Result>;

/**
 * Chooses how to simulate a program: as told; else by plain amplitudes up to 12 wires, and beyond by a
 * stabiliser tableau if the program allows it, or by the kernels on the thread that calls. Both are loaded
 * when they are first needed. Rejects with `TooLarge` where nothing fits, with a TypeError where a tableau is
 * asked for and cannot be.
 */
export async function withSimulation<Result>(
  circuit: Circuit,
  program: readonly Instruction[],
  backend: BackendChoice | undefined,
  use: UseOfSimulation<Result>,
): Promise<Result> {
  const wires = wireCount(circuit);
  if (backend === 'stabiliser' || (backend === undefined && wires > SMALL)) {
    const { stabiliserSimulationFor } = await import('./stabiliser/stabiliser-simulation.ts');
    const stabiliser = stabiliserSimulationFor(program);
    if (stabiliser) return use(stabiliser);
    if (backend) throw new TypeError('A stabiliser tableau holds Clifford circuits only.');
  }
  requireRoomFor(wires);
  const told = backend === 'plain' ? plainBackend : backend;
  return use(vectorSimulation(await backendFor(wires, told)));
}

/** The backend that was told; else the plain one up to 12 wires or where there is no WebAssembly. */
export async function backendFor(wires: number, told: Backend | undefined): Promise<Backend> {
  if (told) return told;
  if (wires <= SMALL) return plainBackend;
  const { createLocalBackend } = await import('../kernels/local-backend.ts');
  const kernels = await createLocalBackend().catch(() => undefined);
  if (!kernels) return plainBackend;
  return {
    ...kernels,
    run: (steps, state, options) =>
      (steps.length <= FEW ? plainBackend : kernels).run(steps, state, options),
  };
}
