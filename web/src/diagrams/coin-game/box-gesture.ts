/** Reads from a finger's path on the box whether it tapped, flicked, or shook it. */

export interface PathPoint {
  /** In pixels from the start of the path, to the right and down. */
  readonly x: number;
  readonly y: number;
}

export type BoxGesture = 'tap' | 'flick' | 'shake';

/** A path that stays within this many pixels is a tap. */
const tapRadius = 10;
/** A flick rises at least this many pixels. */
const flickRise = 28;
/** Each swing of a shake is at least this many pixels wide. */
const swingWidth = 14;
/** There and back again is a shake. */
const shakeSwings = 3;

/** Returns null for a path that is none of them, such as a box that was only pulled aside. */
export function gestureOf(path: readonly PathPoint[]): BoxGesture | null {
  if (path.every(({ x, y }) => Math.hypot(x, y) <= tapRadius)) return 'tap';
  if (swingsOf(path.map(({ x }) => x)) >= shakeSwings) return 'shake';
  const rise = -Math.min(...path.map(({ y }) => y));
  const width = Math.max(...path.map(({ x }) => Math.abs(x)));
  return rise >= flickRise && rise > width ? 'flick' : null;
}

/** Counts how often the path goes to the left or to the right, in swings of at least `swingWidth`. */
function swingsOf(xs: readonly number[]): number {
  let swings = 0;
  let direction = 0;
  let turn = 0;
  for (const x of xs) {
    const step = x - turn;
    if (Math.sign(step) === direction) {
      turn = x;
    } else if (Math.abs(step) >= swingWidth) {
      direction = Math.sign(step);
      turn = x;
      swings++;
    }
  }
  return swings;
}
