import { blockFiller, BLOCK_WIRES, zMeansOfBlocks } from '../../inspect/basis-survey.ts';
import { createLikeliest } from '../../inspect/probabilities.ts';
import type { StateSums, SumsRequest } from '../../inspect/state-sums.ts';
import type { Matrix } from '../../matrix.ts';
import { stateBytes } from '../plan/block-layout.ts';
import type { Machine } from './machine.ts';
import type { JobChannel } from './job-channel.ts';

/*
 * The sums of `inspect/state-sums.ts`, over the state in a machine's memory. `assembly/sums.ts` uses the same tables,
 * which are behind the state: a record, the results of each share, and twelve numbers for each block.
 */
const Word = { state: 0, wires: 1, shares: 2, blocks: 3, results: 4, focus: 5, focusSize: 6 };
const FOCUS_OFFSETS = 7;
const COUNTER = 64;
const RECORD_BYTES = 128;

/**
 * The numbers of a share: the probabilities by the wires of a block, the coherences of each wire, and products of the
 * focus.
 */
const COHERENCES = 1024;
const PRODUCTS = 1088;
const SHARE_NUMBERS = 1344;
const BLOCK_NUMBERS = 12;

/** The number of shares is independent of the number of workers, so that the sums are equal to the last bit. */
const SHARES = 16;
/** Below this, plain code is as fast, and a share does not have enough wires. */
const MIN_WIRES = 16;
const MAX_FOCUS = 3;

export function canSum(wires: number, { focus }: SumsRequest): boolean {
  return wires >= MIN_WIRES && focus.length <= MAX_FOCUS;
}

/** Returns the number of bytes to be reserved behind a state. */
export function bytesOfSums(wires: number): number {
  return (
    RECORD_BYTES +
    8 * (SHARES * SHARE_NUMBERS + BLOCK_NUMBERS * 2 ** Math.max(0, wires - BLOCK_WIRES))
  );
}

/**
 * Sums up the state of the last run, if `canSum`. It takes four to five passes over the state, shared by all workers.
 */
export function sumState(
  machine: Machine,
  channel: JobChannel,
  wires: number,
  { focus, maxLikeliest }: SumsRequest,
): StateSums {
  machine.reserve(wires, bytesOfSums(wires));
  const record = machine.stateAddress + stateBytes(wires, true);
  const results = record + RECORD_BYTES;
  const blocks = results + 8 * SHARES * SHARE_NUMBERS;
  const words = new Uint32Array(machine.memory.buffer, record, RECORD_BYTES / 4).fill(0);
  words[Word.state] = machine.stateAddress;
  words[Word.wires] = wires;
  words[Word.shares] = SHARES;
  words[Word.blocks] = blocks;
  words[Word.results] = results;
  const size = 2 ** focus.length;
  for (let setting = 0; setting < size; setting++) {
    words[FOCUS_OFFSETS + setting] = focus.reduce(
      (sum, wire, place) => sum + 16 * ((setting >> place) & 1) * 2 ** wire,
      0,
    );
  }
  words[Word.focus] = words[FOCUS_OFFSETS + size - 1];
  words[Word.focusSize] = size;
  channel.run({ kind: 'sums', record, counter: record + COUNTER });

  const { buffer } = machine.memory;
  const total = totalOf(new Float64Array(buffer, results, SHARES * SHARE_NUMBERS));
  const numbers = new Float64Array(buffer, blocks, BLOCK_NUMBERS * 2 ** (wires - BLOCK_WIRES));
  return {
    z: zMeansOfBlocks({
      low: total.subarray(0, COHERENCES),
      high: column(numbers, 0),
      lowMeans: Array.from({ length: BLOCK_WIRES }, (_, wire) => column(numbers, 2 + wire)),
    }),
    coherences: total.slice(COHERENCES, COHERENCES + 2 * wires),
    focus: hermitianOf(size, total.subarray(PRODUCTS)),
    likeliest: likeliestOf(machine, wires, column(numbers, 1), maxLikeliest),
  };
}

/** Returns the results of all shares, added in their order. */
function totalOf(results: Float64Array): Float64Array {
  const total = results.slice(0, SHARE_NUMBERS);
  for (let share = 1; share < SHARES; share++) {
    for (let at = 0; at < SHARE_NUMBERS; at++) total[at] += results[share * SHARE_NUMBERS + at];
  }
  return total;
}

/** Returns one number from each block. */
function column(numbers: Float64Array, place: number): Float64Array {
  return Float64Array.from(
    { length: numbers.length / BLOCK_NUMBERS },
    (_, block) => numbers[BLOCK_NUMBERS * block + place],
  );
}

/**
 * Each pair with column <= row has four numbers: re is the sum of the first two, and im is the difference of the
 * others.
 */
function hermitianOf(size: number, products: Float64Array): Matrix {
  const entries = new Float64Array(2 * size * size);
  let at = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++, at += 4) {
      const re = products[at] + products[at + 1];
      const im = products[at + 2] - products[at + 3];
      entries.set([re, -im], 2 * (column * size + row));
      entries.set([re, row === column ? 0 : im], 2 * (row * size + column));
    }
  }
  return { size, entries };
}

/** Reads only blocks whose greatest probability would be kept, about `max` times the logarithm of their number. */
function likeliestOf(machine: Machine, wires: number, greatest: Float64Array, max: number) {
  const found = createLikeliest(max);
  const fill = blockFiller({ wires, amplitudes: machine.amplitudes(wires) });
  const probabilities = new Float64Array(2 ** BLOCK_WIRES);
  for (const [block, probability] of greatest.entries()) {
    if (!found.takes(probability)) continue;
    fill(probabilities, block * probabilities.length);
    found.add(probabilities, block * probabilities.length);
  }
  return found.list;
}
