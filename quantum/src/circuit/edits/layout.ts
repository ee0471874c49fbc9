/**
 * The layout of a circuit, which gives its drawing one meaning: a gate on several wires is drawn with a line over
 * all wires between them, and no other operation of its column is on that line.
 */
import type { Bit } from '../parts.ts';
import type { Circuit, Column } from '../circuit.ts';
import type { Operation } from '../../operations/kinds.ts';
import { withColumns } from '../edit.ts';
import { bitCount, bitsOf, overlap, wiresOf } from '../operations.ts';
import { frozen } from '../frozen.ts';

/** Returns true if two operations cannot be drawn in one column: they touch, or one is on the line of the other. */
function crosses(a: Operation, b: Operation): boolean {
  const [aWires, bWires] = [wiresOf(a), wiresOf(b)];
  return (
    overlap(a, b) ||
    (Math.min(...aWires) < Math.max(...bWires) && Math.min(...bWires) < Math.max(...aWires))
  );
}

/**
 * Puts an operation into a column and removes the operations on its wires there. If it would still cross another
 * one, it gets a column of its own right after it. Returns its column.
 */
export function withOperationPlaced(
  circuit: Circuit,
  column: number,
  operation: Operation,
): { readonly circuit: Circuit; readonly column: number } {
  const wires = wiresOf(operation);
  const columns: Column[] = [...circuit.columns];
  while (columns.length <= column) columns.push([]);
  const others = columns[column].filter(
    (other) => !wiresOf(other).some((wire) => wires.includes(wire)),
  );
  if (others.some((other) => crosses(other, operation))) {
    columns.splice(column, 1, others, [operation]);
    return { circuit: withColumns(circuit, columns), column: column + 1 };
  }
  columns[column] = [...others, operation];
  return { circuit: withColumns(circuit, columns), column };
}

/**
 * Applies `withOperationPlaced` to whole columns, from the last to the first, so that an added column moves only
 * operations that were placed before it.
 */
export function withColumnsPlaced(
  circuit: Circuit,
  from: number,
  columns: readonly Column[],
): Circuit {
  let next = circuit;
  for (let i = columns.length - 1; i >= 0; i--) {
    for (const operation of columns[i].toReversed()) {
      next = withOperationPlaced(next, from + i, operation).circuit;
    }
  }
  return next;
}

/** Splits the columns in which operations cross. */
export function withCrossingsSeparated(circuit: Circuit): Circuit {
  const columns = circuit.columns.flatMap((column) => {
    const separated: Operation[][] = [];
    for (const operation of column) {
      const room = separated.find((each) => !each.some((other) => crosses(other, operation)));
      if (room) room.push(operation);
      else separated.push([operation]);
    }
    return separated.length > 1 ? separated : [column];
  });
  return columns.length === circuit.columns.length ? circuit : withColumns(circuit, columns);
}

/** Replaces an operation of a column (compared by identity), or removes it. */
export function withOperationReplaced(
  circuit: Circuit,
  column: number,
  old: Operation,
  next?: Operation,
): Circuit {
  const operations = circuit.columns[column].flatMap((each) =>
    each !== old ? [each] : next ? [next] : [],
  );
  return withColumns(circuit, circuit.columns.with(column, operations));
}

/** Removes empty columns at the end, and unused bits at the end. */
export function trimmed(circuit: Circuit): Circuit {
  const length = circuit.columns.findLastIndex((column) => column.length > 0) + 1;
  const used = highestBit(circuit.columns.flat()) + 1;
  let spare = bitCount(circuit) - used;
  const classicalRegisters = circuit.classicalRegisters
    .toReversed()
    .map((register) => {
      const cut = Math.min(spare, register.size);
      spare -= cut;
      return { ...register, size: register.size - cut };
    })
    .filter((register) => register.size > 0)
    .toReversed();
  return frozen({ ...circuit, classicalRegisters, columns: circuit.columns.slice(0, length) });
}

/** Returns the highest bit that operations touch; -1 if they touch none. */
export function highestBit(operations: readonly Operation[]): Bit {
  return Math.max(-1, ...operations.flatMap(bitsOf));
}
