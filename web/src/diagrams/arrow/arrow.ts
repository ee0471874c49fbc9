/** One wire as an arrow in the plane of the Bloch sphere that contains the states with real amplitudes. */
import { blochVector, type QuantumState } from '@qubloom/quantum';

export interface Arrow {
  /** Toward the plus state. */
  readonly x: number;
  /** 1 at 0, -1 at 1. */
  readonly z: number;
}

export function arrowOf(state: QuantumState, wire: number): Arrow {
  const { x, z } = blochVector(state, wire);
  return { x, z };
}

/** Formats how far an arrow points in one direction, with two decimals: `−0.50`, never `-0.00`. */
export function formatPart(part: number): string {
  if (Math.abs(part) < 0.005) return '0.00';
  return part.toFixed(2).replace('-', '−');
}
