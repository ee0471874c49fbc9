/*
 * Rotations about X without their cosine, [1 -it; -it 1]: the real part of one cell meets the imaginary
 * part of its partner, and no number has to change lanes. The plane (axis 16, real parts before
 * imaginary parts) is part of every tile here.
 */
import { aOf, bOf, freeOf, numberOf, placeOf, sizeOf, strideOf } from './sweep';
import { minus, plus } from './arithmetic';

/** A turn about X on axis `a`; axis `b`, if it is one, is there for the permutation. */
export function turnOne(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const t = numberOf(sweep, 0);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  for (let p = block; p < end; p = (p + stride) & free) {
    const q = p + a;
    const re0 = v128.load(p);
    const im0 = v128.load(p, 16);
    const re1 = v128.load(q);
    const im1 = v128.load(q, 16);
    v128.store(p + to0, plus(re0, t, im1));
    v128.store(p + to0, minus(im0, t, re1), 16);
    v128.store(p + to1, plus(re1, t, im0));
    v128.store(p + to1, minus(im1, t, re0), 16);
  }
}

export function turnOneOfTwo(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const t = numberOf(sweep, 0);
  const to0 = placeOf(sweep, 0);
  const to1 = placeOf(sweep, 1);
  const to2 = placeOf(sweep, 2);
  const to3 = placeOf(sweep, 3);
  for (let p = block; p < end; p = (p + stride) & free) {
    const q = p + a;
    const r = p + b;
    const w = q + b;
    const re0 = v128.load(p);
    const im0 = v128.load(p, 16);
    const re1 = v128.load(q);
    const im1 = v128.load(q, 16);
    const re2 = v128.load(r);
    const im2 = v128.load(r, 16);
    const re3 = v128.load(w);
    const im3 = v128.load(w, 16);
    v128.store(p + to0, plus(re0, t, im1));
    v128.store(p + to0, minus(im0, t, re1), 16);
    v128.store(p + to1, plus(re1, t, im0));
    v128.store(p + to1, minus(im1, t, re0), 16);
    v128.store(p + to2, plus(re2, t, im3));
    v128.store(p + to2, minus(im2, t, re3), 16);
    v128.store(p + to3, plus(re3, t, im2));
    v128.store(p + to3, minus(im3, t, re2), 16);
  }
}

/** A real rotation on axis `a` and a turn about X on axis `b`. */
export function rotateAndTurn(sweep: usize, block: usize): void {
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
    const q = p + a;
    const r = p + b;
    const w = q + b;
    const x0 = v128.load(p);
    const x1 = v128.load(q);
    const re0 = minus(x0, s, x1);
    const re1 = plus(x1, s, x0);
    const x2 = v128.load(p, 16);
    const x3 = v128.load(q, 16);
    const im0 = minus(x2, s, x3);
    const im1 = plus(x3, s, x2);
    const x4 = v128.load(r);
    const x5 = v128.load(w);
    const re2 = minus(x4, s, x5);
    const re3 = plus(x5, s, x4);
    const x6 = v128.load(r, 16);
    const x7 = v128.load(w, 16);
    const im2 = minus(x6, s, x7);
    const im3 = plus(x7, s, x6);
    v128.store(p + to0, plus(re0, t, im2));
    v128.store(p + to0, minus(im0, t, re2), 16);
    v128.store(p + to1, plus(re1, t, im3));
    v128.store(p + to1, minus(im1, t, re3), 16);
    v128.store(p + to2, plus(re2, t, im0));
    v128.store(p + to2, minus(im2, t, re0), 16);
    v128.store(p + to3, plus(re3, t, im1));
    v128.store(p + to3, minus(im3, t, re1), 16);
  }
}

/** Turns about X on both axes. */
export function turnTwo(sweep: usize, block: usize): void {
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
    const q = p + a;
    const r = p + b;
    const w = q + b;
    const x0 = v128.load(p);
    const x1 = v128.load(q);
    const x2 = v128.load(p, 16);
    const x3 = v128.load(q, 16);
    const re0 = plus(x0, s, x3);
    const im0 = minus(x2, s, x1);
    const re1 = plus(x1, s, x2);
    const im1 = minus(x3, s, x0);
    const x4 = v128.load(r);
    const x5 = v128.load(w);
    const x6 = v128.load(r, 16);
    const x7 = v128.load(w, 16);
    const re2 = plus(x4, s, x7);
    const im2 = minus(x6, s, x5);
    const re3 = plus(x5, s, x6);
    const im3 = minus(x7, s, x4);
    v128.store(p + to0, plus(re0, t, im2));
    v128.store(p + to0, minus(im0, t, re2), 16);
    v128.store(p + to1, plus(re1, t, im3));
    v128.store(p + to1, minus(im1, t, re3), 16);
    v128.store(p + to2, plus(re2, t, im0));
    v128.store(p + to2, minus(im2, t, re0), 16);
    v128.store(p + to3, plus(re3, t, im1));
    v128.store(p + to3, minus(im3, t, re1), 16);
  }
}
