import type { Circuit, Operation } from '../circuit.ts';
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
        /** A control needs a gate in its column, and an expansion a gate of the circuit's own. */
        | 'no-gate'
        | 'unknown-gate'
        | 'no-parameter'
        | 'not-a-number'
        | 'no-measurement'
        | 'no-such-bit'
        | 'bad-condition'
        /** A gate that is given by its matrix has no parts. */
        | 'matrix-gate'
        /** Measurements, resets, barriers and conditions have no place in a gate. */
        | 'not-only-gates'
        | 'name-taken'
        /** A gate would stand for more gates than `MAX_GATE_STEPS`, or go too deep. */
        | 'gate-too-large';
    }
  | { readonly code: 'too-few-wires'; readonly needed: number }
  /** A gate of this name stands here for something else. */
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

/** Whether a circuit has this cell; the columns behind its last are there to be filled. */
export function isCellOf(circuit: Circuit, { column, wire }: GridCell): boolean {
  return isCount(column) && isCount(wire) && wire < wireCount(circuit);
}
