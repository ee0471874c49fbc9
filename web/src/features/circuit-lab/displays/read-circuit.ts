/** From a circuit to what the displays show of it. The same code runs on the page and in the worker. */
import {
  branchesAfter,
  createStepper,
  densityAfter,
  MAX_DENSITY_WIRES,
  wireCount,
  type Backend,
  type CancelSignal,
  type CircuitBranch,
  type Mixture,
} from '@qubloom/quantum';
import { partFinalLooks, type PartedCircuit } from './final-looks.ts';
import { readDensity } from './read-density.ts';
import { readMixture, type Looked } from './read-mixture.ts';
import { mostWays, type Reading, type ReadingRequest, type Way } from './reading.ts';
import { greatest } from './sums.ts';

export interface JobOptions {
  readonly backend?: Backend;
  readonly signal?: CancelSignal;
  readonly onProgress?: (part: number) => void;
}

/** Wires and parting ways together: 2^20 amplitudes in all the ways. */
const mostParted = 20;
/** Below this a way is rounding. */
const nothing = 1e-12;

export async function readCircuit(
  request: ReadingRequest,
  options: JobOptions = {},
): Promise<Reading> {
  const { circuit, noise, focus, way } = request;
  const wires = wireCount(circuit);
  if (noise && wires <= MAX_DENSITY_WIRES) {
    return readDensity(densityAfter(circuit, undefined, { noise }), wires, focus);
  }
  const parted = partFinalLooks(circuit);
  const isOneOfMany = parted.choices > 0 && wires + parted.choices > mostParted;
  const branches = isOneOfMany
    ? await likeliestBranch(parted, options)
    : await branchesAfter(parted.before, undefined, options);
  const { ways, wayCount } = waysOf(branches, parted);
  const chosen = ways.some(({ bits }) => bits === way) ? way : null;
  const looked = lookedAt(branches, parted, wayCount === 1 ? (ways[0]?.bits ?? null) : chosen);
  return {
    ...readMixture(looked, wires, focus),
    bits: parted.bits,
    ways,
    wayCount,
    way: chosen,
    noise: noise ? 'left out' : 'none',
    isOneOfMany,
  };
}

async function likeliestBranch(
  { before }: PartedCircuit,
  { backend, ...options }: JobOptions,
): Promise<readonly CircuitBranch[]> {
  const stepper = createStepper({ ...(backend && { backend }), memory: 0 });
  const { bits, ...state } = await stepper.stateAfter(before, undefined, options);
  return [{ probability: 1, bits, state }];
}

interface Ways {
  /** The likeliest first. */
  readonly ways: readonly Way[];
  readonly wayCount: number;
}

/** What the looks may have shown; no ways where nothing is looked at. */
function waysOf(branches: readonly CircuitBranch[], parted: PartedCircuit): Ways {
  const [only] = branches;
  if (parted.bits.length === 0) return { ways: [], wayCount: 0 };
  const nameOf = (bits: Uint8Array, found: number) => {
    const written = bits.slice();
    for (const [i, { bit }] of parted.looks.entries()) written[bit] = (found >> i) & 1;
    return parted.bits.map((bit) => written[bit]).join('');
  };
  if (only && branches.length === 1) {
    const sums = jointChances(only.state.amplitudes, parted);
    const ways = greatest(sums, mostWays)
      .map((found) => ({ bits: nameOf(only.bits, found), chance: sums[found] ?? 0 }))
      .filter(({ chance }) => chance > nothing);
    return { ways, wayCount: sums.reduce((count, p) => (p > nothing ? count + 1 : count), 0) };
  }
  const chances = new Map<string, number>();
  for (const { probability, bits, state } of branches) {
    for (const [found, chance] of jointChances(state.amplitudes, parted).entries()) {
      if (chance <= nothing) continue;
      const name = nameOf(bits, found);
      chances.set(name, (chances.get(name) ?? 0) + probability * chance);
    }
  }
  const ways = [...chances]
    .map(([bits, chance]) => ({ bits, chance }))
    .sort((a, b) =>
      Math.abs(b.chance - a.chance) > nothing ? b.chance - a.chance : a.bits < b.bits ? -1 : 1,
    );
  return { ways: ways.slice(0, mostWays), wayCount: ways.length };
}

/** What the final looks may find: bit i of the index is what `looks[i]` finds. */
function jointChances(a: Float64Array, { looks }: PartedCircuit): Float64Array {
  const sums = new Float64Array(2 ** looks.length);
  for (let k = 0; k < a.length / 2; k++) {
    const chance = (a[2 * k] ?? 0) ** 2 + (a[2 * k + 1] ?? 0) ** 2;
    if (chance === 0) continue;
    let found = 0;
    for (let i = 0; i < looks.length; i++) found |= ((k >> (looks[i]?.wire ?? 0)) & 1) << i;
    sums[found] = (sums[found] ?? 0) + chance;
  }
  return sums;
}

/** The state when the looks are done: of one way if it is told, else of all together. */
function lookedAt(
  branches: readonly CircuitBranch[],
  parted: PartedCircuit,
  way: string | null,
): Looked {
  if (way === null) {
    return { mixture: branches, lookedWires: parted.looks.map(({ wire }) => wire) };
  }
  const told = new Map(parted.bits.map((bit, i) => [bit, Number(way[i])]));
  const finals = new Set(parted.looks.map(({ bit }) => bit));
  const mask = parted.looks.reduce((sum, { wire }) => sum | (1 << wire), 0);
  const wanted = parted.looks.reduce(
    (sum, { wire, bit }) => sum | ((told.get(bit) ?? 0) << wire),
    0,
  );
  const kept = branches
    .filter(({ bits }) =>
      parted.bits.every((bit) => finals.has(bit) || bits[bit] === told.get(bit)),
    )
    .map((branch) => projected(branch, mask, wanted))
    .filter(({ probability }) => probability > nothing);
  const total = kept.reduce((sum, { probability }) => sum + probability, 0);
  const mixture = kept.map((one) => ({ ...one, probability: one.probability / total }));
  return { mixture, lookedWires: [] };
}

/** The part of a state whose wires in `mask` are `wanted`, as a state of its own. */
function projected(
  { probability, state }: CircuitBranch,
  mask: number,
  wanted: number,
): Mixture[number] {
  if (mask === 0) return { probability, state };
  const amplitudes = state.amplitudes.slice();
  let left = 0;
  for (let k = 0; k < amplitudes.length / 2; k++) {
    if ((k & mask) !== wanted) amplitudes.fill(0, 2 * k, 2 * k + 2);
    else left += (amplitudes[2 * k] ?? 0) ** 2 + (amplitudes[2 * k + 1] ?? 0) ** 2;
  }
  const scale = left > 0 ? 1 / Math.sqrt(left) : 0;
  for (let i = 0; i < amplitudes.length; i++) amplitudes[i] = (amplitudes[i] ?? 0) * scale;
  return { probability: probability * left, state: { wires: state.wires, amplitudes } };
}
