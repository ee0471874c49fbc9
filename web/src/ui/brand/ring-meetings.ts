/** Computes the points at which rings around one point cross rings around another. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns both crossings of every ring around `a` with every ring around `b`. The radii are in the points' unit.
 */
export function ringMeetings(
  a: Point,
  b: Point,
  radiiA: readonly number[],
  radiiB: readonly number[],
): Point[] {
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / gap, y: (b.y - a.y) / gap };
  return radiiA.flatMap((ra) =>
    radiiB.flatMap((rb) => {
      // The crossings lie `t` along the line from a to b, and `h` to either side of it.
      const t = (gap * gap + ra * ra - rb * rb) / (2 * gap);
      const h = Math.sqrt(ra * ra - t * t);
      if (!(h > 0)) return [];
      return [h, -h].map((side) => ({
        x: a.x + along.x * t - along.y * side,
        y: a.y + along.y * t + along.x * side,
      }));
    }),
  );
}
