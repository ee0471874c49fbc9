/** Where things stand in the drawing of a circuit. */
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';

/** A cell is a square of 56 units, whatever its size on the screen. */
export const cell = 56;

export const middle = (index: number) => index * cell + cell / 2;

/** Half a cell for the bits below the wires. */
const classicalHeight = cell / 2;

/** The wire that all bits share. */
export const classicalRow = (wires: number) => wires * cell + classicalHeight / 2 - 2;

/** All wires, and that of the bits where there are any. */
export function picturedHeight(circuit: Circuit): number {
  return wireCount(circuit) * cell + (bitCount(circuit) > 0 ? classicalHeight : 0);
}

/** What stands before the wire of the bits: `c0`, `c0–c2`. */
export function bitNames(bits: number): string {
  return bits > 1 ? `c0–c${bits - 1}` : 'c0';
}
