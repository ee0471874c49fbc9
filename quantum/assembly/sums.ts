/*
 * Sums over a state of interleaved re, im: what a summary needs of all amplitudes. A cell is one amplitude.
 *
 * They are made in shares of equal size, which workers take by an atomic counter. Each share has results of its
 * own, which the host adds up in the order of the shares: the sums do not depend on who did which.
 */
import { spreadBits } from './pass';

/* Offsets of a record; `src/kernels/machine/state-sums.ts` is the other side of these tables. */
const STATE: usize = 0;
const WIRES: usize = 4;
const SHARE_COUNT: usize = 8;
/** Twelve numbers for each block: its probability, the greatest one in it, the means of Z of its ten wires. */
const BLOCKS: usize = 12;
/** The results of the shares. */
const RESULTS: usize = 16;
/** The wires in focus as bits of a byte offset; how many settings they have, and the offset of each. */
const FOCUS: usize = 20;
const FOCUS_SIZE: usize = 24;
const FOCUS_OFFSETS: usize = 28;

/* Results of a share: the probabilities by the wires of a block; re, im of <1|rho|0> of each wire; products. */
const COHERENCES: usize = 8192;
const PRODUCTS: usize = 8704;
const RESULT_BYTES: usize = 10752;

/** 2^10 probabilities, 8 KiB, stay in the nearest cache while they are folded. */
const BLOCK_WIRES: u32 = 10;
const BLOCK_BYTES: u32 = 1 << (BLOCK_WIRES + 4);
const BLOCK_NUMBERS: u32 = 12;
/** Coherences of these wires are summed while 64 KiB of the state are in a cache: one pass instead of four. */
const NEAR_WIRES: u32 = 12;
const NEAR_BYTES: u32 = 1 << (NEAR_WIRES + 4);

/** Sums the shares that nobody has taken yet. A share has at least 2^12 cells. */
export function sumShares(record: usize, counter: usize, scratch: usize): void {
  const count = load<u32>(record, SHARE_COUNT);
  for (let i = atomic.add<u32>(counter, 1); i < count; i = atomic.add<u32>(counter, 1)) {
    sumShare(record, i, scratch);
  }
}

function sumShare(record: usize, share: u32, scratch: usize): void {
  const state = load<u32>(record, STATE);
  const wires = load<u32>(record, WIRES);
  const blocks = load<u32>(record, BLOCKS);
  const results = load<u32>(record, RESULTS) + share * RESULT_BYTES;
  const coherences = results + COHERENCES;
  const bytes = (<u32>1 << (wires + 4)) / load<u32>(record, SHARE_COUNT);
  const from = share * bytes;
  memory.fill(results, 0, RESULT_BYTES);

  for (let near = from; near < from + bytes; near += NEAR_BYTES) {
    for (let block = near; block < near + NEAR_BYTES; block += BLOCK_BYTES) {
      const to = blocks + ((block / BLOCK_BYTES) * BLOCK_NUMBERS << 3);
      sumBlock(state + block, scratch, results, to);
    }
    for (let low: u32 = 0; low < NEAR_WIRES; low += 3) {
      addCoherences(state + near, 0, NEAR_BYTES >> 7, low, 0, coherences);
    }
  }
  const points = bytes >> 7;
  for (let next = NEAR_WIRES; next < wires; next += 3) {
    // The last three may reach down to wires that have been summed already.
    const low = min(next, wires - 3);
    addCoherences(state, share * points, points, low, next - low, coherences);
  }
  addProducts(record, share, results + PRODUCTS);
}

/**
 * Adds the block's probabilities to `sums`, and writes its twelve numbers to `to`. Its wires are folded away one by
 * one, the highest first: 3 operations for two amplitudes.
 */
function sumBlock(block: usize, scratch: usize, sums: usize, to: usize): void {
  let greatest = f64x2.splat(0);
  for (let at: usize = 0; at < 8 << BLOCK_WIRES; at += 16) {
    const x = v128.load(block + 2 * at);
    const y = v128.load(block + 2 * at, 16);
    const xx = f64x2.mul(x, x);
    const yy = f64x2.mul(y, y);
    const p = f64x2.add(v128.shuffle<f64>(xx, yy, 0, 2), v128.shuffle<f64>(xx, yy, 1, 3));
    v128.store(scratch + at, p);
    v128.store(sums + at, f64x2.add(v128.load(sums + at), p));
    greatest = f64x2.pmax(greatest, p);
  }
  for (let wire = BLOCK_WIRES - 1; wire > 0; wire--) {
    const half: usize = 8 << wire;
    let difference = f64x2.splat(0);
    for (let at = scratch; at < scratch + half; at += 16) {
      const zero = v128.load(at);
      const one = v128.load(at + half);
      difference = f64x2.add(difference, f64x2.sub(zero, one));
      v128.store(at, f64x2.add(zero, one));
    }
    store<f64>(to + (wire << 3), lanesOf(difference), 16);
  }
  const zero = load<f64>(scratch);
  const one = load<f64>(scratch, 8);
  store<f64>(to, zero + one);
  store<f64>(to, max(f64x2.extract_lane(greatest, 0), f64x2.extract_lane(greatest, 1)), 8);
  store<f64>(to, zero - one, 16);
}

/**
 * Adds `a[k with 1] conj(a[k with 0])` of the wires `low + skip` to `low + 2`. The places of three wires are left
 * out of a count, and its numbers from `first` on are taken: eight cells each, read once for all three wires.
 */
function addCoherences(
  cells: usize,
  first: u32,
  count: u32,
  low: u32,
  skip: u32,
  coherences: usize,
): void {
  const a: usize = 16 << low;
  const b = 2 * a;
  const c = 4 * a;
  const fixed = a + b + c;
  const stride = fixed + 16;
  const free = ~fixed;
  let offset: usize = (first & ((1 << low) - 1)) | ((first >> low) << (low + 3));
  offset <<= 4;
  let aRe = f64x2.splat(0);
  let aIm = aRe;
  let bRe = aRe;
  let bIm = aRe;
  let cRe = aRe;
  let cIm = aRe;
  for (; count > 0; count--) {
    const p = cells + offset;
    const q = p + c;
    const x0 = v128.load(p);
    const x1 = v128.load(p + a);
    const x2 = v128.load(p + b);
    const x3 = v128.load(p + a + b);
    const x4 = v128.load(q);
    const x5 = v128.load(q + a);
    const x6 = v128.load(q + b);
    const x7 = v128.load(q + a + b);
    aRe = f64x2.add(aRe, four(x1, x0, x3, x2, x5, x4, x7, x6));
    bRe = f64x2.add(bRe, four(x2, x0, x3, x1, x6, x4, x7, x5));
    cRe = f64x2.add(cRe, four(x4, x0, x5, x1, x6, x2, x7, x3));
    const y3 = swapped(x3);
    const y5 = swapped(x5);
    const y6 = swapped(x6);
    const y7 = swapped(x7);
    aIm = f64x2.add(aIm, four(swapped(x1), x0, y3, x2, y5, x4, y7, x6));
    bIm = f64x2.add(bIm, four(swapped(x2), x0, y3, x1, y6, x4, y7, x5));
    cIm = f64x2.add(cIm, four(swapped(x4), x0, y5, x1, y6, x2, y7, x3));
    offset = (offset + stride) & free;
  }
  const to = coherences + (low << 4);
  if (skip < 1) addCoherence(to, aRe, aIm);
  if (skip < 2) addCoherence(to + 16, bRe, bIm);
  addCoherence(to + 32, cRe, cIm);
}

/** A product with a conjugate: its real part is the sum of the lanes of `re`, its imaginary part lane 0 of `im` less lane 1. */
function addCoherence(to: usize, re: v128, im: v128): void {
  const difference = f64x2.extract_lane(im, 0) - f64x2.extract_lane(im, 1);
  store<f64>(to, load<f64>(to) + lanesOf(re));
  store<f64>(to, load<f64>(to, 8) + difference, 8);
}

/**
 * Adds `a[row] conj(a[column])` for each setting of the wires that are not in focus, column <= row: for each pair
 * the two cells that `addCoherence` takes.
 */
function addProducts(record: usize, share: u32, products: usize): void {
  const state = load<u32>(record, STATE);
  const fixed = load<u32>(record, FOCUS);
  const size = load<u32>(record, FOCUS_SIZE);
  const offsets = record + FOCUS_OFFSETS;
  const stride = fixed + 16;
  const free = ~fixed;
  const all = <u32>1 << load<u32>(record, WIRES);
  let count = all / size / load<u32>(record, SHARE_COUNT);
  let offset = spreadBits(share * count, free & ~15);
  for (; count > 0; count--) {
    const cells = state + offset;
    let to = products;
    for (let row: u32 = 0; row < size; row++) {
      const x = v128.load(cells + load<u32>(offsets + (row << 2)));
      const y = swapped(x);
      for (let column: u32 = 0; column <= row; column++, to += 32) {
        const z = v128.load(cells + load<u32>(offsets + (column << 2)));
        v128.store(to, f64x2.add(v128.load(to), f64x2.mul(x, z)));
        v128.store(to, f64x2.add(v128.load(to, 16), f64x2.mul(y, z)), 16);
      }
    }
    offset = (offset + stride) & free;
  }
}

/** The sum of four products. */
function four(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128, g: v128, h: v128): v128 {
  return f64x2.add(
    f64x2.add(f64x2.mul(a, b), f64x2.mul(c, d)),
    f64x2.add(f64x2.mul(e, f), f64x2.mul(g, h)),
  );
}

/** Im before re. */
function swapped(x: v128): v128 {
  return v128.shuffle<f64>(x, x, 1, 0);
}

function lanesOf(x: v128): f64 {
  return f64x2.extract_lane(x, 0) + f64x2.extract_lane(x, 1);
}
