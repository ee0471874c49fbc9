/** Circuits in words. */
import { control, empty, type Cell } from '../circuits/circuit-grid.ts';
import { listed } from './chances.ts';
import type { Column } from './columns.ts';

/** `nothing`, `X and then Z`, `a CNOT from q0 to q1`, `X on q0 and X on q1`. */
export function columnsInWords(circuit: readonly Column[]): string {
  const columns = circuit.map(columnInWords);
  if (columns.every((column) => column === '')) return 'nothing';
  const [first = '', second, third] = columns;
  if (third !== undefined) return `${first}, ${second ?? ''}, and then ${third}`;
  return second === undefined ? first : `${first} and then ${second}`;
}

function columnInWords(column: Column): string {
  const from = column.indexOf(control);
  const used = column.flatMap((cell, wire) => (cell === empty ? [] : [{ cell, wire }]));
  const [first] = used;
  if (from >= 0) {
    const target = used.find(({ cell }) => cell !== control);
    return target?.cell === 'X' ? `a CNOT from q${from} to q${target.wire}` : 'a controlled Z';
  }
  if (first?.cell === 'SWAP') return 'a SWAP';
  return listed(used.map(({ cell, wire }) => (column.length === 1 ? cell : onWire(cell, wire))));
}

function onWire(cell: Cell, wire: number): string {
  return `${cell} on q${wire}`;
}
