/**
 * A circuit as learners and authors see it: rows of places, one row a wire, wire 0 on top. Pure edits give
 * a new grid.
 */

/**
 * What stands in one place, as written in the grid notation: `-`, `?`, `M`, `*`, `o`, `SWAP`, `B`, or a gate
 * such as `H` or `RY(pi/3)`.
 */
export type Cell = string;

export interface CircuitGrid {
  /** All rows have the same length. */
  readonly rows: readonly (readonly Cell[])[];
}

export const empty = '-';
export const free = '?';
export const look = 'M';
export const control = '*';
export const antiControl = 'o';
export const swapEnd = 'SWAP';
/** A box of the starter that hides something; the task's family says what it may be. */
export const box = 'B';

/** Gates without an angle; lower case, they are the names of the engine's catalogue. */
export const plainGates = ['X', 'Y', 'Z', 'H', 'S', 'Sdg', 'T', 'Tdg', 'SX', 'SXdg'] as const;
export const turnGates = ['RX', 'RY', 'RZ', 'P'] as const;

/** The gate's name without its angle: `RY` for `RY(pi/3)`. */
export function nameOfCell(cell: Cell): string {
  return cell.replace(/\(.*$/, '');
}

export function isControl(cell: Cell): boolean {
  return cell === control || cell === antiControl;
}

export function isVacant(cell: Cell): boolean {
  return cell === empty || cell === free;
}

export function wiresIn(grid: CircuitGrid): number {
  return grid.rows.length;
}

export function columnsIn(grid: CircuitGrid): number {
  return grid.rows[0]?.length ?? 0;
}

export function cellAt(grid: CircuitGrid, wire: number, column: number): Cell {
  return grid.rows[wire]?.[column] ?? empty;
}

export function withCell(grid: CircuitGrid, wire: number, column: number, cell: Cell): CircuitGrid {
  return {
    rows: grid.rows.map((row, w) =>
      w === wire ? row.map((old, c) => (c === column ? cell : old)) : row,
    ),
  };
}

/** One more column at the end, empty but for one place. */
export function withColumnAfter(grid: CircuitGrid, wire: number, cell: Cell): CircuitGrid {
  return { rows: grid.rows.map((row, w) => [...row, w === wire ? cell : empty]) };
}

/** Row `order[i]` of the grid becomes row `i`. */
export function withRowsInOrder(grid: CircuitGrid, order: readonly number[]): CircuitGrid {
  return { rows: order.map((wire) => grid.rows[wire] ?? []) };
}

/** Only the first columns. */
export function upToColumn(grid: CircuitGrid, columns: number): CircuitGrid {
  return { rows: grid.rows.map((row) => row.slice(0, columns)) };
}

/** The columns of `inner` in place of every column that holds boxes; its rows stand where the boxes do. */
export function withBoxOpened(grid: CircuitGrid, inner: CircuitGrid): CircuitGrid {
  const column = Array.from({ length: columnsIn(grid) }, (_, at) => at).find((at) =>
    grid.rows.some((row) => row[at] === box),
  );
  if (column === undefined) return grid;
  const boxed = grid.rows.flatMap((row, wire) => (row[column] === box ? [wire] : []));
  const nothing = Array.from({ length: columnsIn(inner) - 1 }, () => empty);
  const rows = grid.rows.map((row, wire) => {
    const opened = boxed.includes(wire) ? inner.rows[boxed.indexOf(wire)] : undefined;
    // What stands beside the box keeps its place.
    const beside = [row[column] ?? empty, ...nothing];
    return [...row.slice(0, column), ...(opened ?? beside), ...row.slice(column + 1)];
  });
  return withBoxOpened({ rows }, inner);
}

export interface Place {
  readonly wire: number;
  readonly column: number;
  readonly cell: Cell;
}

/** Every place, column by column. */
export function placesOf(grid: CircuitGrid): Place[] {
  return Array.from({ length: columnsIn(grid) }, (_, column) =>
    grid.rows.map((row, wire) => ({ wire, column, cell: row[column] ?? empty })),
  ).flat();
}
