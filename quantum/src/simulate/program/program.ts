import { bitOfValue } from '../../circuit/condition-value.ts';
import type {
  Circuit,
  Column,
  Condition,
  GateDefinition,
  GateOperation,
  Operation,
  PostSelectOperation,
} from '../../circuit/circuit.ts';
import { gate, isIdle } from '../../circuit/operations.ts';
import { requireSound } from '../../circuit/problems.ts';
import { operationOnWires } from '../../circuit/wire-edits.ts';
import { findGate } from '../../gates/catalog.ts';
import type { GateName } from '../../gates/gate.ts';
import type { Instruction, UnitaryInstruction } from './instruction.ts';
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
  return circuit.columns.map((column) =>
    column.flatMap((operation) => instructionsOf(operation, circuit.definitions, noise)),
  );
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

function instructionsOf(
  operation: Operation,
  definitions: readonly GateDefinition[],
  noise: NoiseModel | undefined,
): Instruction[] {
  switch (operation.kind) {
    case 'gate': {
      const condition = operation.condition && { condition: operation.condition };
      const steps = stepsOfGate(operation, definitions);
      return [{ kind: 'unitary', steps, ...condition }, ...noiseAfter(operation, noise)];
    }
    case 'measure': {
      const error = readoutErrorOf(noise);
      return [error ? { ...operation, error } : operation];
    }
    case 'reset':
      return [operation];
    case 'postselect':
      return selectionOf(operation);
    case 'delay':
      return noiseDuring(operation, noise);
    case 'barrier':
    case 'display':
      return [];
  }
}

/**
 * Returns the gates that turn a state to |0> or |1>, the selection of one of these, and the gates that turn it back.
 */
function selectionOf({ wire, state }: PostSelectOperation): Instruction[] {
  const value = state === '1' || state.startsWith('-') ? 1 : 0;
  const turn = (names: readonly GateName[]): UnitaryInstruction[] =>
    names.length === 0
      ? []
      : [{ kind: 'unitary', steps: names.flatMap((name) => stepsOfGate(gate(name, [wire]), [])) }];
  const isY = state.endsWith('i');
  const isX = state === '+' || state === '-';
  return [
    ...turn(isY ? ['sdg', 'h'] : isX ? ['h'] : []),
    { kind: 'postselect', wire, value },
    ...turn(isY ? ['h', 's'] : isX ? ['h'] : []),
  ];
}

/** Returns whether classical bits, by index, meet a condition; no condition is always met. */
export function isMet(condition: Condition | undefined, bits: ArrayLike<number>): boolean {
  if (!condition) return true;
  const { equals } = condition;
  if (typeof equals === 'string')
    return condition.bits.every((bit, i) => bits[bit] === bitOfValue(equals, i));
  let value = 0;
  for (let i = condition.bits.length - 1; i >= 0; i--) value = 2 * value + bits[condition.bits[i]];
  return value === equals;
}
