/*
 * The place of each qubit. A state is a vector of real numbers; each bit of a number's byte offset is one
 * axis: a qubit, or the plane (0 real parts, 1 imaginary parts).
 *
 *   real states      8: wire 0 (the lane), 16: wire 1, 32: wire 2 ...
 *   complex states   8: wire 0 (the lane), 16: the plane, 32: wire 1, 64: wire 2 ...
 *
 * So a cell of 16 bytes holds two amplitudes' real parts or imaginary parts, and no product of complex
 * numbers has to move anything between lanes.
 *
 * A block holds the amplitudes that differ only on its wires. The lowest wires are in every block, so
 * that copied numbers are next to each other, in a row.
 */

/** The axis of wire 0. */
export const LANE = 8;
/** In complex states, real and imaginary parts differ in this bit. */
export const PLANE = 16;
/** Four cache lines. */
export const ROW_BYTES = 256;

export interface BlockLayout {
  readonly hasPlane: boolean;
  /** The axis of each wire in the block; 0 for a wire that is not in the block. */
  readonly axes: readonly number[];
  /** The axis of each wire in the state. */
  readonly stateAxes: readonly number[];
  /** Size of the block. */
  readonly bytes: number;
  /** The block's axes above the row, in the state. */
  readonly stateRows: number;
}

export function stateAxis(wire: number, hasPlane: boolean): number {
  return hasPlane && wire > 0 ? 2 ** (wire + 4) : 2 ** (wire + 3);
}

/** Returns the number of wires in a row. They are in every block and have memory from the start. */
export function rowWires(hasPlane: boolean): number {
  return hasPlane ? 4 : 5;
}

export function stateBytes(wires: number, hasPlane: boolean): number {
  return 2 ** (wires + (hasPlane ? 4 : 3));
}

/** Returns the layout of a block with the wires of the row and those of `mask`. */
export function blockLayout(wires: number, hasPlane: boolean, mask: number): BlockLayout {
  const stateAxes = Array.from({ length: wires }, (_, wire) => stateAxis(wire, hasPlane));
  let next = ROW_BYTES;
  let stateRows = 0;
  const axes = stateAxes.map((axis, wire) => {
    if (wire < rowWires(hasPlane)) return axis;
    if (((mask >>> wire) & 1) === 0) return 0;
    stateRows |= axis;
    next *= 2;
    return next / 2;
  });
  return { hasPlane, axes, stateAxes, bytes: next, stateRows };
}

/** Wires and their values, as offsets into a block and into the state around it. */
export interface BlockOffsets {
  /** Axes of the block, without the lane. */
  readonly fixed: number;
  readonly origin: number;
  /** Axes of the state, for wires outside the block. */
  readonly outerMask: number;
  readonly outerValue: number;
  /** The selected lane; undefined for both. */
  readonly lane?: 0 | 1;
}

export function blockOffsets(layout: BlockLayout, mask: number, value: number): BlockOffsets {
  let fixed = 0;
  let origin = 0;
  let outerMask = 0;
  let outerValue = 0;
  let lane: 0 | 1 | undefined;
  for (let left = mask; left !== 0; left &= left - 1) {
    const wire = 31 - Math.clz32(left & -left);
    const bit = (value >>> wire) & 1;
    const axis = layout.axes[wire];
    if (axis === LANE) lane = bit === 1 ? 1 : 0;
    else if (axis > 0) {
      fixed |= axis;
      if (bit) origin |= axis;
    } else {
      outerMask |= layout.stateAxes[wire];
      if (bit) outerValue |= layout.stateAxes[wire];
    }
  }
  return { fixed, origin, outerMask, outerValue, ...(lane !== undefined && { lane }) };
}
