/** Positions of the names of the six points. No name covers another or leaves the drawing. */
import type { ProjectedPoint } from './view.ts';

/** Radius of the drawing, in its own units. */
export const radius = 100;
const margin = 34;
export const size = 2 * (radius + margin);

export const px = (radii: number) => Math.round(radii * radius * 100) / 100;

/** Distance between a point and its name. */
const gap = 10;
/** Size of the longest name, with a margin. */
const box = { width: 34, height: 17 };

export interface NamePlace {
  /** The middle of the name, and its baseline. */
  readonly x: number;
  readonly y: number;
}

/** Beside its point, or above and below at the poles. The edge of the drawing pushes it back. */
function placeOf(point: ProjectedPoint): NamePlace {
  const [x, y] = [px(point.across), px(point.down)];
  const isBeside = Math.abs(point.across) > 0.25;
  const side = point.across < 0 ? -1 : 1;
  const edge = (size - box.width) / 2;
  const wanted = isBeside ? x + side * (gap + box.width / 2) : x;
  const isPushed = Math.abs(wanted) > edge;
  return {
    x: Math.max(-edge, Math.min(edge, wanted)),
    // Above its point if there is no room beside it.
    y: isPushed ? y - gap : isBeside ? y + 4 : y + (point.down < 0 ? -gap : 2 * gap),
  };
}

/**
 * Returns the position of each name by its index; undefined for a name at the back that would cover one in front.
 */
export function placesOf(points: readonly ProjectedPoint[]): readonly (NamePlace | null)[] {
  const places = points.map(placeOf);
  const inFront = points
    .map((_, at) => at)
    .sort((a, b) => (points[b]?.near ?? 0) - (points[a]?.near ?? 0));
  const shown = new Set<NamePlace>();
  for (const at of inFront) {
    const place = places[at];
    if (place && [...shown].every((other) => !isCovering(place, other))) shown.add(place);
  }
  return places.map((place) => (shown.has(place) ? place : null));
}

function isCovering(a: NamePlace, b: NamePlace): boolean {
  return Math.abs(a.x - b.x) < box.width && Math.abs(a.y - b.y) < box.height;
}
