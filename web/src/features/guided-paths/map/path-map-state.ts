/** The map of paths, in rows: each path is below all that lead to it. */
import type { GuidedPath, GuidedPathId } from '@qubloom/contract';

export interface PlacedPath {
  readonly path: GuidedPath;
  /** Row, from 0. */
  readonly row: number;
  /** Half columns from the left, so that rows of different lengths are centered. A path fills two. */
  readonly left: number;
}

export interface PathLine {
  /** The row above. A line leads to the next row. */
  readonly row: number;
  /** Middle of a path, in half columns from the left. */
  readonly from: number;
  readonly to: number;
}

export interface PathMap {
  /** Row by row, in the order of the list. */
  readonly paths: readonly PlacedPath[];
  readonly lines: readonly PathLine[];
  /** Half columns of the longest row. */
  readonly width: number;
}

type Known = Pick<GuidedPath, 'id' | 'prerequisitePathIds'>;

export function pathMapOf(paths: readonly GuidedPath[]): PathMap {
  const rowOf = rowsOf(paths);
  const last = Math.max(-1, ...rowOf.values());
  const rows = Array.from({ length: last + 1 }, (_, row) =>
    paths.filter(({ id }) => rowOf.get(id) === row),
  );
  const width = 2 * Math.max(1, ...rows.map((row) => row.length));
  const placed = rows.flatMap((inRow, row) =>
    inRow.map((path, index) => ({ path, row, left: width / 2 - inRow.length + 2 * index })),
  );
  const lines = placed.flatMap(({ path, row, left }) =>
    placed
      .filter((from) => from.row === row - 1 && path.prerequisitePathIds.includes(from.path.id))
      .map((from) => ({ row: from.row, from: from.left + 1, to: left + 1 })),
  );
  return { paths: placed, lines, width };
}

/** One below the lowest path that leads to it. Unlisted paths and cycles are ignored. */
function rowsOf(paths: readonly Known[]): ReadonlyMap<GuidedPathId, number> {
  const rows = new Map<GuidedPathId, number>();
  const rowOf = (path: Known, below: readonly GuidedPathId[]): number => {
    const found = rows.get(path.id);
    if (found !== undefined) return found;
    const before = paths.filter(
      ({ id }) => path.prerequisitePathIds.includes(id) && !below.includes(id),
    );
    const row = 1 + Math.max(-1, ...before.map((one) => rowOf(one, [...below, path.id])));
    rows.set(path.id, row);
    return row;
  };
  for (const path of paths) rowOf(path, [path.id]);
  return rows;
}
