/*
 * Real rotations without their cosine, [1 -t; t 1], on one to three axes of a tile of two to eight
 * cells; the planner keeps the product of the cosines. A tile may be stored permuted: CX, CCX, SWAP and X
 * between its axes then cost next to nothing.
 *
 * Two multiplications and two additions a pair, and every cell is loaded and stored once for two or
 * three rotations: the floating-point units are the limit here, not the memory, as long as the block
 * lies in a cache. Small tiles are done two at a time, which halves what the loop itself costs; a
 * lattice has an even number of tiles, since a row alone has sixteen cells.
 */
import { aOf, bOf, cOf, freeOf, numberOf, placeOf, sizeOf, strideOf } from './sweep';
import { minus, plus } from './arithmetic';

/** Tile of two cells, a rotation on its axis. */
export function rotateOne(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const s = numberOf(sweep, 0);
  for (let p = block; p < end; p = (p + stride) & free) {
    rotatePair(p, p + a, s);
    p = (p + stride) & free;
    rotatePair(p, p + a, s);
  }
}

function rotatePair(p: usize, q: usize, s: v128): void {
  const x = v128.load(p);
  const y = v128.load(q);
  v128.store(p, minus(x, s, y));
  v128.store(q, plus(y, s, x));
}

/** Tile of four cells, a rotation on axis `a` only; axis `b` is there for the permutation. */
export function rotateOneOfTwo(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = numberOf(sweep, 0);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  for (let p = block; p < end; p = (p + stride) & free) {
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

/** Tile of four cells, rotations on both axes. */
export function rotateTwo(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = numberOf(sweep, 0);
  const t = numberOf(sweep, 1);
  for (let p = block; p < end; p = (p + stride) & free) {
    let q = p + b;
    rotateFour(p, p + a, q, q + a, s, t, p + a, q + a);
    p = (p + stride) & free;
    q = p + b;
    rotateFour(p, p + a, q, q + a, s, t, p + a, q + a);
  }
}

/** As `rotateTwo`, then a CX from axis `a` to axis `b`: a whole brick, stored crosswise. */
export function rotateTwoCross(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = numberOf(sweep, 0);
  const t = numberOf(sweep, 1);
  for (let p = block; p < end; p = (p + stride) & free) {
    let q = p + b;
    rotateFour(p, p + a, q, q + a, s, t, q + a, p + a);
    p = (p + stride) & free;
    q = p + b;
    rotateFour(p, p + a, q, q + a, s, t, q + a, p + a);
  }
}

function rotateFour(
  p0: usize,
  p1: usize,
  p2: usize,
  p3: usize,
  s: v128,
  t: v128,
  to1: usize,
  to3: usize,
): void {
  const x0 = v128.load(p0);
  const x1 = v128.load(p1);
  const x2 = v128.load(p2);
  const x3 = v128.load(p3);
  const y0 = minus(x0, s, x1);
  const y1 = plus(x1, s, x0);
  const y2 = minus(x2, s, x3);
  const y3 = plus(x3, s, x2);
  v128.store(p0, minus(y0, t, y2));
  v128.store(to1, minus(y1, t, y3));
  v128.store(p2, plus(y2, t, y0));
  v128.store(to3, plus(y3, t, y1));
}

/** As `rotateTwo`, then any permutation of the tile. */
export function rotateTwoMove(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const s = numberOf(sweep, 0);
  const t = numberOf(sweep, 1);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  for (let p = block; p < end; p = (p + stride) & free) {
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
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const c = cOf(sweep);
  const s = numberOf(sweep, 0);
  const t = numberOf(sweep, 1);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  const to4 = placeOf(sweep, 4);
  const to5 = placeOf(sweep, 5);
  const to6 = placeOf(sweep, 6);
  const to7 = placeOf(sweep, 7);
  for (let p = block; p < end; p = (p + stride) & free) {
    const q = p + b;
    const r = p + c;
    const w = r + b;
    const x0 = v128.load(p);
    const x1 = v128.load(p + a);
    const x2 = v128.load(q);
    const x3 = v128.load(q + a);
    const x4 = v128.load(r);
    const x5 = v128.load(r + a);
    const x6 = v128.load(w);
    const x7 = v128.load(w + a);
    const y0 = minus(x0, s, x1);
    const y1 = plus(x1, s, x0);
    const y2 = minus(x2, s, x3);
    const y3 = plus(x3, s, x2);
    const y4 = minus(x4, s, x5);
    const y5 = plus(x5, s, x4);
    const y6 = minus(x6, s, x7);
    const y7 = plus(x7, s, x6);
    v128.store(p + to0, minus(y0, t, y2));
    v128.store(p + to1, minus(y1, t, y3));
    v128.store(p + to2, plus(y2, t, y0));
    v128.store(p + to3, plus(y3, t, y1));
    v128.store(p + to4, minus(y4, t, y6));
    v128.store(p + to5, minus(y5, t, y7));
    v128.store(p + to6, plus(y6, t, y4));
    v128.store(p + to7, plus(y7, t, y5));
  }
}

/** Tile of eight cells, rotations on all three axes. */
export function rotateThree(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const c = cOf(sweep);
  const s = numberOf(sweep, 0);
  const t = numberOf(sweep, 1);
  const u = numberOf(sweep, 2);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  const to4 = placeOf(sweep, 4);
  const to5 = placeOf(sweep, 5);
  const to6 = placeOf(sweep, 6);
  const to7 = placeOf(sweep, 7);
  for (let p = block; p < end; p = (p + stride) & free) {
    const q = p + b;
    const r = p + c;
    const w = r + b;
    let x0 = v128.load(p);
    let x1 = v128.load(p + a);
    const x2 = v128.load(q);
    let x3 = v128.load(q + a);
    let x4 = v128.load(r);
    let x5 = v128.load(r + a);
    const x6 = v128.load(w);
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
