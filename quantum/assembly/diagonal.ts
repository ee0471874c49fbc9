/*
 * Diagonal gates. Few of them are multiplied into their part of the lattice one by one; many become one
 * table of factors, built once for all chunks of a pass and multiplied in with a single sweep.
 * A table has the layout of a block, so it is built with sweeps too: `seed` writes its first cell,
 * `double` and `doubleReal` add one qubit, `phase` and `scale` add what joins several qubits.
 */
import { aOf, fixedOf, numbersOf, originOf, sizeOf, tableMaskOf, tableOf } from './sweep';
import { nextOffset } from './lattice';

/** Times a complex number, one a lane: numbers 0 and 1 are its real parts, 2 and 3 its imaginary parts. */
export function phase(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const c = numbersOf(sweep, 0);
  const s = numbersOf(sweep, 2);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const re = v128.load(p);
    const im = v128.load(p, 16);
    v128.store(p, f64x2.sub(f64x2.mul(c, re), f64x2.mul(s, im)));
    v128.store(p, f64x2.add(f64x2.mul(c, im), f64x2.mul(s, re)), 16);
  }
}

/** Times a real number, one a lane. */
export function scale(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const c = numbersOf(sweep, 0);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    v128.store(base + offset, f64x2.mul(c, v128.load(base + offset)));
  }
}

/** Times the entry of a complex table. */
export function multiplyByTable(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const table = tableOf(sweep);
  const mask = tableMaskOf(sweep);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const entry = table + (offset & mask);
    const re = v128.load(p);
    const im = v128.load(p, 16);
    const c = v128.load(entry);
    const s = v128.load(entry, 16);
    v128.store(p, f64x2.sub(f64x2.mul(c, re), f64x2.mul(s, im)));
    v128.store(p, f64x2.add(f64x2.mul(c, im), f64x2.mul(s, re)), 16);
  }
}

/** Times the entry of a real table. */
export function multiplyByRealTable(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const table = tableOf(sweep);
  const mask = tableMaskOf(sweep);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    v128.store(p, f64x2.mul(v128.load(p), v128.load(table + (offset & mask))));
  }
}

/** Writes the first cell, or the first two if there is a plane. */
export function seed(sweep: usize, block: usize): void {
  v128.store(block, numbersOf(sweep, 0));
  if (aOf(sweep) != 0) v128.store(block, numbersOf(sweep, 2), 16);
}

/** The other half of axis `a` becomes this half times a complex number. */
export function double(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  const s = numbersOf(sweep, 2);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = block + offset;
    const re = v128.load(p);
    const im = v128.load(p, 16);
    v128.store(p + a, f64x2.sub(f64x2.mul(c, re), f64x2.mul(s, im)));
    v128.store(p + a, f64x2.add(f64x2.mul(c, im), f64x2.mul(s, re)), 16);
  }
}

/** The other half of axis `a` becomes this half times a real number. */
export function doubleReal(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const a = aOf(sweep);
  const c = numbersOf(sweep, 0);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    v128.store(block + offset + a, f64x2.mul(c, v128.load(block + offset)));
  }
}
