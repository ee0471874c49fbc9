/** The projection of the Bloch sphere: maps a point in space to a point of the drawing. */

/** A point in space, in radii of the sphere. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Direction from which the sphere is seen, in degrees. */
export interface View {
  /** Around the upright axis, from -180 to 180. */
  readonly turn: number;
  /** Above the rim, from -80 to 80. */
  readonly tilt: number;
}

export const startView: View = { turn: -30, tilt: 20 };
export const maxTilt = 80;

export interface ProjectedPoint {
  /** To the right and down, in radii of the sphere. */
  readonly across: number;
  readonly down: number;
  /** Positive toward the viewer. */
  readonly near: number;
}

/**
 * Seen straight on, X points toward the viewer, Y to the right, and Z up. The view turns the sphere around Z, and
 * then tips its upper side toward the viewer. There is no perspective, because it is a map.
 */
export function project({ x, y, z }: Point, { turn, tilt }: View): ProjectedPoint {
  const [around, up] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const ahead = x * Math.cos(around) - y * Math.sin(around);
  const across = x * Math.sin(around) + y * Math.cos(around);
  return {
    across,
    down: ahead * Math.sin(up) - z * Math.cos(up),
    near: ahead * Math.cos(up) + z * Math.sin(up),
  };
}

/** Returns the view after dragging by this many radii of the sphere. */
export function dragged({ turn, tilt }: View, across: number, down: number): View {
  const wide = turn + (across * 180) / Math.PI;
  return {
    turn: Math.round(wrapped(wide)),
    tilt: Math.round(Math.min(maxTilt, Math.max(-maxTilt, tilt + (down * 180) / Math.PI))),
  };
}

const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/**
 * Returns the point of the sphere that is drawn there, in front or behind. Outside the rim, returns the nearest
 * one.
 */
export function unproject(
  {
    across,
    down,
    isBehind,
  }: { readonly across: number; readonly down: number; readonly isBehind: boolean },
  { turn, tilt }: View,
): Point {
  const out = Math.hypot(across, down);
  const scale = out > 1 ? 1 / out : 1;
  const [right, below] = [across * scale, down * scale];
  const depth = Math.sqrt(Math.max(0, 1 - right * right - below * below));
  const near = isBehind ? -depth : depth;
  const [around, up] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const ahead = below * Math.sin(up) + near * Math.cos(up);
  return {
    x: ahead * Math.cos(around) + right * Math.sin(around),
    y: right * Math.cos(around) - ahead * Math.sin(around),
    z: near * Math.sin(up) - below * Math.cos(up),
  };
}
