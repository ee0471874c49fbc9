import type { Circuit } from '../circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { isCount } from '../operation-problems.ts';
import { wireCount } from '../operations.ts';
import type { GridCell } from './grid-cell.ts';

/** The reason why an edit is impossible: a value, which the caller puts into words. */
export type EditRefusal =
  | {
      readonly code:
        | 'no-such-cell'
        | 'empty-cell'
        | 'occupied-cell'
        /** A control needs a gate in its column, and an expansion needs a gate of the circuit's own. */
        | 'no-gate'
        | 'unknown-gate'
        | 'no-parameter'
        | 'not-a-number'
        | 'no-measurement'
        | 'no-such-bit'
        | 'bad-condition'
        /** A gate that is given by its matrix has no parts. */
        | 'matrix-gate'
        /** A gate cannot contain measurements, resets, barriers, or conditions. */
        | 'not-only-gates'
        | 'name-taken'
        /** A gate would expand to more gates than `MAX_GATE_STEPS`, or be nested too deeply. */
        | 'gate-too-large';
    }
  | { readonly code: 'too-few-wires'; readonly needed: number }
  /** A different gate already has this name. */
  | { readonly code: 'other-definition'; readonly gate: string };

export interface EditRefused {
  readonly refusal: EditRefusal;
}

/** The new circuit, the edited operation, and its cell after the edit (or before its removal). */
export interface CellEdit {
  readonly circuit: Circuit;
  readonly operation: Operation;
  readonly cell: GridCell;
}

export type CellEditResult = CellEdit | EditRefused;

export function refused(code: Exclude<EditRefusal['code'], 'too-few-wires' | 'other-definition'>) {
  return { refusal: { code } } satisfies EditRefused;
}

/** Returns true if a circuit has this cell. Columns after the last one are free to be filled. */
export function isCellOf(circuit: Circuit, { column, wire }: GridCell): boolean {
  return isCount(column) && isCount(wire) && wire < wireCount(circuit);
}
