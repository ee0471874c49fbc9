/*
 * A sweep is one walk over a block of memory that applies one fused group of gates to it. The planner
 * writes sweeps as records of 208 bytes; `src/kernels/machine/records.ts` is the other side of this table.
 *
 * Words of this folder:
 * - cell: 16 bytes, one v128, two numbers; its two places are the lanes.
 * - axis: one bit of a byte offset, given as that bit's value (16, 32, 64 ...). Each axis is a qubit or
 *   the plane (0 real parts, 1 imaginary parts); the bit 8 is the lane.
 * - lattice: the offsets below `size` with zeros at all fixed bits, which are the axes acted on, controls,
 *   and qubits that are still |0>. The next offset after p is (p + stride) & free, with
 *   stride = fixed + 16 and free = ~fixed: all fixed bits set carry the addition across them. A block
 *   is aligned to its size, so this holds for addresses as well.
 *
 * Values that a loop needs are loaded from the record into locals before the loop, even if they could
 * be computed: engines keep a load outside the loop, but move cheap arithmetic and splats into it.
 */
export const SWEEP_BYTES: usize = 208;

export function kindOf(sweep: usize): i32 {
  return load<i32>(sweep, 0);
}

export function strideOf(sweep: usize): u32 {
  return load<u32>(sweep, 4);
}

export function freeOf(sweep: usize): u32 {
  return load<u32>(sweep, 8);
}

/** Bytes the lattice runs over. */
export function sizeOf(sweep: usize): u32 {
  return load<u32>(sweep, 12);
}

/** Returns true if the controls outside the block hold for the chunk at this offset, so that the sweep acts on it. */
export function runsIn(sweep: usize, chunk: u32): bool {
  return (chunk & load<u32>(sweep, 16)) == load<u32>(sweep, 20);
}

/** An axis of a tile, or the offset of a cell from each point of the lattice. */
export function aOf(sweep: usize): u32 {
  return load<u32>(sweep, 24);
}

export function bOf(sweep: usize): u32 {
  return load<u32>(sweep, 28);
}

export function cOf(sweep: usize): u32 {
  return load<u32>(sweep, 32);
}

/** Address of what does not fit: a table of phases, a dense matrix. */
export function tableOf(sweep: usize): usize {
  return load<u32>(sweep, 36);
}

/** Bytes of the table; for a dense matrix, how many targets it has. */
export function tableSizeOf(sweep: usize): u32 {
  return load<u32>(sweep, 40);
}

/** Where the tile's cell `index` (0 to 7) is stored, as an offset: a permutation of the tile. */
export function placeOf(sweep: usize, index: i32): u32 {
  return load<u32>(sweep + 44 + 4 * index);
}

/** Address to work on in place of the block, or 0: tables are built with the same sweeps. */
export function ontoOf(sweep: usize): usize {
  return load<u32>(sweep, 76);
}

/** One of sixteen numbers (tangents, matrix entries, phases) in both lanes. */
export function numberOf(sweep: usize, index: i32): v128 {
  return v128.load64_splat(sweep + 80 + 8 * index);
}

/** Two numbers, one a lane. */
export function numbersOf(sweep: usize, index: i32): v128 {
  return v128.load(sweep + 80 + 8 * index);
}
