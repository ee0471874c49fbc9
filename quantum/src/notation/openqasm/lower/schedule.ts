import type { Operation } from '../../../operations/kinds.ts';
import { bitsOf, wiresOf } from '../../../circuit/operations.ts';

/**
 * Puts operations into columns, each as early as possible: after the last one that touches one of its wires or
 * classical bits. The cost is linear in the touched wires and bits.
 */
export class Schedule {
  readonly columns: Operation[][] = [];
  readonly #freeWire: number[] = [];
  readonly #freeBit: number[] = [];

  add(operation: Operation): void {
    const wires = wiresOf(operation);
    const bits = bitsOf(operation);
    let column = 0;
    for (const wire of wires) column = Math.max(column, this.#freeWire[wire] ?? 0);
    for (const bit of bits) column = Math.max(column, this.#freeBit[bit] ?? 0);
    if (column === this.columns.length) this.columns.push([]);
    this.columns[column].push(operation);
    for (const wire of wires) this.#freeWire[wire] = column + 1;
    for (const bit of bits) this.#freeBit[bit] = column + 1;
  }
}

export function scheduleOperations(operations: Iterable<Operation>): Operation[][] {
  const schedule = new Schedule();
  for (const operation of operations) schedule.add(operation);
  return schedule.columns;
}
