/*
 * Sweeps that change how a state lies in memory rather than the state.
 */
import { aOf, bOf, freeOf, numbersOf, sizeOf, strideOf } from './sweep';

/** Gives memory to a qubit that was still |0>: its halves become number 0 and number 2 times the old half. */
export function grow(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const zero = numbersOf(sweep, 0);
  const one = numbersOf(sweep, 2);
  for (let p = block; p < end; p = (p + stride) & free) {
    const x = v128.load(p);
    v128.store(p, f64x2.mul(zero, x));
    v128.store(p + a, f64x2.mul(one, x));
  }
}

/** As `grow`, where the half of |0> stays as it is. */
export function growUp(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const one = numbersOf(sweep, 2);
  for (let p = block; p < end; p = (p + stride) & free) {
    v128.store(p + a, f64x2.mul(one, v128.load(p)));
  }
}

/**
 * The axis between the cells at offsets `a` and `b` and the lane change places: a 2x2 transposition in each
 * pair of cells. With the plane it turns the engine's layout into interleaved re, im, and back.
 */
export function exchangeLane(sweep: usize, block: usize): void {
  const end = block + sizeOf(sweep);
  const stride = strideOf(sweep);
  const free = freeOf(sweep);
  const a = aOf(sweep);
  const b = bOf(sweep);
  for (let at = block; at < end; at = (at + stride) & free) {
    const p = at + a;
    const q = at + b;
    const x = v128.load(p);
    const y = v128.load(q);
    v128.store(p, v128.shuffle<f64>(x, y, 0, 2));
    v128.store(q, v128.shuffle<f64>(x, y, 1, 3));
  }
}

/**
 * Real numbers become interleaved re, im, each multiplied by (re + i im): `cells` cells at `from` become
 * twice as many at `to`. It runs downward, so the two may overlap if `from` is not above `to`.
 */
export function spreadReal(from: usize, to: usize, cells: u32, re: f64, im: f64): void {
  const factor = f64x2.replace_lane(f64x2.splat(re), 1, im);
  for (let i = cells; i > 0;) {
    i--;
    const x = v128.load(from + ((<usize>i) << 4));
    const p = to + ((<usize>i) << 5);
    v128.store(p, f64x2.mul(factor, v128.shuffle<f64>(x, x, 1, 1)), 16);
    v128.store(p, f64x2.mul(factor, v128.shuffle<f64>(x, x, 0, 0)));
  }
}
