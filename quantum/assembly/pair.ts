/*
 * Gates that mix two cells, at offsets `a` and `b` from each point of the lattice, or the two lanes of
 * one, and leave the others alone. The two may differ in any number of bits: a controlled gate, a SWAP and both halves of RXX are
 * all of this shape.
 */
import { aOf, bOf, freeOf, numbersOf, sizeOf, strideOf } from './sweep';

/** The two cells change places: X, CX, CCX, SWAP, CSWAP under any controls and anti-controls. */
export function swapPair(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const q = at + b;
    const x = v128.load(p);
    v128.store(p, v128.load(q));
    v128.store(q, x);
  }
}

/** A real 2x2 matrix, row by row, each entry as two numbers: a lane that is to be left alone has 1 0 0 1. */
export function mixPairReal(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const m00 = numbersOf(sweep, 0);
  const m01 = numbersOf(sweep, 2);
  const m10 = numbersOf(sweep, 4);
  const m11 = numbersOf(sweep, 6);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const q = at + b;
    const x = v128.load(p);
    const y = v128.load(q);
    v128.store(p, f64x2.add(f64x2.mul(m00, x), f64x2.mul(m01, y)));
    v128.store(q, f64x2.add(f64x2.mul(m10, x), f64x2.mul(m11, y)));
  }
}

/** A complex 2x2 matrix, row by row, re before im, each entry as two numbers. */
export function mixPair(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  const r00 = numbersOf(sweep, 0);
  const i00 = numbersOf(sweep, 2);
  const r01 = numbersOf(sweep, 4);
  const i01 = numbersOf(sweep, 6);
  const r10 = numbersOf(sweep, 8);
  const i10 = numbersOf(sweep, 10);
  const r11 = numbersOf(sweep, 12);
  const i11 = numbersOf(sweep, 14);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const q = at + b;
    const xr = v128.load(p);
    const xi = v128.load(p, 16);
    const yr = v128.load(q);
    const yi = v128.load(q, 16);
    const zr = f64x2.add(f64x2.mul(r00, xr), f64x2.mul(r01, yr));
    const zi = f64x2.add(f64x2.mul(r00, xi), f64x2.mul(r01, yi));
    const wr = f64x2.add(f64x2.mul(r10, xr), f64x2.mul(r11, yr));
    const wi = f64x2.add(f64x2.mul(r10, xi), f64x2.mul(r11, yi));
    v128.store(p, f64x2.sub(zr, f64x2.add(f64x2.mul(i00, xi), f64x2.mul(i01, yi))));
    v128.store(p, f64x2.add(zi, f64x2.add(f64x2.mul(i00, xr), f64x2.mul(i01, yr))), 16);
    v128.store(q, f64x2.sub(wr, f64x2.add(f64x2.mul(i10, xi), f64x2.mul(i11, yi))));
    v128.store(q, f64x2.add(wi, f64x2.add(f64x2.mul(i10, xr), f64x2.mul(i11, yr))), 16);
  }
}

/**
 * A real 2x2 matrix on the qubit of the lane: each number is multiplied by numbers 0 and 1, and the
 * other lane's number by numbers 2 and 3 is added.
 */
export function mixLanesReal(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const own = numbersOf(sweep, 0);
  const other = numbersOf(sweep, 2);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const x = v128.load(p);
    v128.store(p, f64x2.add(f64x2.mul(own, x), f64x2.mul(other, otherLane(x))));
  }
}

/** A complex 2x2 matrix on the qubit of the lane: own re, own im, other re, other im, each as two numbers. */
export function mixLanes(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const ownRe = numbersOf(sweep, 0);
  const ownIm = numbersOf(sweep, 2);
  const otherRe = numbersOf(sweep, 4);
  const otherIm = numbersOf(sweep, 6);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const re = v128.load(p);
    const im = v128.load(p, 16);
    const farRe = otherLane(re);
    const farIm = otherLane(im);
    const ownReal = f64x2.sub(f64x2.mul(ownRe, re), f64x2.mul(ownIm, im));
    const ownImaginary = f64x2.add(f64x2.mul(ownRe, im), f64x2.mul(ownIm, re));
    const farReal = f64x2.sub(f64x2.mul(otherRe, farRe), f64x2.mul(otherIm, farIm));
    const farImaginary = f64x2.add(f64x2.mul(otherRe, farIm), f64x2.mul(otherIm, farRe));
    v128.store(p, f64x2.add(ownReal, farReal));
    v128.store(p, f64x2.add(ownImaginary, farImaginary), 16);
  }
}

function otherLane(x: v128): v128 {
  return v128.shuffle<f64>(x, x, 1, 0);
}
