/**
 * A circuit as learners and authors see it: rows of cells, one row per wire, with wire 0 on top. Pure edits return
 * a new grid.
 */

/**
 * The content of one cell in the grid notation: `-`, `?`, `M`, `*`, `o`, `SWAP`, `B`, or a gate such as `H` or
 * `RY(pi/3)`.
 */
export type Cell = string;

export interface CircuitGrid {
  /** All rows have the same length. */
  readonly rows: readonly (readonly Cell[])[];
}

export const empty = '-';
export const free = '?';
export const measure = 'M';
export const control = '*';
export const antiControl = 'o';
export const swapEnd = 'SWAP';
/** A box of the starter that hides something. The task's family defines what it may be. */
export const box = 'B';

/** Gates without an angle. In lower case, they are the names of the engine's catalog. */
export const plainGates = ['X', 'Y', 'Z', 'H', 'S', 'Sdg', 'T', 'Tdg', 'SX', 'SXdg'] as const;
export const turnGates = ['RX', 'RY', 'RZ', 'P'] as const;

/** Returns the gate's name without its angle: `RY` for `RY(pi/3)`. */
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

export interface GridCell {
  readonly wire: number;
  readonly column: number;
  readonly cell: Cell;
}

/** Returns every cell, column by column. */
export function gridCellsOf(grid: CircuitGrid): GridCell[] {
  return Array.from({ length: columnsIn(grid) }, (_, column) =>
    grid.rows.map((row, wire) => ({ wire, column, cell: row[column] ?? empty })),
  ).flat();
}
