import type { Bit, Circuit, Column, Condition, GateDefinition, GateOperation, Operation, Wire } from '../circuit/circuit.ts';
import { requireSound } from '../circuit/problems.ts';
import { operationOnWires } from '../circuit/edit.ts';
import { findGate } from '../gates/catalogue.ts';
import type { UnitaryStep } from './unitary-step.ts';

/** What a circuit asks of a simulator, with names resolved to numbers. Barriers are gone. */
export type Instruction =
  | { readonly kind: 'unitary'; readonly steps: readonly UnitaryStep[]; readonly condition?: Condition }
  | { readonly kind: 'measure'; readonly wire: Wire; readonly bit: Bit; readonly condition?: Condition }
  | { readonly kind: 'reset'; readonly wire: Wire; readonly condition?: Condition };

/** The instructions of each column. Throws `InvalidCircuit` for a circuit that is not sound. */
export function programOf(circuit: Circuit): readonly (readonly Instruction[])[] {
  requireSound(circuit);
  return circuit.columns.map((column) =>
    column.flatMap((operation) => instructionOf(operation, circuit.definitions)),
  );
}

/** The steps of columns without measurement, reset or condition; throws a TypeError where there is one. */
export function unitaryStepsOf(columns: readonly Column[], definitions: readonly GateDefinition[]): UnitaryStep[] {
  return columns.flat().flatMap((operation) => {
    if (operation.kind === 'barrier') return [];
    if (operation.kind !== 'gate' || operation.condition) {
      throw new TypeError('Measuring, resetting and classical conditions have no unitary.');
    }
    return stepsOfGate(operation, definitions);
  });
}

/** The steps of one gate, its condition aside: one of the catalogue gives one, a body as many as it holds. */
export function stepsOfGate(operation: GateOperation, definitions: readonly GateDefinition[]): UnitaryStep[] {
  const { gate, parameters, targets, controls } = operation;
  const spec = findGate(gate);
  const definition = spec ? undefined : definitions.find((other) => other.name === gate);
  if (definition && 'body' in definition) return stepsOfBody(operation, definition.body, definitions);
  const matrix = spec ? spec.matrix(parameters) : definition && Float64Array.from(definition.matrix);
  if (!matrix) throw new RangeError(`There is no gate called "${gate}".`);
  return [
    { targets, controls: controls.map((c) => c.wire), controlValues: controls.map((c) => c.on), matrix },
  ];
}

/** A gate under controls is each gate of its body under them. */
function stepsOfBody(
  outer: GateOperation,
  body: readonly Column[],
  definitions: readonly GateDefinition[],
): UnitaryStep[] {
  const placed = body.map((column) =>
    column.map((operation): Operation => {
      const moved = operationOnWires(operation, (wire) => outer.targets[wire]);
      return moved.kind === 'gate' ? { ...moved, controls: [...moved.controls, ...outer.controls] } : moved;
    }),
  );
  return unitaryStepsOf(placed, definitions);
}

function instructionOf(operation: Operation, definitions: readonly GateDefinition[]): Instruction[] {
  switch (operation.kind) {
    case 'gate': {
      const steps = stepsOfGate(operation, definitions);
      return [{ kind: 'unitary', steps, ...(operation.condition && { condition: operation.condition }) }];
    }
    case 'measure':
    case 'reset':
      return [operation];
    case 'barrier':
      return [];
  }
}

/** Whether classical bits, by index, meet a condition; no condition is always met. */
export function isMet(condition: Condition | undefined, bits: ArrayLike<number>): boolean {
  if (!condition) return true;
  let value = 0;
  for (let i = condition.bits.length - 1; i >= 0; i--) value = 2 * value + bits[condition.bits[i]];
  return value === condition.equals;
}
