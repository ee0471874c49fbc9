import type { Wire } from '../parts.ts';

/** The crossing of a column and a wire, both counted from 0. */
export interface GridCell {
  readonly column: number;
  readonly wire: Wire;
}

/** A rectangle of cells that includes both ends. */
export interface GridRegion {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromWire: Wire;
  readonly toWire: Wire;
}

export function isSameCell(a: GridCell, b: GridCell): boolean {
  return a.column === b.column && a.wire === b.wire;
}

/** Returns the smallest region that contains both cells. Columns before the first count as the first. */
export function regionBetween(a: GridCell, b: GridCell): GridRegion {
  return {
    fromColumn: Math.max(0, Math.min(a.column, b.column)),
    toColumn: Math.max(0, a.column, b.column),
    fromWire: Math.min(a.wire, b.wire),
    toWire: Math.max(a.wire, b.wire),
  };
}

export function isInRegion(region: GridRegion, { column, wire }: GridCell): boolean {
  return (
    column >= region.fromColumn &&
    column <= region.toColumn &&
    wire >= region.fromWire &&
    wire <= region.toWire
  );
}
