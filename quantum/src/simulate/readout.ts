import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { formatClassicalBits } from '../state/bit-strings.ts';
import { programOf, type Instruction } from './program.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** A look that nothing comes after: it need not change the state, only be read from it in the end. */
export interface FinalLook {
  readonly wire: number;
  readonly bit: number;
}

/** A program cut into what has to be simulated and what is only read off the final state. */
export interface ReadoutPlan {
  readonly program: readonly Instruction[];
  readonly looks: readonly FinalLook[];
  /** The outcome of a way with these classical bits and these values of the looks (bit `i` is look `i`). */
  readonly formatOutcome: (bits: Uint8Array, looked: number) => string;
}

/** Where nothing is measured, all wires are read, the highest written first. */
export function readoutPlanOf(circuit: Circuit): ReadoutPlan {
  const instructions = programOf(circuit).flat();
  const isMeasured = instructions.some((instruction) => instruction.kind === 'measure');
  const length = isMeasured ? bitCount(circuit) : wireCount(circuit);
  const { program, looks } = isMeasured
    ? withoutFinalLooks(instructions)
    : { program: instructions, looks: circuit.initial.map((_, wire) => ({ wire, bit: wire })) };
  return {
    program: joinedUnitaries(program),
    looks,
    formatOutcome(bits, looked) {
      const outcome = new Uint8Array(length);
      if (isMeasured) outcome.set(bits);
      for (const [i, { bit }] of looks.entries()) outcome[bit] = (looked >>> i) & 1;
      return formatClassicalBits(outcome);
    },
  };
}

/** Walks backwards, keeping count of the wires and bits that something later needs. */
function withoutFinalLooks(instructions: readonly Instruction[]): { program: Instruction[]; looks: FinalLook[] } {
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
