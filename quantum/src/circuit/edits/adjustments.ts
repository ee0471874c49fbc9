/** Edits of an existing operation: its angles, its condition, and the bit that it writes. */
import { fitsBits } from '../condition-value.ts';
import type { Bit, Condition, Radians } from '../parts.ts';
import type { Circuit } from '../circuit.ts';
import type {
  ConditionalOperation,
  GateOperation,
  Operation,
  ParameterSource,
} from '../../operations/kinds.ts';
import { operationAt } from '../edit.ts';
import { maxDisplayWires } from '../../operations/display/kind.ts';
import { isCount, MAX_CONDITION_BITS } from '../operation-problems.ts';
import { frozen } from '../frozen.ts';
import { takesCondition, wireCount } from '../operations.ts';
import { MAX_BITS } from '../problems.ts';
import { withBitCount } from '../wire-edits.ts';
import { refused, type CellEditResult } from './edit-result.ts';
import type { GridCell } from './grid-cell.ts';
import { highestBit, trimmed, withOperationPlaced, withOperationReplaced } from './layout.ts';

/** Sets one parameter of the gate in a cell. The parameter no longer follows a named one. */
export function withParameter(
  circuit: Circuit,
  cell: GridCell,
  parameter: number,
  value: Radians,
): CellEditResult {
  return adjusted(circuit, cell, parameter, value, null);
}

/**
 * Ties one parameter of the gate in a cell to a named one, starting at `source.plus`. Null unties it at its current
 * value.
 */
export function withParameterSource(
  circuit: Circuit,
  cell: GridCell,
  parameter: number,
  source: ParameterSource | null,
): CellEditResult {
  return adjusted(circuit, cell, parameter, source?.plus, source);
}

function adjusted(
  circuit: Circuit,
  cell: GridCell,
  parameter: number,
  value: Radians | undefined,
  source: ParameterSource | null,
): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (found?.kind !== 'gate' || !(parameter in found.parameters)) return refused('no-parameter');
  const next = value ?? found.parameters[parameter];
  if (!Number.isFinite(next)) return refused('not-a-number');
  const sources = found.parameters.map((_, i) => found.sources?.[i] ?? null);
  const operation = withSources(
    { ...found, parameters: found.parameters.with(parameter, next) },
    sources.with(parameter, source),
  );
  const changed = withOperationReplaced(circuit, cell.column, found, operation);
  return { circuit: changed, operation, cell };
}

function withSources(
  operation: GateOperation,
  sources: readonly (ParameterSource | null)[],
): GateOperation {
  const { sources: _, ...plain } = operation;
  return frozen(sources.some((source) => source !== null) ? { ...plain, sources } : plain);
}

/** Makes an operation act only if bits have a value, or, with undefined, always. Missing bits are added. */
export function withCondition(
  circuit: Circuit,
  cell: GridCell,
  condition: Condition | undefined,
): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (!found || !takesCondition(found)) return refused('empty-cell');
  if (condition && !isSound(condition)) return refused('bad-condition');
  return again(circuit, cell, found, conditioned(found, condition));
}

/** Checks the same rules as `operationProblems`. */
function isSound({ bits, equals }: Condition): boolean {
  return (
    bits.length > 0 &&
    bits.length <= MAX_CONDITION_BITS &&
    new Set(bits).size === bits.length &&
    bits.every((bit) => isCount(bit) && bit < MAX_BITS) &&
    fitsBits(equals, bits.length)
  );
}

function conditioned(operation: ConditionalOperation, condition: Condition | undefined): Operation {
  const { condition: _, ...plain } = operation;
  return condition ? { ...plain, condition } : plain;
}

/** Makes the measurement in a cell write another bit. Missing bits up to that one are added. */
export function withMeasurementBit(circuit: Circuit, cell: GridCell, bit: Bit): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (found?.kind !== 'measure') return refused('no-measurement');
  if (!isCount(bit) || bit >= MAX_BITS) return refused('no-such-bit');
  return again(circuit, cell, found, { ...found, bit });
}

/**
 * Makes the display in a cell show this many wires, from its first wire down, or further up if the circuit ends before.
 */
export function withDisplayWires(circuit: Circuit, cell: GridCell, count: number): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (found?.kind !== 'display') return refused('empty-cell');
  if (!isCount(count) || count < 1 || count > maxDisplayWires(found.shows))
    return refused('no-such-cell');
  const first = Math.min(Math.min(...found.wires), wireCount(circuit) - count);
  if (first < 0) return { refusal: { code: 'too-few-wires', needed: count } };
  const wires = Array.from({ length: count }, (_, i) => first + i);
  const shown = again(circuit, cell, found, { ...found, wires });
  return wires.includes(cell.wire) || 'refusal' in shown
    ? shown
    : { ...shown, cell: { ...shown.cell, wire: wires[count - 1] } };
}

/** Replaces the operation in a cell by one of the same kind, with other settings. */
export function withOperationChanged(
  circuit: Circuit,
  cell: GridCell,
  operation: Operation,
): CellEditResult {
  const found = operationAt(circuit, cell.column, cell.wire);
  if (found?.kind !== operation.kind) return refused('empty-cell');
  return again(circuit, cell, found, operation);
}

/** Places an operation again, because its bits may now collide with those of its column. */
function again(
  circuit: Circuit,
  { column, wire }: GridCell,
  old: Operation,
  next: Operation,
): CellEditResult {
  const operation = frozen(next);
  const grown = withBitCount(
    withOperationReplaced(circuit, column, old),
    highestBit([operation]) + 1,
  );
  const placed = withOperationPlaced(grown, column, operation);
  return {
    circuit: trimmed(placed.circuit),
    operation,
    cell: { column: placed.column, wire },
  };
}
