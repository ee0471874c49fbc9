import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { formatClassicalBits } from '../state/bit-strings.ts';
import type { Instruction } from './instruction.ts';
import type { NoiseModel } from './noise.ts';
import { programOf } from './program.ts';
import type { FinalLook } from './simulation.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** A program cut into what has to be simulated and what is only read off the final state. */
export interface ReadoutPlan {
  readonly program: readonly Instruction[];
  readonly looks: readonly FinalLook[];
  /** The outcome of a way with these classical bits and these values of the looks. */
  readonly formatOutcome: (bits: Uint8Array, values: Uint8Array) => string;
}

/** Where nothing is measured, all wires are read, the highest written first. */
export function readoutPlanOf(circuit: Circuit, noise?: NoiseModel): ReadoutPlan {
  const instructions = programOf(circuit, noise).flat();
  const isMeasured = instructions.some((instruction) => instruction.kind === 'measure');
  const length = isMeasured ? bitCount(circuit) : wireCount(circuit);
  const { program, looks } = isMeasured
    ? withoutFinalLooks(instructions)
    : { program: instructions, looks: circuit.initial.map((_, wire) => ({ wire, bit: wire })) };
  return {
    program: joinedUnitaries(program),
    looks,
    formatOutcome(bits, values) {
      const outcome = new Uint8Array(length);
      if (isMeasured) outcome.set(bits);
      for (let i = 0; i < looks.length; i++) outcome[looks[i].bit] = values[i];
      return formatClassicalBits(outcome);
    },
  };
}

/** Walks backwards, keeping count of the wires and bits that something later needs. */
function withoutFinalLooks(instructions: readonly Instruction[]): {
  program: Instruction[];
  looks: FinalLook[];
} {
  const wires = new Set<number>();
  const bits = new Set<number>();
  const program: Instruction[] = [];
  const looks: FinalLook[] = [];
  for (const instruction of instructions.toReversed()) {
    const isFinal =
      instruction.kind === 'measure' &&
      !instruction.condition &&
      !wires.has(instruction.wire) &&
      !bits.has(instruction.bit);
    if (isFinal) looks.push({ wire: instruction.wire, bit: instruction.bit });
    else program.push(instruction);
    for (const wire of wiresOfInstruction(instruction)) wires.add(wire);
    if (instruction.kind === 'measure') bits.add(instruction.bit);
    for (const bit of instruction.condition?.bits ?? []) bits.add(bit);
  }
  return { program: program.reverse(), looks: looks.reverse() };
}

function wiresOfInstruction(instruction: Instruction): readonly number[] {
  if (instruction.kind !== 'unitary') return [instruction.wire];
  return instruction.steps.flatMap((step) => [...step.targets, ...step.controls]);
}

/** Neighbouring unconditional unitaries as one, so that a backend sees them together. */
export function joinedUnitaries(program: readonly Instruction[]): Instruction[] {
  const joined: Instruction[] = [];
  let open: UnitaryStep[] | undefined;
  for (const instruction of program) {
    if (instruction.kind !== 'unitary' || instruction.condition) {
      joined.push(instruction);
      open = undefined;
    } else if (open) {
      open.push(...instruction.steps);
    } else {
      open = [...instruction.steps];
      joined.push({ kind: 'unitary', steps: open });
    }
  }
  return joined;
}
