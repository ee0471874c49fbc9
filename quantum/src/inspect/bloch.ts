import type { QuantumState } from '../state/mixture.ts';
import { reducedDensityMatrix } from './density.ts';

export interface BlochVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 1 for a wire in a state of its own; shorter the more it is linked to others or mixed; 0 for a coin. */
  readonly length: number;
}

/**
 * Where a wire stands on, or in, the Bloch ball: the means of X, Y and Z. |0> is at z = 1, |+> at x = 1,
 * |i> at y = 1. It is what the wire alone shows, so two entangled wires are both inside the ball.
 */
export function blochVector(of: QuantumState, wire: number): BlochVector {
  const { entries } = reducedDensityMatrix(of, [wire]);
  // rho = (1 + x X + y Y + z Z) / 2; entries 4 and 5 are <1|rho|0> = (x + i y) / 2
  const x = 2 * entries[4];
  const y = 2 * entries[5];
  const z = entries[0] - entries[6];
  return { x, y, z, length: Math.min(1, Math.hypot(x, y, z)) };
}
