import type { Radians } from '../circuit/parts.ts';

/** An amplitude, by number, and its missing phase. */
export interface TurnedAmplitude {
  readonly index: number;
  readonly turn: Radians;
}

const TOLERANCE = 1e-9;
/** Phases are distinguished to a millionth of a radian. */
const STEPS = 1e6;

/**
 * Returns the amplitudes of `found` that need another phase if two lists of amplitudes have equal probabilities and
 * differ only in phases. The global phase is chosen so that these are as few as possible. Returns undefined if the
 * probabilities differ.
 */
export function wrongTurns(
  found: Float64Array,
  wanted: Float64Array,
): readonly TurnedAmplitude[] | undefined {
  const turns: TurnedAmplitude[] = [];
  for (let i = 0; i < found.length; i += 2) {
    const probability = found[i] * found[i] + found[i + 1] * found[i + 1];
    if (Math.abs(probability - wanted[i] * wanted[i] - wanted[i + 1] * wanted[i + 1]) > TOLERANCE)
      return undefined;
    if (probability < TOLERANCE) continue;
    const re = wanted[i] * found[i] + wanted[i + 1] * found[i + 1];
    const im = wanted[i + 1] * found[i] - wanted[i] * found[i + 1];
    turns.push({ index: i / 2, turn: Math.atan2(im, re) });
  }
  const common = commonest(turns.map(({ turn }) => turn));
  return turns
    .map(({ index, turn }) => ({ index, turn: principal(turn - common) }))
    .filter(({ turn }) => Math.abs(turn) > 1 / STEPS);
}

/** Returns the most common phase; the first one on a tie. */
function commonest(turns: readonly Radians[]): Radians {
  const counts = new Map<number, number>();
  const bucket = (turn: Radians): number => Math.round(principal(turn) * STEPS);
  for (const turn of turns) counts.set(bucket(turn), (counts.get(bucket(turn)) ?? 0) + 1);
  return turns.reduce(
    (best, turn) =>
      (counts.get(bucket(turn)) ?? 0) > (counts.get(bucket(best)) ?? 0) ? turn : best,
    turns[0] ?? 0,
  );
}

/** Returns the same angle in (-pi, pi], and pi if rounding cannot decide. */
function principal(angle: Radians): Radians {
  const turned = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return turned <= -Math.PI + 1 / STEPS ? Math.PI : turned;
}
