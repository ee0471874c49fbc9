import { ROW_BYTES, stateAxis, type BlockLayout } from '../plan/block-layout.ts';
import type { Pass } from '../plan/pass-planner.ts';
import type { Factor, Sweep } from '../plan/sweep.ts';
import { countOf } from '../plan/wire-set.ts';

/*
 * Plans as the bytes that the kernels read. `assembly/sweep.ts` and `assembly/pass.ts` read them.
 */
export const SWEEP_BYTES = 208;
const SWEEP_NUMBERS = 80;
/** A pass record, followed by its two counters (tables taken, chunks taken). */
const PASS_BYTES = 128;
export const TABLE_COUNTER = 64;
export const CHUNK_COUNTER = 96;
const FACTOR_BYTES = 24;

/** The data for running a pass that is in memory. */
export interface PassAddress {
  readonly pass: number;
  readonly sweeps: number;
  readonly sweepCount: number;
  readonly tableCount: number;
  readonly chunkCount: number;
  readonly inPlace: boolean;
  readonly cost: number;
}

/** Returns the number of bytes that `writePasses` fills, including tables. */
export function bytesOfPasses(passes: readonly Pass[]): number {
  let bytes = 0;
  for (const { plan } of passes) {
    bytes += PASS_BYTES + plan.tables.length * 8 + 64;
    for (const sweep of [...plan.sweeps, ...plan.tables.flat()])
      bytes += SWEEP_BYTES + denseBytes(sweep) + factorBytes(sweep);
  }
  return bytes + 1024 + Math.max(...passes.map((pass) => tableAreaBytes(pass)));
}

/** Writes passes at `address`, for a state at `state`. */
export function writePasses(
  buffer: ArrayBufferLike,
  address: number,
  state: number,
  passes: readonly Pass[],
): PassAddress[] {
  const tables = address;
  const start = tables + roundUp(Math.max(...passes.map((pass) => tableAreaBytes(pass))), 64);
  const writer = new RecordWriter(buffer, start);
  return passes.map((pass) => writePass(writer, tables, state, pass));
}

class RecordWriter {
  readonly words: Uint32Array;
  readonly numbers: Float64Array;
  #next: number;

  constructor(buffer: ArrayBufferLike, address: number) {
    this.words = new Uint32Array(buffer, 0, Math.floor(buffer.byteLength / 4));
    this.numbers = new Float64Array(buffer, 0, Math.floor(buffer.byteLength / 8));
    this.#next = address;
  }

  /** Reserves this many bytes, filled with zeros. */
  take(bytes: number): number {
    const address = roundUp(this.#next, 16);
    this.#next = address + bytes;
    this.words.fill(0, address / 4, Math.ceil(this.#next / 4));
    return address;
  }
}

function writePass(writer: RecordWriter, tables: number, state: number, pass: Pass): PassAddress {
  const { plan, inPlace, outer } = pass;
  const { layout } = plan;
  const places = tableAddresses(tables, pass);
  const record = writer.take(PASS_BYTES);
  const sweeps = writeSweeps(writer, plan.sweeps, layout, places);
  const tableCount = isShared(pass) ? plan.tables.length : 0;
  const tableList = writer.take(8 * tableCount);
  for (let i = 0; i < tableCount; i++) {
    const build = writeSweeps(writer, plan.tables[i], layout, places);
    writer.words.set([build, plan.tables[i].length], tableList / 4 + 2 * i);
  }
  const chunkCount = 2 ** countOf(outer);
  const rowsBefore = rowMasks(layout, pass.active, inPlace);
  const rowsAfter = rowMasks(layout, plan.active, inPlace);
  writer.words.set(
    [
      sweeps,
      plan.sweeps.length,
      state,
      outerAxes(layout, outer),
      chunkCount,
      rowsBefore.state,
      rowsBefore.block,
      rowsAfter.state,
      rowsAfter.block,
      ROW_BYTES,
      inPlace ? 1 : 0,
      tableList,
      tableCount,
    ],
    record / 4,
  );
  return {
    pass: record,
    sweeps,
    sweepCount: plan.sweeps.length,
    tableCount,
    chunkCount,
    inPlace,
    cost: plan.cost * chunkCount,
  };
}

function writeSweeps(
  writer: RecordWriter,
  sweeps: readonly Sweep[],
  layout: BlockLayout,
  tables: readonly number[],
): number {
  const address = writer.take(SWEEP_BYTES * sweeps.length);
  for (const [i, sweep] of sweeps.entries())
    writeSweep(writer, address + i * SWEEP_BYTES, sweep, layout, tables);
  return address;
}

function writeSweep(
  writer: RecordWriter,
  address: number,
  sweep: Sweep,
  layout: BlockLayout,
  tables: readonly number[],
): void {
  const words = writer.words;
  const at = address / 4;
  words[at] = sweep.kind;
  words[at + 1] = sweep.fixed + 16;
  words[at + 2] = ~sweep.fixed;
  words[at + 3] = sweep.size ?? layout.bytes;
  words[at + 4] = sweep.outerMask ?? 0;
  words[at + 5] = sweep.outerValue ?? 0;
  words[at + 6] = sweep.a ?? 0;
  words[at + 7] = sweep.b ?? 0;
  words[at + 8] = sweep.c ?? 0;
  words[at + 9] = tableAddressOf(writer, sweep, tables);
  words[at + 10] = sweep.factors ? sweep.factors.length : (sweep.tableSize ?? 0);
  if (sweep.places) words.set(sweep.places, at + 11);
  words[at + 19] = sweep.onTable && sweep.table !== undefined ? tables[sweep.table] : 0;
  if (sweep.numbers) writer.numbers.set(sweep.numbers, (address + SWEEP_NUMBERS) / 8);
}

function tableAddressOf(writer: RecordWriter, sweep: Sweep, tables: readonly number[]): number {
  if (sweep.dense) return writeDense(writer, sweep.dense);
  if (sweep.factors) return writeFactors(writer, sweep.factors);
  return sweep.table === undefined ? 0 : tables[sweep.table];
}

function writeDense(
  writer: RecordWriter,
  { offsets, matrix }: NonNullable<Sweep['dense']>,
): number {
  const address = writer.take(denseHead(offsets.length) + 8 * matrix.length);
  writer.words.set(offsets, address / 4);
  writer.numbers.set(matrix, (address + denseHead(offsets.length)) / 8);
  return address;
}

function writeFactors(writer: RecordWriter, factors: readonly Factor[]): number {
  const address = writer.take(FACTOR_BYTES * factors.length);
  for (const [i, { outerMask, outerValue, re, im }] of factors.entries()) {
    const at = address + i * FACTOR_BYTES;
    writer.words.set([outerMask, outerValue], at / 4);
    writer.numbers.set([re, im], at / 8 + 1);
  }
  return address;
}

/** Returns wires as a mask of state axes. */
function outerAxes(layout: BlockLayout, wires: number): number {
  let mask = 0;
  for (const [wire, axis] of layout.stateAxes.entries()) if ((wires >>> wire) & 1) mask |= axis;
  return mask >>> 0;
}

/** Returns the rows of the block that contain something, as axes of the state and as axes of the block. */
function rowMasks(
  layout: BlockLayout,
  active: number,
  inPlace: boolean,
): { state: number; block: number } {
  let state = 0;
  let block = 0;
  for (const [wire, axis] of layout.axes.entries()) {
    if (axis < ROW_BYTES || ((active >>> wire) & 1) === 0) continue;
    state |= inPlace ? axis : stateAxis(wire, layout.hasPlane);
    block |= axis;
  }
  return { state, block };
}

/** Returns true if the pass has many chunks, so that its tables are built before them. */
function isShared({ outer }: Pass): boolean {
  return outer !== 0;
}

/** Tables for many chunks are next to each other. Tables of one chunk are used at once, so they share their place. */
function tableAddresses(area: number, pass: Pass): number[] {
  let next = area;
  return pass.plan.tableSizes.map((size) => {
    const address = roundUp(next, size);
    if (isShared(pass)) next = address + size;
    return address;
  });
}

/** Tables are aligned to their sizes, like blocks. */
function tableAreaBytes({ plan: { tableSizes } }: Pass): number {
  return tableSizes.reduce((sum, size) => sum + 2 * size, 0);
}

function denseBytes({ dense }: Sweep): number {
  return dense ? denseHead(dense.offsets.length) + 8 * dense.matrix.length + 16 : 0;
}

function factorBytes({ factors }: Sweep): number {
  return factors ? FACTOR_BYTES * factors.length + 16 : 0;
}

function denseHead(rows: number): number {
  return rows < 4 ? 16 : 4 * rows;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
