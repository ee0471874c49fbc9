import type { Circuit } from '../../circuit/circuit.ts';
import { bitCount } from '../../circuit/operations.ts';
import {
  addDensity,
  amplitudeDamping,
  applyBlockMap,
  copyOfDensity,
  densityOfState,
  depolarization,
  projection,
  requireRoomForDensity,
  RESET,
  traceOf,
  type DensityState,
} from '../../state/density-state.ts';
import { NEGLIGIBLE } from '../../state/probabilities.ts';
import { productState, TooLarge } from '../../state/state-vector.ts';
import { applyStep } from '../state-vector/apply-step.ts';
import type { RandomInstruction, Instruction, MeasureInstruction } from '../program/instruction.ts';
import { isMet } from '../program/program.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

/** One setting of the classical bits, and the density matrix of the branches that lead to it, with its weight. */
export interface ClassicalBranch {
  readonly bits: Uint8Array;
  readonly density: DensityState;
}

/** The most numbers in all branches together, 8 bytes each, and the most settings of the bits. */
const MAX_NUMBERS = 2 ** 26;
const MAX_SETTINGS = 2 ** 20;

/**
 * Follows a program by density matrices. Resets, post-selection, and noise open no branches, and branches that end in
 * the same classical bits are joined. So it costs 4^wires for each setting of the bits, and nothing for each branch. It
 * yields after each instruction, so that its driver can pause or cancel it. Throws `TooLarge` above 8 wires, and if
 * there are more than 2^20 branches or they take more than 512 MiB.
 */
export function* evolveBranches(
  circuit: Circuit,
  program: readonly Instruction[],
): Generator<void, readonly ClassicalBranch[]> {
  requireRoomForDensity(circuit.initial.length);
  const bits = new Uint8Array(bitCount(circuit));
  let branches: readonly ClassicalBranch[] = [
    { bits, density: densityOfState(productState(circuit.initial)) },
  ];
  for (const instruction of program) {
    if (instruction.kind === 'measure') branches = afterMeasurement(branches, instruction);
    else
      for (const branch of branches)
        if (isMet(instruction.condition, branch.bits)) carryOut(instruction, branch.density);
    yield;
  }
  return branches;
}

function carryOut(
  instruction: Exclude<Instruction, MeasureInstruction>,
  density: DensityState,
): void {
  if (instruction.kind === 'unitary')
    for (const step of instruction.steps) applyToBothSides(step, density);
  else applyBlockMap(density, instruction.wire, blockMapOf(instruction));
}

/** Turns rho into U rho U*. */
function applyToBothSides(step: UnitaryStep, { wires, entries }: DensityState): void {
  applyStep(entries.amplitudes, step);
  applyStep(entries.amplitudes, {
    targets: step.targets.map((wire) => wire + wires),
    controls: step.controls.map((wire) => wire + wires),
    controlValues: step.controlValues,
    ...('permutation' in step
      ? { permutation: step.permutation }
      : { matrix: step.matrix.map((value, i) => (i % 2 === 0 ? value : -value)) }),
  });
}

function blockMapOf(
  instruction: Exclude<RandomInstruction, MeasureInstruction>,
): ReturnType<typeof projection> {
  if (instruction.kind === 'reset') return RESET;
  if (instruction.kind === 'postselect') return projection(instruction.value);
  return instruction.channel === 'depolarizing'
    ? depolarization(instruction.probability)
    : amplitudeDamping(instruction.probability);
}

/** Splits each branch into one for each reported result, and joins branches with the same bits. */
function afterMeasurement(
  branches: readonly ClassicalBranch[],
  measurement: MeasureInstruction,
): readonly ClassicalBranch[] {
  const joined = new Map<string, ClassicalBranch>();
  const put = (bits: Uint8Array, density: DensityState): void => {
    const there = joined.get(bits.join(''));
    if (there) addDensity(there.density, density);
    else if (traceOf(density) > NEGLIGIBLE) joined.set(bits.join(''), { bits, density });
    if (
      joined.size > MAX_SETTINGS ||
      joined.size * density.entries.amplitudes.length > MAX_NUMBERS
    ) {
      throw new TooLarge(
        `There are more than ${joined.size - 1} settings of the classical bits, each with its density matrix.`,
      );
    }
  };
  for (const { bits, density } of branches) {
    if (!isMet(measurement.condition, bits)) {
      put(bits, density);
      continue;
    }
    for (const result of [0, 1] as const) {
      const seen = copyOfDensity(density);
      applyBlockMap(seen, measurement.wire, projection(result));
      const wrong =
        (result === 1 ? measurement.error?.oneAsZero : measurement.error?.zeroAsOne) ?? 0;
      for (const [reported, probability] of [
        [result, 1 - wrong],
        [1 - result, wrong],
      ] as const) {
        if (probability > 0)
          put(
            bits.with(measurement.bit, reported),
            probability === 1 ? seen : scaled(seen, probability),
          );
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
