import type { Circuit } from '../circuit/circuit.ts';
import { bitCount } from '../circuit/operations.ts';
import {
  addDensity,
  amplitudeDamping,
  applyBlockMap,
  copyOfDensity,
  densityOfState,
  depolarisation,
  projection,
  requireRoomForDensity,
  RESET,
  traceOf,
  type DensityState,
} from '../state/density-state.ts';
import { NEGLIGIBLE } from '../state/probabilities.ts';
import { productState, TooLarge } from '../state/state-vector.ts';
import { applyStep } from './apply-step.ts';
import type { Chance, Instruction, MeasureInstruction } from './instruction.ts';
import { isMet } from './program.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** One setting of the classical bits, and the density matrix of the ways that lead to it, by its weight. */
export interface World {
  readonly bits: Uint8Array;
  readonly density: DensityState;
}

/** Numbers in all worlds together, 8 bytes each, and settings of the bits. */
const MAX_NUMBERS = 2 ** 26;
const MAX_WORLDS = 2 ** 20;

/**
 * Follows a program by density matrices: resets and noise leave no choice open, and ways that end in the same
 * classical bits are one. So it costs 4^wires for each setting of the bits, and nothing for each way. Yields
 * after each instruction, so that whoever drives it may take a break or give up. Throws `TooLarge` above 8
 * wires, and where the worlds are over 2^20 or take over 512 MiB.
 */
export function* evolveWorlds(
  circuit: Circuit,
  program: readonly Instruction[],
): Generator<void, readonly World[]> {
  requireRoomForDensity(circuit.initial.length);
  const bits = new Uint8Array(bitCount(circuit));
  let worlds: readonly World[] = [{ bits, density: densityOfState(productState(circuit.initial)) }];
  for (const instruction of program) {
    if (instruction.kind === 'measure') worlds = afterLook(worlds, instruction);
    else
      for (const world of worlds)
        if (isMet(instruction.condition, world.bits)) carryOut(instruction, world.density);
    yield;
  }
  return worlds;
}

function carryOut(
  instruction: Exclude<Instruction, MeasureInstruction>,
  density: DensityState,
): void {
  if (instruction.kind === 'unitary')
    for (const step of instruction.steps) applyToBothSides(step, density);
  else applyBlockMap(density, instruction.wire, blockMapOf(instruction));
}

/** rho becomes U rho U*. */
function applyToBothSides(step: UnitaryStep, { wires, entries }: DensityState): void {
  applyStep(entries.amplitudes, step);
  applyStep(entries.amplitudes, {
    targets: step.targets.map((wire) => wire + wires),
    controls: step.controls.map((wire) => wire + wires),
    controlValues: step.controlValues,
    matrix: step.matrix.map((value, i) => (i % 2 === 0 ? value : -value)),
  });
}

function blockMapOf(chance: Exclude<Chance, MeasureInstruction>): ReturnType<typeof projection> {
  if (chance.kind === 'reset') return RESET;
  return chance.channel === 'depolarising'
    ? depolarisation(chance.probability)
    : amplitudeDamping(chance.probability);
}

/** Each world parts into one for each result that is told, and worlds of the same bits become one again. */
function afterLook(worlds: readonly World[], look: MeasureInstruction): readonly World[] {
  const joined = new Map<string, World>();
  const put = (bits: Uint8Array, density: DensityState): void => {
    const there = joined.get(bits.join(''));
    if (there) addDensity(there.density, density);
    else if (traceOf(density) > NEGLIGIBLE) joined.set(bits.join(''), { bits, density });
    if (joined.size > MAX_WORLDS || joined.size * density.entries.amplitudes.length > MAX_NUMBERS) {
      throw new TooLarge(
        `There are more than ${joined.size - 1} settings of the classical bits, each with its density matrix.`,
      );
    }
  };
  for (const { bits, density } of worlds) {
    if (!isMet(look.condition, bits)) {
      put(bits, density);
      continue;
    }
    for (const result of [0, 1] as const) {
      const seen = copyOfDensity(density);
      applyBlockMap(seen, look.wire, projection(result));
      const wrong = (result === 1 ? look.error?.oneAsZero : look.error?.zeroAsOne) ?? 0;
      for (const [told, chance] of [
        [result, 1 - wrong],
        [1 - result, wrong],
      ] as const) {
        if (chance > 0) put(bits.with(look.bit, told), chance === 1 ? seen : scaled(seen, chance));
      }
    }
  }
  return [...joined.values()];
}

function scaled(density: DensityState, factor: number): DensityState {
  const copy = copyOfDensity(density);
  const a = copy.entries.amplitudes;
  for (let i = 0; i < a.length; i++) a[i] *= factor;
  return copy;
}
