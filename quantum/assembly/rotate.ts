/*
 * Real rotations without their cosine, [1 -t; t 1], on one to three axes of a tile of two to eight
 * cells, each followed by a permutation of the tile: cell `i` is stored at `placeOf(i)`, so CX, CCX, SWAP
 * and X inside the tile cost nothing. The planner keeps the product of the cosines.
 *
 * Two multiplications and two additions a pair, and every cell is loaded and stored once for two or
 * three rotations: the floating-point units are the limit here, not the memory, as long as the block
 * lies in a cache.
 */
import { aOf, bOf, cOf, fixedOf, numberOf, originOf, placeOf, sizeOf } from './sweep';
import { minus, nextOffset, plus } from './lattice';

/** Tile of two cells, a rotation on its axis. */
export function rotateOne(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const a = aOf(sweep);
  const s = f64x2.splat(numberOf(sweep, 0));
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const x0 = v128.load(p);
    const x1 = v128.load(p + a);
    v128.store(p + to0, minus(x0, s, x1));
    v128.store(p + to1, plus(x1, s, x0));
  }
}

/** Tile of four cells, a rotation on axis `a` only; axis `b` is there for the permutation. */
export function rotateOneOfTwo(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = f64x2.splat(numberOf(sweep, 0));
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const q = p + b;
    const x0 = v128.load(p);
    const x1 = v128.load(p + a);
    const x2 = v128.load(q);
    const x3 = v128.load(q + a);
    v128.store(p + to0, minus(x0, s, x1));
    v128.store(p + to1, plus(x1, s, x0));
    v128.store(p + to2, minus(x2, s, x3));
    v128.store(p + to3, plus(x3, s, x2));
  }
}

/** Tile of four cells, rotations on both axes: with a CX in the permutation this is a whole brick. */
export function rotateTwo(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = f64x2.splat(numberOf(sweep, 0));
  const t = f64x2.splat(numberOf(sweep, 1));
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const q = p + b;
    const x0 = v128.load(p);
    const x1 = v128.load(p + a);
    const x2 = v128.load(q);
    const x3 = v128.load(q + a);
    const y0 = minus(x0, s, x1);
    const y1 = plus(x1, s, x0);
    const y2 = minus(x2, s, x3);
    const y3 = plus(x3, s, x2);
    v128.store(p + to0, minus(y0, t, y2));
    v128.store(p + to1, minus(y1, t, y3));
    v128.store(p + to2, plus(y2, t, y0));
    v128.store(p + to3, plus(y3, t, y1));
  }
}

/** Tile of eight cells, rotations on axes `a` and `b`; axis `c` is there for the permutation. */
export function rotateTwoOfThree(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const c = cOf(sweep);
  const s = f64x2.splat(numberOf(sweep, 0));
  const t = f64x2.splat(numberOf(sweep, 1));
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const q = p + b;
    const r = p + c;
    const u = r + b;
    let x0 = v128.load(p);
    let x1 = v128.load(p + a);
    let x2 = v128.load(q);
    let x3 = v128.load(q + a);
    let x4 = v128.load(r);
    let x5 = v128.load(r + a);
    let x6 = v128.load(u);
    let x7 = v128.load(u + a);
    let y0 = minus(x0, s, x1);
    x1 = plus(x1, s, x0);
    let y2 = minus(x2, s, x3);
    x3 = plus(x3, s, x2);
    v128.store(p + placeOf(sweep, 0), minus(y0, t, y2));
    v128.store(p + placeOf(sweep, 1), minus(x1, t, x3));
    v128.store(p + placeOf(sweep, 2), plus(y2, t, y0));
    v128.store(p + placeOf(sweep, 3), plus(x3, t, x1));
    y0 = minus(x4, s, x5);
    x5 = plus(x5, s, x4);
    y2 = minus(x6, s, x7);
    x7 = plus(x7, s, x6);
    v128.store(p + placeOf(sweep, 4), minus(y0, t, y2));
    v128.store(p + placeOf(sweep, 5), minus(x5, t, x7));
    v128.store(p + placeOf(sweep, 6), plus(y2, t, y0));
    v128.store(p + placeOf(sweep, 7), plus(x7, t, x5));
  }
}

/** Tile of eight cells, rotations on all three axes. */
export function rotateThree(sweep: usize, block: usize): void {
  const size = sizeOf(sweep);
  const fixed = fixedOf(sweep);
  const base = block + originOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const c = cOf(sweep);
  const s = f64x2.splat(numberOf(sweep, 0));
  const t = f64x2.splat(numberOf(sweep, 1));
  const u = f64x2.splat(numberOf(sweep, 2));
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  const to4 = placeOf(sweep, 4);
  const to5 = placeOf(sweep, 5);
  const to6 = placeOf(sweep, 6);
  const to7 = placeOf(sweep, 7);
  for (let offset: u32 = 0; offset < size; offset = nextOffset(offset, fixed, 16)) {
    const p = base + offset;
    const q = p + b;
    const r = p + c;
    const w = r + b;
    let x0 = v128.load(p);
    let x1 = v128.load(p + a);
    let x2 = v128.load(q);
    let x3 = v128.load(q + a);
    let x4 = v128.load(r);
    let x5 = v128.load(r + a);
    let x6 = v128.load(w);
    let x7 = v128.load(w + a);
    let y0 = minus(x0, s, x1);
    x1 = plus(x1, s, x0);
    let y2 = minus(x2, s, x3);
    x3 = plus(x3, s, x2);
    let y4 = minus(x4, s, x5);
    x5 = plus(x5, s, x4);
    let y6 = minus(x6, s, x7);
    x7 = plus(x7, s, x6);
    x0 = minus(y0, t, y2);
    y2 = plus(y2, t, y0);
    y0 = minus(x1, t, x3);
    x3 = plus(x3, t, x1);
    x4 = minus(y4, t, y6);
    y6 = plus(y6, t, y4);
    y4 = minus(x5, t, x7);
    x7 = plus(x7, t, x5);
    v128.store(p + to0, minus(x0, u, x4));
    v128.store(p + to4, plus(x4, u, x0));
    v128.store(p + to1, minus(y0, u, y4));
    v128.store(p + to5, plus(y4, u, y0));
    v128.store(p + to2, minus(y2, u, y6));
    v128.store(p + to6, plus(y6, u, y2));
    v128.store(p + to3, minus(x3, u, x7));
    v128.store(p + to7, plus(x7, u, x3));
  }
}
