import type { QuantumState } from '../state/mixture.ts';
import { reducedDensityMatrix } from './density.ts';

export interface BlochVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 1 for a wire in its own pure state; shorter the more it is entangled with others or mixed; 0 for a random bit. */
  readonly length: number;
}

/**
 * Returns the position of a wire on or in the Bloch sphere: the means of X, Y, and Z. |0> is at z = 1, |+> at x = 1,
 * and |i> at y = 1. It describes the wire alone, so two entangled wires are both inside the sphere.
 */
export function blochVector(of: QuantumState, wire: number): BlochVector {
  const { entries } = reducedDensityMatrix(of, [wire]);
  // rho = (1 + x X + y Y + z Z) / 2; entries 4 and 5 are <1|rho|0> = (x + i y) / 2
  return vectorAt(2 * entries[4], 2 * entries[5], entries[0] - entries[6]);
}

/** Returns the Bloch vectors of all wires from their coherences <1|rho|0> (re and im of each) and their means of Z. */
export function blochVectorsOf(
  coherences: Float64Array,
  zMeans: Float64Array,
): readonly BlochVector[] {
  return Array.from(zMeans, (mean, wire) =>
    vectorAt(2 * coherences[2 * wire], 2 * coherences[2 * wire + 1], mean),
  );
}

/** Returns the entropy, in bits, of one wire whose Bloch vector has this length: 0 at length 1, 1 at length 0. */
export function entropyOfBlochLength(length: number): number {
  const part = (p: number) => (p > 1e-12 ? -p * Math.log2(p) : 0);
  const entropy = part((1 + length) / 2) + part((1 - length) / 2);
  // 1e-6 bits correspond to a length of 1 - 1e-7, which is the rounding of the amplitudes.
  return entropy < 1e-6 ? 0 : Math.min(1, entropy);
}

function vectorAt(x: number, y: number, z: number): BlochVector {
  return { x, y, z, length: Math.min(1, Math.hypot(x, y, z)) };
}
