/** Circuits as lists of columns, for generators that build and change them. */
import { empty, type Cell, type CircuitGrid } from '../circuits/circuit-grid.ts';

/** One cell for each wire. */
export type Column = readonly Cell[];

export function gridOfColumns(columns: readonly Column[]): CircuitGrid {
  const [first = []] = columns;
  return { rows: first.map((_, wire) => columns.map((column) => column[wire] ?? empty)) };
}

export function columnsOfGrid({ rows: [first = [], ...others] }: CircuitGrid): Column[] {
  return first.map((cell, column) => [cell, ...others.map((row) => row[column] ?? empty)]);
}

/** Writes a grid on one line, as `gridOfLine` reads it. */
export function lineOfGrid({ rows }: CircuitGrid): string {
  return rows.map((row) => row.join(' ')).join(' / ');
}

/** Returns a column with these cells on some wires, and nothing on the others. */
export function columnWith(wires: number, cells: Readonly<Record<number, Cell>>): Column {
  return Array.from({ length: wires }, (_, wire) => cells[wire] ?? empty);
}
