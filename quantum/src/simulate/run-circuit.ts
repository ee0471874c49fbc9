import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { createRandom, drawSuccesses, freshSeed, type Random } from '../random.ts';
import { sampleIndices } from '../state/sampling.ts';
import { productState, requireRoomFor } from '../state/state-vector.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { byOutcome } from './exact-distribution.ts';
import { plainBackend } from './plain-backend.ts';
import { readoutPlanOf, type FinalLook } from './readout.ts';
import { walk } from './walk.ts';

/** More shots than this are refused. */
export const MAX_SHOTS = 10_000_000;

export interface RunOptions extends BackendOptions {
  /** How often the circuit is run; 1024 if not told. */
  readonly shots?: number;
  /** Any safe integer. The same circuit, shots and seed give the same counts on every machine. */
  readonly seed?: number;
  readonly backend?: Backend;
}

export interface RunResult {
  /** How often each outcome came, in the order of the outcomes; written as by `exactDistribution`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly shots: number;
  /** The seed that was used, so that any run can be repeated. */
  readonly seed: number;
  /** The name of the backend that did the arithmetic. */
  readonly backend: string;
}

/**
 * Runs a circuit `shots` times and counts the outcomes. Shots that go the same way through measurements
 * in the middle share their arithmetic. Rejects with `InvalidCircuit`, `Cancelled`, `TooLarge`, or a
 * RangeError for a number of shots that is none.
 */
export async function runCircuit(circuit: Circuit, options: RunOptions = {}): Promise<RunResult> {
  const { shots = 1024, seed = freshSeed(), backend = plainBackend } = options;
  if (!Number.isSafeInteger(shots) || shots < 1 || shots > MAX_SHOTS) {
    throw new RangeError(`A circuit runs 1 to ${MAX_SHOTS} times, not ${shots}.`);
  }
  const plan = readoutPlanOf(circuit);
  requireRoomFor(wireCount(circuit), backend.maxWires);
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  await walk(
    { state: productState(circuit.initial), bits: new Uint8Array(bitCount(circuit)), weight: shots },
    {
      ...options,
      program: plan.program,
      backend,
      share: (weight, probabilities) => shareShots(weight, probabilities, random),
      arrive({ state, bits, weight }) {
        for (const [looked, count] of lookedCounts(sampleIndices(state, weight, random), plan.looks)) {
          const outcome = plan.formatOutcome(bits, looked);
          counts.set(outcome, (counts.get(outcome) ?? 0) + count);
        }
      },
    },
  );
  return { counts: new Map([...counts].sort(byOutcome)), shots, seed, backend: backend.name };
}

/** A multinomial draw, one choice after the other out of what is left. */
function shareShots(shots: number, probabilities: readonly number[], random: Random): number[] {
  let left = shots;
  let leftProbability = 1;
  return probabilities.map((probability, i) => {
    const isLast = i === probabilities.length - 1;
    const share = isLast ? left : drawSuccesses(random, left, probability / leftProbability);
    left -= share;
    leftProbability -= probability;
    return share;
  });
}

/** Counts by basis index become counts by what the looks saw: bit `i` is the value of look `i`. */
function lookedCounts(byIndex: ReadonlyMap<number, number>, looks: readonly FinalLook[]): Map<number, number> {
  const byLook = new Map<number, number>();
  for (const [index, count] of byIndex) {
    let looked = 0;
    for (const [i, { wire }] of looks.entries()) looked |= ((index >>> wire) & 1) << i;
    byLook.set(looked, (byLook.get(looked) ?? 0) + count);
  }
  return byLook;
}
