import type { Circuit } from '../../circuit/circuit.ts';
import { bitCount, wireCount } from '../../circuit/operations.ts';
import { requireSound } from '../../circuit/problems.ts';
import { splitTerminalMeasurements } from '../../circuit/terminal-measurements.ts';
import { formatClassicalBits } from '../../state/bit-strings.ts';
import type { Instruction } from './instruction.ts';
import type { NoiseModel } from './noise.ts';
import { programOf } from './program.ts';
import type { TerminalMeasurement } from '../simulation.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

/** A program split into the part to be simulated and the part that is only read from the final state. */
export interface ReadoutPlan {
  readonly program: readonly Instruction[];
  readonly measurements: readonly TerminalMeasurement[];
  /** Returns the outcome of a branch with these classical bits and these values of the measurements. */
  readonly formatOutcome: (bits: Uint8Array, values: Uint8Array) => string;
}

/** If nothing is measured, all wires are read, the highest written first. */
export function readoutPlanOf(circuit: Circuit, noise?: NoiseModel): ReadoutPlan {
  requireSound(circuit);
  const isMeasured = circuit.columns.some((column) =>
    column.some(({ kind }) => kind === 'measure'),
  );
  const length = isMeasured ? bitCount(circuit) : wireCount(circuit);
  const split = splitTerminalMeasurements(circuit);
  const measurements: readonly TerminalMeasurement[] = isMeasured
    ? split.measurements
    : circuit.initial.map((_, wire) => ({ wire, bit: wire }));
  return {
    program: joinedUnitaries(programOf(split.before, noise).flat()),
    measurements,
    formatOutcome(bits, values) {
      const outcome = new Uint8Array(length);
      if (isMeasured) outcome.set(bits);
      for (let i = 0; i < measurements.length; i++) outcome[measurements[i].bit] = values[i];
      return formatClassicalBits(outcome);
    },
  };
}

/** Joins neighboring unconditional unitaries, so that a backend receives them together. */
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
