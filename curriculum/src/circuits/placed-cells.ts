/** The gates that a learner has placed on a starter, and other places where they fit. */
import {
  cellAt,
  free,
  gridCellsOf,
  isVacant,
  type CircuitGrid,
  type GridCell,
} from './circuit-grid.ts';

export function placedCells(starter: CircuitGrid, answer: CircuitGrid): readonly GridCell[] {
  return gridCellsOf(answer).filter(
    ({ wire, column, cell }) => cellAt(starter, wire, column) === free && !isVacant(cell),
  );
}

/**
 * Returns the same gates in the same columns, with those of line `w` on line `order[w]`. Undefined if one of them
 * would have no free place there.
 */
export function placedOnOtherLines(
  starter: CircuitGrid,
  answer: CircuitGrid,
  order: readonly number[],
): CircuitGrid | undefined {
  const moved = placedCells(starter, answer).map((one) => ({
    ...one,
    wire: order[one.wire] ?? one.wire,
  }));
  if (moved.some(({ wire, column }) => cellAt(starter, wire, column) !== free)) return undefined;
  return {
    rows: starter.rows.map((row, wire) =>
      row.map(
        (cell, column) =>
          moved.find((one) => one.wire === wire && one.column === column)?.cell ?? cell,
      ),
    ),
  };
}

/**
 * Returns the wires that have room for another last gate: after the fixed gates, they have more free places than
 * gates.
 */
export function wiresWithRoom(starter: CircuitGrid, answer: CircuitGrid): readonly number[] {
  return starter.rows.flatMap((row, wire) => {
    const lastFixed = row.findLastIndex((cell) => cell !== free && !isVacant(cell));
    const hasRoom = row.some(
      (cell, column) =>
        column > lastFixed && cell === free && isVacant(cellAt(answer, wire, column)),
    );
    return hasRoom ? [wire] : [];
  });
}
