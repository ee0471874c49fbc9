import type { Circuit } from '../../circuit/circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { bitCount, bitsOf, wireCount, wiresOf } from '../../circuit/operations.ts';

/** The rows that an operation covers in a drawing: wires from the top, classical bits below them. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the rows from the first to the last wire. An operation that is connected to classical bits reaches down to
 * the row after the last wire.
 */
export function spanOf(operation: Operation, circuit: Circuit): Span {
  const wires = wiresOf(operation);
  const isClassical = bitsOf(operation).length > 0;
  const hasRow = bitCount(circuit) > 0;
  const top = wires.reduce((min, wire) => Math.min(min, wire), Infinity);
  const last = wires.reduce((max, wire) => Math.max(max, wire), -Infinity);
  return { top, bottom: isClassical && hasRow ? wireCount(circuit) : last };
}

/**
 * Returns the columns of a circuit as they can be drawn. Only operations whose rows do not overlap are side by side, so
 * a column can become several slots. Every operation goes into the first slot of its column that has room. Empty
 * columns are left out.
 */
export function slotsOf(circuit: Circuit): Operation[][] {
  return circuit.columns.flatMap((column) => {
    const sorted = column
      .map((operation) => ({ operation, span: spanOf(operation, circuit) }))
      .sort((a, b) => a.span.top - b.span.top);
    const slots: { readonly operations: Operation[]; bottom: number }[] = [];
    for (const { operation, span } of sorted) {
      const free = slots.find((slot) => slot.bottom < span.top);
      if (free) free.operations.push(operation);
      if (free) free.bottom = span.bottom;
      else slots.push({ operations: [operation], bottom: span.bottom });
    }
    return slots.map((slot) => slot.operations);
  });
}
