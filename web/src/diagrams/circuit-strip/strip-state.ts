/** The state of a small circuit that a learner builds, with every step saved for undo. */
import {
  cellAt,
  columnsIn,
  free,
  isControl,
  isVacant,
  measure,
  swapEnd,
  wiresIn,
  withCell,
  type Cell,
  type CircuitGrid,
} from '@qubloom/curriculum';
import type { GridCell } from '../circuit-drag/cells.ts';

export interface StripState {
  /** Decides which cells are free (`?`). All other cells are fixed. */
  readonly starter: CircuitGrid;
  readonly grid: CircuitGrid;
  readonly past: readonly CircuitGrid[];
  readonly future: readonly CircuitGrid[];
}

export type StripEdit =
  | { readonly kind: 'place'; readonly wire: number; readonly column: number; readonly cell: Cell }
  | { readonly kind: 'remove'; readonly wire: number; readonly column: number }
  | {
      readonly kind: 'move';
      readonly from: GridCell;
      readonly to: GridCell;
    }
  | { readonly kind: 'clear' }
  /** A whole circuit, laid on the starter where it leaves room. */
  | { readonly kind: 'show'; readonly grid: CircuitGrid }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

/** `placed` fills the free cells of the starter. */
export function startStrip(starter: CircuitGrid, placed: CircuitGrid = starter): StripState {
  const grid: CircuitGrid = {
    rows: starter.rows.map((row, wire) =>
      row.map((cell, column) =>
        cell === free ? vacantAsFree(cellAt(placed, wire, column)) : cell,
      ),
    ),
  };
  return { starter, grid, past: [], future: [] };
}

export function isFree(state: StripState, { wire, column }: GridCell): boolean {
  return cellAt(state.starter, wire, column) === free;
}

/** Returns true if the learner has placed a gate. */
export function hasPlaced(state: StripState): boolean {
  return state.grid.rows.some((row, wire) =>
    row.some((cell, column) => isFree(state, { wire, column }) && !isVacant(cell)),
  );
}

/** Returns the wires that the line of a column's controls or swap connects; undefined if there is no line. */
export function controlSpan(
  grid: CircuitGrid,
  column: number,
): { readonly first: number; readonly last: number } | undefined {
  const cells = grid.rows.map((row) => row[column] ?? free);
  if (!cells.some((cell) => isControl(cell) || cell === swapEnd)) return undefined;
  const connected = cells.flatMap((cell, wire) =>
    isVacant(cell) || cell === measure ? [] : [wire],
  );
  const [first = 0] = connected;
  const last = connected.at(-1) ?? first;
  return last > first ? { first, last } : undefined;
}

/** Returns the first free empty cell, in reading order. */
export function firstVacant(state: StripState): GridCell | undefined {
  for (let column = 0; column < columnsIn(state.grid); column++) {
    for (let wire = 0; wire < wiresIn(state.grid); wire++) {
      const target = { wire, column };
      if (isFree(state, target) && isVacant(cellAt(state.grid, wire, column))) return target;
    }
  }
  return undefined;
}

/** An edit that changes nothing, or that touches a fixed cell, returns the state unchanged. */
export function editStrip(state: StripState, edit: StripEdit): StripState {
  switch (edit.kind) {
    case 'place':
      return withGrid(state, put(state, edit, edit.cell));
    case 'remove':
      return withGrid(state, put(state, edit, free));
    case 'move': {
      if (!isFree(state, edit.from) || !isFree(state, edit.to)) return state;
      const moved = cellAt(state.grid, edit.from.wire, edit.from.column);
      const displaced = cellAt(state.grid, edit.to.wire, edit.to.column);
      const lifted = withCell(state.grid, edit.from.wire, edit.from.column, displaced);
      return withGrid(state, withCell(lifted, edit.to.wire, edit.to.column, moved));
    }
    case 'clear':
      return withGrid(state, state.starter);
    case 'show':
      return withGrid(state, startStrip(state.starter, edit.grid).grid);
    case 'undo': {
      const grid = state.past.at(-1);
      if (!grid) return state;
      return {
        ...state,
        grid,
        past: state.past.slice(0, -1),
        future: [state.grid, ...state.future],
      };
    }
    case 'redo': {
      const [grid, ...future] = state.future;
      return grid ? { ...state, grid, past: [...state.past, state.grid], future } : state;
    }
  }
}

function put(state: StripState, target: GridCell, cell: Cell): CircuitGrid {
  return isFree(state, target)
    ? withCell(state.grid, target.wire, target.column, cell)
    : state.grid;
}

function withGrid(state: StripState, grid: CircuitGrid): StripState {
  if (JSON.stringify(grid) === JSON.stringify(state.grid)) return state;
  return { ...state, grid, past: [...state.past, state.grid], future: [] };
}

function vacantAsFree(cell: Cell): Cell {
  return isVacant(cell) ? free : cell;
}
