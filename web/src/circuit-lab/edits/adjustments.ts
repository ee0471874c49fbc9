/** Changes to existing operations (their angles, conditions, and bits) and to wires. */
import {
  operationAt,
  trimmed,
  wireCount,
  withCondition,
  withDisplayWires,
  withMeasurementBit,
  withOperationChanged,
  withoutWire,
  withParameter,
  withParameterSource,
  withWireAdded,
  withWireMoved,
  type Circuit,
  type Condition,
  type GateOperation,
  type GridCell,
  type Operation,
  type ParameterSource,
} from '@qubloom/quantum';
import { conditionPhrase, operationName, sentenceOf } from '../announcements/labels.ts';
import { spokenAngle } from '../announcements/angles.ts';
import { toolLabels } from '../palette/tools.ts';
import type { LabEdit } from './lab-edit.ts';
import { maxLabWires } from './lab-sizes.ts';
import { timeParameter } from './time.ts';

export type AngleChange = { readonly at: GridCell; readonly parameter: number } & (
  | { readonly kind: 'set-angle'; readonly angle: number }
  | { readonly kind: 'set-source'; readonly source: ParameterSource | null }
);

export type WireChange =
  | { readonly kind: 'add-wire' }
  | { readonly kind: 'remove-wire'; readonly wire: number }
  | { readonly kind: 'move-wire'; readonly from: number; readonly to: number };

/** Returns the angle that can be set. For a gate that turns with the time, it is the start angle. */
export function angleOf(operation: GateOperation, parameter: number): number {
  const source = operation.sources?.[parameter];
  return source?.name === timeParameter ? source.plus : (operation.parameters[parameter] ?? 0);
}

/** Sets a gate's angle. A gate that turns with the time keeps turning, from this angle. */
export function angleChange(
  operation: GateOperation,
  at: GridCell,
  parameter: number,
  angle: number,
): AngleChange {
  const source = operation.sources?.[parameter];
  return source?.name === timeParameter
    ? { kind: 'set-source', at, parameter, source: { ...source, plus: angle } }
    : { kind: 'set-angle', at, parameter, angle };
}

export function setAngle(circuit: Circuit, change: AngleChange): LabEdit {
  const { at, parameter } = change;
  const found = operationAt(circuit, at.column, at.wire);
  const edit =
    change.kind === 'set-angle'
      ? withParameter(circuit, at, parameter, change.angle)
      : withParameterSource(circuit, at, parameter, change.source);
  if (found?.kind !== 'gate' || 'refusal' in edit) {
    const isNumber = 'refusal' in edit && edit.refusal.code === 'not-a-number';
    return { refusal: isNumber ? 'Type an angle, such as pi/2.' : 'There is no angle here.' };
  }
  const { spoken } = toolLabels({ kind: 'gate', gate: found.gate });
  const message =
    change.kind === 'set-angle'
      ? `${spoken}: ${spokenAngle(change.angle)}.`
      : `${spoken} ${sourceMessage(found.sources?.[parameter] ?? null, change.source)}.`;
  return { circuit: edit.circuit, message };
}

function sourceMessage(old: ParameterSource | null, source: ParameterSource | null): string {
  if (!source) return 'no longer changes with time';
  return old && old.plus !== source.plus
    ? `follows the time from ${spokenAngle(source.plus)}`
    : 'follows the time';
}

export function setCondition(circuit: Circuit, at: GridCell, condition: Condition | null): LabEdit {
  const edit = withCondition(circuit, at, condition ?? undefined);
  if ('refusal' in edit) {
    const isEmpty = edit.refusal.code === 'empty-cell';
    return { refusal: isEmpty ? 'There is nothing here.' : 'No bits can meet this condition.' };
  }
  const name = operationName(edit.operation);
  return {
    circuit: edit.circuit,
    message: condition
      ? `${name} acts only if ${conditionPhrase(condition)}.`
      : `${name} always acts.`,
    at: edit.cell,
  };
}

export function setMeasurementBit(circuit: Circuit, at: GridCell, bit: number): LabEdit {
  const edit = withMeasurementBit(circuit, at, bit);
  if ('refusal' in edit) return { refusal: 'There is no look here.' };
  return { circuit: edit.circuit, message: `The look writes c${bit}.`, at: edit.cell };
}

export function setDisplayWires(circuit: Circuit, at: GridCell, count: number): LabEdit {
  const edit = withDisplayWires(circuit, at, count);
  if ('refusal' in edit) return { refusal: 'There is no room for a display of that size.' };
  const message = `The display shows ${count === 1 ? '1 wire' : `${count} wires`}.`;
  return { circuit: edit.circuit, message, at: edit.cell };
}

/** Sets what the details of an operation can set; the kind stays. */
export function changeOperation(circuit: Circuit, at: GridCell, operation: Operation): LabEdit {
  const edit = withOperationChanged(circuit, at, operation);
  if ('refusal' in edit) return { refusal: 'There is nothing here.' };
  return { circuit: edit.circuit, message: `${sentenceOf(edit.operation)}.`, at: edit.cell };
}

export function changeWires(circuit: Circuit, change: WireChange): LabEdit {
  const wires = wireCount(circuit);
  switch (change.kind) {
    case 'add-wire':
      if (wires >= maxLabWires) return { refusal: `A circuit has at most ${maxLabWires} wires.` };
      return { circuit: withWireAdded(circuit), message: `Wire q${wires} added.` };
    case 'remove-wire':
      if (wires === 1) return { refusal: 'A circuit has at least one wire.' };
      return {
        circuit: trimmed(withoutWire(circuit, change.wire)),
        message: `Wire q${change.wire} taken away.`,
      };
    case 'move-wire': {
      const { from, to } = change;
      if (to < 0 || to >= wires || from === to) return { refusal: 'The wire cannot go there.' };
      return {
        circuit: withWireMoved(circuit, from, to),
        message: `Wire q${from} is now q${to}.`,
        at: { column: -1, wire: to },
      };
    }
  }
}
