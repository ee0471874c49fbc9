/** The positions in the drawing of a circuit. */
import { bitCount, wireCount, type Circuit } from '@qubloom/quantum';

/** A cell is a square of 56 units, for any size on the screen. */
export const cell = 56;

/** The middle of a drawing of one cell. */
export const center = { x: cell / 2, y: cell / 2 };

/** The side of the box of an operation on one wire. */
export const box = 44;

export const middle = (index: number) => index * cell + cell / 2;

/** The bits below the wires take half a cell. */
const classicalHeight = cell / 2;

/** Returns the vertical position of the wire that all bits share. */
export const classicalRow = (wires: number) => wires * cell + classicalHeight / 2 - 2;

/** Returns the height of all wires, and of the bits' wire if there are bits. */
export function picturedHeight(circuit: Circuit): number {
  return wireCount(circuit) * cell + (bitCount(circuit) > 0 ? classicalHeight : 0);
}

/** Returns the label of the bits' wire, such as `c0` or `c0–c2`. */
export function bitNames(bits: number): string {
  return bits > 1 ? `c0–c${bits - 1}` : 'c0';
}
