/*
 * A pass reads every active amplitude once, in chunks that fit a cache, runs a block program on each
 * chunk and writes it back. Chunks are independent: workers share them out with an atomic counter, and
 * the result does not depend on who did which.
 */
import { runSweeps } from './block';

/* Offsets of a pass record; `src/kernels/machine/records.ts` is the other side of this table. */
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
 * Works through the chunks that nobody has taken yet, at most `maxChunks` of them; false once all are taken.
 * `block` is this worker's own memory for one chunk, `scratch` its memory for dense matrices. Stops
 * early if the word at `stop` is not 0.
 */
export function runChunks(
  pass: usize,
  counter: usize,
  stop: usize,
  block: usize,
  scratch: usize,
  maxChunks: u32,
): bool {
  const sweeps = load<u32>(pass, SWEEPS);
  const sweepCount = load<u32>(pass, SWEEP_COUNT);
  const state = load<u32>(pass, STATE);
  const chunkBits = load<u32>(pass, CHUNK_BITS);
  const count = load<u32>(pass, CHUNK_COUNT);
  const inPlace = load<u32>(pass, IN_PLACE);
  for (; maxChunks > 0; maxChunks--) {
    const i = atomic.add<u32>(counter, 1);
    if (i >= count || atomic.load<u32>(stop) != 0) return false;
    const chunk = spreadBits(i, chunkBits);
    if (inPlace) {
      runSweeps(sweeps, sweepCount, state + chunk, chunk, scratch);
    } else {
      gather(pass, state + chunk, block);
      runSweeps(sweeps, sweepCount, block, chunk, scratch);
      scatter(pass, state + chunk, block);
    }
  }
  return true;
}

/** Puts the bits of `value`, lowest first, at the places of the bits of `mask`. */
export function spreadBits(value: u32, mask: u32): u32 {
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
