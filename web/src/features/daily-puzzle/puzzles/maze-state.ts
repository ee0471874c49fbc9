/** The way through a maze of gates. Pure. */

/** The row of the room in each column so far. */
export type Way = readonly number[];

/** Returns true for rooms that the way goes through, and for those that its rooms have a door to. */
export function isReachable(way: Way, row: number, column: number): boolean {
  if (column > way.length) return false;
  const before = way[column - 1];
  return before === undefined || Math.abs(row - before) <= 1;
}

/** Enters a room, which ends the way. Entering the last room again leaves it. */
export function wayAfter(way: Way, row: number, column: number): Way {
  const before = way.slice(0, column);
  const leaves = column === way.length - 1 && way[column] === row;
  return leaves ? before : [...before, row];
}
