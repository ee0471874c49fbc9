/** Checks if a task can be passed without its idea: by one or two gates anywhere, if its author needs more. */
import {
  cellAt,
  columnsIn,
  free,
  isControl,
  isVacant,
  measure,
  nameOfCell,
  gridCellsOf,
  swapEnd,
  turnGates,
  wiresIn,
  withCell,
  type Cell,
  type CircuitGrid,
  type GridCell,
} from '../circuits/circuit-grid.ts';
import { circuitGrid, formatCircuitText } from '../circuits/circuit-text.ts';
import type { TaskContent } from '../curriculum.ts';
import { gatesPlaced, passesTask } from '../tasks/grade.ts';

/** The most circuits that are tried. If there are more, the rest is not tried. */
const maxTried = 4000;

/** Cells that are placed together: a gate, a gate with its control, a swap, or a measurement. */
type Move = readonly GridCell[];

/** Returns a circuit that passes with fewer gates than both stated solutions; undefined if there is none. */
export async function shortcutOf({
  block,
  reference,
  second,
}: TaskContent): Promise<string | undefined> {
  const starter = circuitGrid(block.starter);
  const solutions = [reference, second].map((text) => circuitGrid(text));
  const stated = Math.min(...solutions.map((grid) => gatesPlaced(starter, grid)));
  const moves = movesOf(starter, block.gates, solutions);
  const tried = new Set<string>();

  const passing = async (chosen: readonly Move[]): Promise<string | undefined> => {
    const grid = withMoves(starter, chosen);
    const key = formatCircuitText(withoutIdleColumns(starter, grid));
    if (tried.has(key)) return undefined;
    tried.add(key);
    return (await passesTask(block, grid)) ? formatCircuitText(grid) : undefined;
  };

  if (stated > 1) {
    for (const move of moves) {
      const found = await passing([move]);
      if (found) return found;
    }
  }
  if (stated > 2) {
    for (const [at, first] of moves.entries()) {
      for (const next of moves.slice(at + 1)) {
        if (tried.size > maxTried) return undefined;
        if (overlap(first, next)) continue;
        const found = await passing([first, next]);
        if (found) return found;
      }
    }
  }
  return undefined;
}

/** Returns every gate of the task, at every free cell, alone and with a control in its column. */
function movesOf(
  starter: CircuitGrid,
  gates: readonly string[],
  solutions: readonly CircuitGrid[],
): Move[] {
  const open = gridCellsOf(starter).filter(({ cell }) => cell === free);
  const signs = gates.flatMap((gate) => signsOf(gate, solutions));
  const singles = signs.filter((sign) => sign !== swapEnd && !isControl(sign));
  const controls = signs.filter(isControl);
  const fixedControl = (column: number) =>
    starter.rows.some((row) => isControl(row[column] ?? free));
  return open.flatMap((target) => {
    const others = open.filter(
      ({ wire, column }) => column === target.column && wire !== target.wire,
    );
    const alone = singles.map((cell): Move => [{ ...target, cell }]);
    const controlled = singles
      .filter((cell) => cell !== measure && !fixedControl(target.column))
      .flatMap((cell) =>
        others.flatMap((other) =>
          controls.map((sign): Move => [
            { ...target, cell },
            { ...other, cell: sign },
          ]),
        ),
      );
    const swaps = signs.includes(swapEnd)
      ? others
          .filter(({ wire }) => wire > target.wire)
          .map((other): Move => [
            { ...target, cell: swapEnd },
            { ...other, cell: swapEnd },
          ])
      : [];
    // The starter may already have a gate that waits for its control.
    const lone = controls.map((cell): Move => [{ ...target, cell }]);
    return [...alone, ...controlled, ...swaps, ...lone];
  });
}

/** A gate with a free angle may have the angles of the solutions, and the simplest ones. */
function signsOf(gate: string, solutions: readonly CircuitGrid[]): Cell[] {
  if (!(turnGates as readonly string[]).includes(gate)) return [gate];
  const used = solutions.flatMap(({ rows }) =>
    rows.flat().filter((cell) => nameOfCell(cell) === gate),
  );
  return [...new Set([...used, `${gate}(pi)`, `${gate}(pi/2)`, `${gate}(-pi/2)`])];
}

function withMoves(starter: CircuitGrid, moves: readonly Move[]): CircuitGrid {
  return moves
    .flat()
    .reduce((grid, { wire, column, cell }) => withCell(grid, wire, column, cell), starter);
}

function overlap(a: Move, b: Move): boolean {
  return a.some((one) => b.some(({ wire, column }) => wire === one.wire && column === one.column));
}

/** Columns that were completely free and stay empty make no difference. */
function withoutIdleColumns(starter: CircuitGrid, grid: CircuitGrid): CircuitGrid {
  const wires = Array.from({ length: wiresIn(grid) }, (_, wire) => wire);
  const inUse = Array.from({ length: columnsIn(grid) }, (_, column) => column).filter((column) =>
    wires.some(
      (wire) => !isVacant(cellAt(grid, wire, column)) || !isVacant(cellAt(starter, wire, column)),
    ),
  );
  return { rows: grid.rows.map((row) => inUse.map((column) => plain(row[column] ?? free))) };
}

function plain(cell: Cell): Cell {
  return isVacant(cell) ? '-' : cell;
}
