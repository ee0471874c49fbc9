import { bitOfValue } from '../../circuit/condition-value.ts';
import type { Circuit, Column, GateDefinition } from '../../circuit/circuit.ts';
import type { Condition } from '../../circuit/parts.ts';
import type { GateOperation, Operation } from '../../operations/kinds.ts';
import { isIdle } from '../../circuit/operations.ts';
import { requireSound } from '../../circuit/problems.ts';
import { operationOnWires } from '../../circuit/wire-edits.ts';
import { kindOf } from '../../circuit/operation-kinds.ts';
import type { RunWriter } from '../../circuit/operation-kind.ts';
import { findGate } from '../../gates/catalog.ts';
import type { Instruction } from './instruction.ts';
import {
  noiseAfter,
  noiseDuring,
  readoutErrorOf,
  requireSoundNoise,
  type NoiseModel,
} from './noise.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

/**
 * Returns the instructions of each column, including noise. Throws `InvalidCircuit` for a circuit that is not sound,
 * and a RangeError for invalid noise.
 */
export function programOf(
  circuit: Circuit,
  noise?: NoiseModel,
): readonly (readonly Instruction[])[] {
  requireSound(circuit);
  if (noise) requireSoundNoise(noise);
  return circuit.columns.map((column) => {
    const instructions: Instruction[] = [];
    const writer = runWriter(instructions, circuit.definitions, noise);
    for (const operation of column) kindOf(operation).run?.(operation, writer);
    return instructions;
  });
}

/** Returns the steps of columns without measurements, resets, and conditions; throws a TypeError if there is one. */
export function unitaryStepsOf(
  columns: readonly Column[],
  definitions: readonly GateDefinition[],
): UnitaryStep[] {
  return columns.flat().flatMap((operation) => {
    if (isIdle(operation)) return [];
    if (operation.kind !== 'gate' || operation.condition) {
      throw new TypeError(
        'Measuring, resetting, post-selection and classical conditions have no unitary.',
      );
    }
    return stepsOfGate(operation, definitions);
  });
}

/**
 * Returns the steps of one gate, without its condition: one for a gate of the catalog, and all those of the body for
 * others.
 */
export function stepsOfGate(
  operation: GateOperation,
  definitions: readonly GateDefinition[],
): UnitaryStep[] {
  const { gate, parameters, targets, controls } = operation;
  const spec = findGate(gate);
  const definition = spec ? undefined : definitions.find((other) => other.name === gate);
  if (definition && 'body' in definition)
    return stepsOfBody(operation, definition.body, definitions);
  const place = {
    targets,
    controls: controls.map((c) => c.wire),
    controlValues: controls.map((c) => c.on),
  };
  if (definition && 'permutation' in definition)
    return [{ ...place, permutation: definition.permutation }];
  const matrix = spec
    ? spec.matrix(parameters)
    : definition && Float64Array.from(definition.matrix);
  if (!matrix) throw new RangeError(`There is no gate called "${gate}".`);
  return [{ ...place, matrix }];
}

/** A gate under controls becomes each gate of its body under these controls. */
function stepsOfBody(
  outer: GateOperation,
  body: readonly Column[],
  definitions: readonly GateDefinition[],
): UnitaryStep[] {
  const placed = body.map((column) =>
    column.map((operation): Operation => {
      const moved = operationOnWires(operation, (wire) => outer.targets[wire]);
      return moved.kind === 'gate'
        ? { ...moved, controls: [...moved.controls, ...outer.controls] }
        : moved;
    }),
  );
  return unitaryStepsOf(placed, definitions);
}

/** Returns a writer that adds to a list. */
function runWriter(
  instructions: Instruction[],
  definitions: readonly GateDefinition[],
  noise: NoiseModel | undefined,
): RunWriter {
  const error = readoutErrorOf(noise);
  return {
    gate: (gate) => {
      const steps = stepsOfGate(gate, definitions);
      instructions.push({ kind: 'unitary', steps, ...under(gate.condition) });
      instructions.push(...noiseAfter(gate, noise));
    },
    exactGates: (gates) => {
      const steps = gates.flatMap((gate) => stepsOfGate(gate, definitions));
      if (steps.length > 0) instructions.push({ kind: 'unitary', steps });
    },
    measure: (wire, bit, condition) =>
      instructions.push({
        kind: 'measure',
        wire,
        bit,
        ...(error && { error }),
        ...under(condition),
      }),
    reset: (wire, condition) => instructions.push({ kind: 'reset', wire, ...under(condition) }),
    keep: (wire, value) => instructions.push({ kind: 'postselect', wire, value }),
    wait: (wire, nanoseconds) => instructions.push(...noiseDuring(wire, nanoseconds, noise)),
  };
}

function under(condition: Condition | undefined): { readonly condition?: Condition } {
  return condition ? { condition } : {};
}

/** Returns true if classical bits, by index, meet a condition; no condition is always met. */
export function isMet(condition: Condition | undefined, bits: ArrayLike<number>): boolean {
  if (!condition) return true;
  const { equals } = condition;
  if (typeof equals === 'string')
    return condition.bits.every((bit, i) => bits[bit] === bitOfValue(equals, i));
  let value = 0;
  for (let i = condition.bits.length - 1; i >= 0; i--) value = 2 * value + bits[condition.bits[i]];
  return value === equals;
}
