import type { JobChannel } from './job-channel.ts';
import type { KernelPlan } from '../plan/kernel-plan.ts';
import type { Machine } from './machine.ts';
import { CHUNK_COUNTER, SWEEP_BYTES, TABLE_COUNTER, type PassAddress } from './records.ts';

/** Sweeps of a state that is one block run in groups, between which a run can be canceled. */
const SWEEPS_AT_ONCE = 32;
/** Below this many cells, the leader spreads real numbers alone. */
const FEW_CELLS = 2 ** 12;

/**
 * Runs a plan on the machine's state, and yields the finished part from time to time. Once the run is aborted, it ends
 * without finishing. Otherwise the machine then contains the amplitudes as interleaved re, im.
 */
export function* runPlan(
  machine: Machine,
  channel: JobChannel,
  plan: KernelPlan,
  wires: number,
): Generator<number, void> {
  machine.reserve(plan.wires);
  machine.loadSeed(plan);
  let stagesDone = 0;
  for (const stage of plan.stages()) {
    const passes = machine.loadPasses(plan.wires, stage);
    const whole = passes.reduce((sum, pass) => sum + pass.cost, 0);
    let done = 0;
    for (const pass of passes) {
      for (const part of pass.inPlace
        ? runInPlace(machine, pass)
        : runPass(machine, channel, pass)) {
        const ofStage = whole > 0 ? (done + part * pass.cost) / whole : part;
        yield (stagesDone + ofStage) / plan.stageCount;
      }
      if (channel.isAborted) return;
      done += pass.cost;
    }
    stagesDone++;
  }
  if (plan.isReal) spread(machine, channel, plan, 2 ** wires / 2);
}

function* runInPlace(
  machine: Machine,
  { sweeps, sweepCount }: PassAddress,
): Generator<number, void> {
  const { kernels, stateAddress } = machine;
  const scratch = machine.scratchAddress(0);
  for (let from = 0; from < sweepCount; from += SWEEPS_AT_ONCE) {
    const count = Math.min(SWEEPS_AT_ONCE, sweepCount - from);
    kernels.runSweeps(sweeps + from * SWEEP_BYTES, count, stateAddress, 0, scratch);
    yield (from + count) / sweepCount;
  }
}

function* runPass(
  machine: Machine,
  channel: JobChannel,
  { pass, tableCount, chunkCount }: PassAddress,
): Generator<number, void> {
  if (tableCount > 0) {
    channel.run({ kind: 'tables', record: pass, counter: pass + TABLE_COUNTER });
  }
  const chunks = { kind: 'chunks', record: pass, counter: pass + CHUNK_COUNTER } as const;
  const taken = new Int32Array(machine.memory.buffer, chunks.counter, 1);
  channel.begin(chunks);
  while (channel.takeChunk(chunks, 0)) yield Math.min(1, taken[0] / chunkCount);
  channel.finish();
}

/**
 * Turns real numbers into amplitudes, in place. It starts with the upper half, whose target is free, then the half
 * below, whose target is free by then, and so on.
 */
function spread(
  machine: Machine,
  channel: JobChannel,
  { re, im }: KernelPlan,
  cells: number,
): void {
  const state = machine.stateAddress;
  let left = cells;
  for (; left > FEW_CELLS; left /= 2) {
    const half = left / 2;
    const [from, to] = [state + 16 * half, state + 32 * half];
    channel.run({ kind: 'spread', from, to, cells: half, re, im });
  }
  machine.kernels.spreadReal(state, state, left, re, im);
}
