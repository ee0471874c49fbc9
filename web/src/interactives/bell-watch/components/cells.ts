/** Places in an area as equal squares. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Cell {
  /** Middle of the square. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Returns as many squares as large as fit into the area, in full rows, and never larger than `largest`. */
export function cellsIn({ x, y, width, height }: Area, count: number, largest: number): Cell[] {
  const sizeWith = (columns: number) =>
    Math.min(largest, width / columns, (height * columns) / count);
  const columns = Array.from({ length: count }, (_, at) => at + 1)
    .filter((columns) => count % columns === 0)
    .reduce((best, next) => (sizeWith(next) >= sizeWith(best) ? next : best));
  const size = sizeWith(columns);
  const left = x + (width - columns * size) / 2;
  const top = y + (height - (count / columns) * size) / 2;
  return Array.from({ length: count }, (_, at) => ({
    x: left + ((at % columns) + 0.5) * size,
    y: top + (Math.floor(at / columns) + 0.5) * size,
    size,
  }));
}
