/** Places of the editor's grid, and rectangles of them. */

/** Column -1 is the state that the wire starts in. */
export interface Spot {
  readonly column: number;
  readonly wire: number;
}

/** Both ends belong to it. */
export interface Region {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromWire: number;
  readonly toWire: number;
}

export function regionBetween(a: Spot, b: Spot): Region {
  return {
    fromColumn: Math.max(0, Math.min(a.column, b.column)),
    toColumn: Math.max(0, a.column, b.column),
    fromWire: Math.min(a.wire, b.wire),
    toWire: Math.max(a.wire, b.wire),
  };
}

export function isInRegion(region: Region, { column, wire }: Spot): boolean {
  return (
    column >= region.fromColumn &&
    column <= region.toColumn &&
    wire >= region.fromWire &&
    wire <= region.toWire
  );
}

export function isSameSpot(a: Spot, b: Spot): boolean {
  return a.column === b.column && a.wire === b.wire;
}
