/*
 * Diagonal gates. Few of them are multiplied into their part of the lattice one by one; many become one
 * table of factors, built once for all chunks of a pass and multiplied in with a single sweep.
 * A table has the layout of a block, so it is built with sweeps too: `seed` writes its first cell,
 * `double` and `doubleReal` add one qubit, `phase` and `scale` add what joins several qubits.
 */
import { aOf, bOf, cOf, freeOf, numbersOf, sizeOf, strideOf, tableOf, tableSizeOf } from './sweep';

/** Times a complex number, one a lane: numbers 0 and 1 are its real parts, 2 and 3 its imaginary parts. */
export function phase(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  const s = numbersOf(sweep, 2);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    multiply(p, p, c, s);
  }
}

/** Times a real number, one a lane. */
export function scale(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    v128.store(p, f64x2.mul(c, v128.load(p)));
  }
}

/**
 * Times the entry of a complex table. A table shorter than the block is laid against each part of it
 * in turn: from one part to the next with stride `b` and free bits `c`.
 */
export function multiplyByTable(sweep: usize, block: usize): void {
  const size = tableSizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const partStride = bOf(sweep);
  const partFree = cOf(sweep);
  for (
    let part = block, last = block + sizeOf(sweep);
    part < last;
    part = (part + partStride) & partFree
  ) {
    const end = part + size;
    const table = tableOf(sweep) - part;
    for (let p = part; p < end; p = (p + stride) & free) {
      const entry = p + table;
      multiply(p, p, v128.load(entry), v128.load(entry, 16));
      p = (p + stride) & free;
      const other = p + table;
      multiply(p, p, v128.load(other), v128.load(other, 16));
    }
  }
}

/** Times the entry of a real table. */
export function multiplyByRealTable(sweep: usize, block: usize): void {
  const size = tableSizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const partStride = bOf(sweep);
  const partFree = cOf(sweep);
  for (
    let part = block, last = block + sizeOf(sweep);
    part < last;
    part = (part + partStride) & partFree
  ) {
    const end = part + size;
    const table = tableOf(sweep) - part;
    for (let p = part; p < end; p = (p + stride) & free) {
      v128.store(p, f64x2.mul(v128.load(p), v128.load(p + table)));
    }
  }
}

/**
 * Diagonal gates that touch no qubit of the block: each multiplies all of a chunk by one number, or not.
 * The table has 24 bytes for each: mask and value of the chunk's offset (u32), re and im (f64).
 */
export function multiplyByFactors(sweep: usize, block: usize, chunk: u32): void {
  let re: f64 = 1;
  let im: f64 = 0;
  let factor = tableOf(sweep);
  for (let left = tableSizeOf(sweep); left > 0; left--, factor += 24) {
    if ((chunk & load<u32>(factor, 0)) != load<u32>(factor, 4)) continue;
    const c = load<f64>(factor, 8);
    const s = load<f64>(factor, 16);
    const x = re;
    re = c * re - s * im;
    im = c * im + s * x;
  }
  if (re == 1 && im == 0) return;
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const c = f64x2.splat(re);
  const s = f64x2.splat(im);
  if (aOf(sweep) != 0) {
    for (let p = block; p < end; p = (p + stride) & free) multiply(p, p, c, s);
  } else {
    for (let p = block; p < end; p = (p + stride) & free) v128.store(p, f64x2.mul(c, v128.load(p)));
  }
}

/** Writes the first cell, or the first two if there is a plane. */
export function seed(sweep: usize, block: usize): void {
  v128.store(block, numbersOf(sweep, 0));
  if (aOf(sweep) != 0) v128.store(block, numbersOf(sweep, 2), 16);
}

/** The other half of axis `a` becomes this half times a complex number. */
export function double(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  const s = numbersOf(sweep, 2);
  for (let p = block; p < end; p = (p + stride) & free) {
    multiply(p, p + a, c, s);
  }
}

/** The other half of axis `a` becomes this half times a real number. */
export function doubleReal(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  for (let p = block; p < end; p = (p + stride) & free) {
    v128.store(p + a, f64x2.mul(c, v128.load(p)));
  }
}

function multiply(from: usize, to: usize, c: v128, s: v128): void {
  const re = v128.load(from);
  const im = v128.load(from, 16);
  v128.store(to, f64x2.sub(f64x2.mul(c, re), f64x2.mul(s, im)));
  v128.store(to, f64x2.add(f64x2.mul(c, im), f64x2.mul(s, re)), 16);
}
