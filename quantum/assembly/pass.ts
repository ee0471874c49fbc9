/*
 * A pass reads every active amplitude once, in chunks that fit a cache, runs a block program on each
 * chunk and writes it back. Chunks are independent: workers share them out with an atomic counter, and
 * the result does not depend on who did which.
 */
import { runSweeps } from './block';

/* Offsets of a pass record; `src/kernels/program/records.ts` is the other side of this table. */
const SWEEPS: usize = 0;
const SWEEP_COUNT: usize = 4;
const STATE: usize = 8;
/** Bits of a state offset that number the chunks. */
const CHUNK_BITS: usize = 12;
const CHUNK_COUNT: usize = 16;
/** Rows that hold something before and after the pass: bits of a state offset, and of a block offset. */
const STATE_ROWS_BEFORE: usize = 20;
const BLOCK_ROWS_BEFORE: usize = 24;
const STATE_ROWS_AFTER: usize = 28;
const BLOCK_ROWS_AFTER: usize = 32;
const ROW_BYTES: usize = 36;
/** 1: the block is contiguous in the state, so it is worked on where it lies. */
const IN_PLACE: usize = 40;
/** Pairs of (sweeps, count), one for each table. */
const TABLES: usize = 44;
const TABLE_COUNT: usize = 48;
/** Factors of whole chunks: records of mask, value (u32), re, im (f64). */
const FACTORS: usize = 52;
const FACTOR_COUNT: usize = 56;
/** 1: real and imaginary parts, 0: real numbers only. */
const HAS_PLANE: usize = 60;

/** Builds the tables that nobody has taken yet. Returns when there is none left to take. */
export function buildTables(pass: usize, counter: usize): void {
  const tables = load<u32>(pass, TABLES);
  const count = load<u32>(pass, TABLE_COUNT);
  for (let i = atomic.add<u32>(counter, 1); i < count; i = atomic.add<u32>(counter, 1)) {
    const table = tables + 8 * i;
    runSweeps(load<u32>(table, 0), load<u32>(table, 4), 0, 0, 0);
  }
}

/**
 * Works through the chunks that nobody has taken yet, at most `most` of them; false once all are taken.
 * `block` is this worker's own memory for one chunk, `scratch` its memory for dense matrices. Stops
 * early if the word at `stop` is not 0.
 */
export function runChunks(pass: usize, counter: usize, stop: usize, block: usize, scratch: usize, most: u32): bool {
  const sweeps = load<u32>(pass, SWEEPS);
  const sweepCount = load<u32>(pass, SWEEP_COUNT);
  const state = load<u32>(pass, STATE);
  const chunkBits = load<u32>(pass, CHUNK_BITS);
  const count = load<u32>(pass, CHUNK_COUNT);
  const inPlace = load<u32>(pass, IN_PLACE);
  for (; most > 0; most--) {
    const i = atomic.add<u32>(counter, 1);
    if (i >= count || atomic.load<u32>(stop) != 0) return false;
    const chunk = spreadBits(i, chunkBits);
    if (inPlace) {
      multiplyFactors(pass, state + chunk, chunk);
      runSweeps(sweeps, sweepCount, state + chunk, chunk, scratch);
    } else {
      gather(pass, state + chunk, block);
      multiplyFactors(pass, block, chunk);
      runSweeps(sweeps, sweepCount, block, chunk, scratch);
      scatter(pass, state + chunk, block);
    }
  }
  return true;
}

/** Puts the bits of `value`, lowest first, at the places of the bits of `mask`. */
function spreadBits(value: u32, mask: u32): u32 {
  let spread: u32 = 0;
  for (; mask != 0; mask &= mask - 1, value >>= 1) {
    if (value & 1) spread |= mask & -mask;
  }
  return spread;
}

/** Rows that are still zero are not read: the program fills them when their qubit begins to grow. */
function gather(pass: usize, state: usize, block: usize): void {
  const stateRows = load<u32>(pass, STATE_ROWS_BEFORE);
  const blockRows = load<u32>(pass, BLOCK_ROWS_BEFORE);
  const bytes = load<u32>(pass, ROW_BYTES);
  let from: u32 = 0;
  let to: u32 = 0;
  do {
    copyRow(state + from, block + to, bytes);
    from = (from - stateRows) & stateRows;
    to = (to - blockRows) & blockRows;
  } while (from != 0);
}

function scatter(pass: usize, state: usize, block: usize): void {
  const stateRows = load<u32>(pass, STATE_ROWS_AFTER);
  const blockRows = load<u32>(pass, BLOCK_ROWS_AFTER);
  const bytes = load<u32>(pass, ROW_BYTES);
  let from: u32 = 0;
  let to: u32 = 0;
  do {
    copyRow(block + from, state + to, bytes);
    from = (from - blockRows) & blockRows;
    to = (to - stateRows) & stateRows;
  } while (to != 0);
}

/** `bytes` is a multiple of 64. */
function copyRow(from: usize, to: usize, bytes: u32): void {
  for (const end = from + bytes; from < end; from += 64, to += 64) {
    v128.store(to, v128.load(from));
    v128.store(to, v128.load(from, 16), 16);
    v128.store(to, v128.load(from, 32), 32);
    v128.store(to, v128.load(from, 48), 48);
  }
}

/** Diagonal gates that touch no qubit of the block multiply all of a chunk by one number. */
function multiplyFactors(pass: usize, block: usize, chunk: u32): void {
  let re: f64 = 1;
  let im: f64 = 0;
  let factor = <usize>load<u32>(pass, FACTORS);
  for (let left = load<u32>(pass, FACTOR_COUNT); left > 0; left--, factor += 24) {
    if ((chunk & load<u32>(factor, 0)) != load<u32>(factor, 4)) continue;
    const c = load<f64>(factor, 8);
    const s = load<f64>(factor, 16);
    const x = re;
    re = c * re - s * im;
    im = c * im + s * x;
  }
  if (re != 1 || im != 0) multiplyRows(pass, block, f64x2.splat(re), f64x2.splat(im));
}

function multiplyRows(pass: usize, block: usize, c: v128, s: v128): void {
  const rows = load<u32>(pass, BLOCK_ROWS_BEFORE);
  const bytes = load<u32>(pass, ROW_BYTES);
  const hasPlane = load<u32>(pass, HAS_PLANE);
  let row: u32 = 0;
  do {
    for (let p = block + row, end = p + bytes; p < end; p += 32) {
      const x = v128.load(p);
      const y = v128.load(p, 16);
      if (hasPlane) {
        v128.store(p, f64x2.sub(f64x2.mul(c, x), f64x2.mul(s, y)));
        v128.store(p, f64x2.add(f64x2.mul(c, y), f64x2.mul(s, x)), 16);
      } else {
        v128.store(p, f64x2.mul(c, x));
        v128.store(p, f64x2.mul(c, y), 16);
      }
    }
    row = (row - rows) & rows;
  } while (row != 0);
}
