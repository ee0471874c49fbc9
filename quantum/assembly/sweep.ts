/*
 * A sweep is one walk over a block of memory that applies one fused group of gates to it. The planner
 * writes sweeps as records of 208 bytes; `src/kernels/program/records.ts` is the other side of this table.
 *
 * Words of this folder:
 * - cell: 16 bytes, one v128, two numbers; its two places are the lanes.
 * - axis: one bit of a byte offset, given as that bit's value (16, 32, 64 ...). Each axis is a qubit or
 *   the plane (0 real parts, 1 imaginary parts); the bit 8 is the lane.
 * - lattice: all offsets below `size` whose bits in `fixed` have the values in `origin`.
 *
 * Functions this small are inlined by the optimiser; none of them costs a call.
 */
export const SWEEP_BYTES: usize = 208;

export function kindOf(sweep: usize): i32 {
  return load<i32>(sweep, 0);
}

/** Bits the lattice does not run over: the axes acted on, controls, qubits that are still |0>. */
export function fixedOf(sweep: usize): u32 {
  return load<u32>(sweep, 4);
}

/** The values of the fixed bits. */
export function originOf(sweep: usize): u32 {
  return load<u32>(sweep, 8);
}

/** Bytes the lattice runs over. */
export function sizeOf(sweep: usize): u32 {
  return load<u32>(sweep, 12);
}

/** Whether the sweep is meant for the chunk at this offset: only where controls outside the block hold. */
export function runsIn(sweep: usize, chunk: u32): bool {
  return (chunk & load<u32>(sweep, 16)) == load<u32>(sweep, 20);
}

/** An axis of a tile, or one of the two offsets of a pair. */
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

/** Which bits of an offset choose the entry of the table; for a dense matrix, how many targets. */
export function tableMaskOf(sweep: usize): u32 {
  return load<u32>(sweep, 40);
}

/** Where the tile's cell `index` (0 to 7) is stored, as an offset: a permutation of the tile for nothing. */
export function placeOf(sweep: usize, index: i32): u32 {
  return load<u32>(sweep + 44 + 4 * index);
}

/** Address to work on in place of the block, or 0: tables are built with the same sweeps. */
export function ontoOf(sweep: usize): usize {
  return load<u32>(sweep, 76);
}

/** One of sixteen numbers: tangents, matrix entries, phases. */
export function numberOf(sweep: usize, index: i32): f64 {
  return load<f64>(sweep + 80 + 8 * index);
}

/** Two numbers, one a lane. */
export function numbersOf(sweep: usize, index: i32): v128 {
  return v128.load(sweep + 80 + 8 * index);
}
