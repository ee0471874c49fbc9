import type { Circuit } from '../../circuit/circuit.ts';
import type { Matrix } from '../../matrix.ts';
import { addDensity, matrixOfDensity, traceOf } from '../../state/density-state.ts';
import { evolveBranches } from './classical-branches.ts';
import { requireKept } from '../post-selection/nothing-kept.ts';
import type { NoiseModel } from '../program/noise.ts';
import { programOf } from '../program/program.ts';

/**
 * Returns the exact density matrix of all wires after the columns 0 to `column` (all of them if it is left out), under
 * noise and over all results of measurements. Wire 0 is the least significant bit of its indices. Every inspection
 * accepts it. Throws `InvalidCircuit`, `NothingKept`, `TooLarge` above 8 wires, or a RangeError for invalid noise.
 */
export function densityAfter(
  circuit: Circuit,
  column?: number,
  options: { readonly noise?: NoiseModel } = {},
): Matrix {
  return weightedDensityAfter(circuit, column, options).density;
}

/** Works like `densityAfter`, with the share of all runs that post-selection keeps. */
export function weightedDensityAfter(
  circuit: Circuit,
  column?: number,
  options: { readonly noise?: NoiseModel } = {},
): { readonly density: Matrix; readonly kept: number } {
  const columns = programOf(circuit, options.noise).slice(
    0,
    column === undefined ? undefined : column + 1,
  );
  const evolution = evolveBranches(circuit, columns.flat());
  let step = evolution.next();
  while (step.done !== true) step = evolution.next();
  const kept = step.value.reduce((sum, { density }) => sum + traceOf(density), 0);
  requireKept(kept);
  const [first, ...others] = step.value;
  for (const other of others) addDensity(first.density, other.density);
  const density = matrixOfDensity(first.density);
  const isSelected = columns.flat().some(({ kind }) => kind === 'postselect');
  if (!isSelected) return { density, kept: 1 };
  for (let i = 0; i < density.entries.length; i++) density.entries[i] /= kept;
  return { density, kept };
}
