import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { exactDistribution } from '../simulate/exact-distribution.ts';
import { formatBits } from '../state/bit-strings.ts';
import { probabilitiesOf } from '../state/probabilities.ts';
import type { DistributionGoal } from './goal.ts';
import type { Judge } from './judge.ts';
import { entangledWires } from './entangled-wires.ts';

type Distribution = ReadonlyMap<string, number>;

/** The places from which a circuit's outcomes are read, lowest place first. */
interface OutcomeParser {
  readonly unit: 'wires' | 'bits';
  sizeOf(circuit: Circuit): number;
  outcomesOf(circuit: Circuit): Promise<Distribution>;
  wireOf(circuit: Circuit, place: number): number;
}

/** Nearness is 1 minus half the sum of all differences, which is how much the two distributions overlap. */
export async function distributionJudge(goal: DistributionGoal): Promise<Judge> {
  const { wanted, length, outcomes } = await comparisonOf(goal);
  return {
    size: { unit: outcomes.unit, wanted: length, foundIn: (circuit) => outcomes.sizeOf(circuit) },
    nearness: async (circuit) => closeness(await outcomes.outcomesOf(circuit), wanted),
    cost: (circuit) => 2 ** wireCount(circuit),
    reordered: async (circuit, permutation) =>
      closeness(withBitsMoved(await outcomes.outcomesOf(circuit), permutation), wanted),
    async separateWires(circuit) {
      const found = await outcomes.outcomesOf(circuit);
      const bits = Array.from({ length }, (_, bit) => bit);
      const separate = bits.filter(
        (bit) =>
          bits.some((other) => covary(wanted, bit, other)) &&
          !bits.some((other) => covary(found, bit, other)),
      );
      if (separate.length === 0) return [];
      // Entangled wires can also have independent distributions: an H on one half of a Bell pair, for example.
      const entangled = await entangledWires(circuit);
      return separate
        .map((bit) => outcomes.wireOf(circuit, bit))
        .filter((wire) => !entangled.has(wire));
    },
  };
}

/** Returns the goal, the length of its outcomes, and the places from which those of a circuit are read. */
export async function comparisonOf(goal: DistributionGoal) {
  const wanted = await distributionOfGoal(goal);
  const length = [...wanted.keys()][0]?.length ?? 0;
  const outcomes = goal.over === 'wires' ? wireOutcomes : bitOutcomes(length);
  return { wanted, length, outcomes };
}

const wireOutcomes: OutcomeParser = {
  unit: 'wires',
  sizeOf: wireCount,
  async outcomesOf(circuit) {
    const distribution = new Map<string, number>();
    for (const { probability, state } of await branchesAfter(circuit)) {
      for (const [index, ofIndex] of probabilitiesOf(state).entries()) {
        const outcome = formatBits(index, state.wires);
        distribution.set(outcome, (distribution.get(outcome) ?? 0) + probability * ofIndex);
      }
    }
    return distribution;
  },
  wireOf: (_, wire) => wire,
};

function bitOutcomes(wanted: number): OutcomeParser {
  return {
    unit: 'bits',
    sizeOf: (circuit) => readBitsOf(circuit, wanted).length,
    outcomesOf: (circuit) => distributionOf(circuit, wanted),
    wireOf: (circuit, bit) => wireOfBit(circuit, readBitsOf(circuit, wanted)[bit]),
  };
}

async function distributionOfGoal({ distribution }: DistributionGoal): Promise<Distribution> {
  if (distribution instanceof Map) return distribution;
  if ('columns' in distribution) return exactDistribution(distribution as Circuit);
  return new Map(Object.entries(distribution as Readonly<Record<string, number>>));
}

/**
 * Returns the bits of an outcome that are compared, lowest first. These are all bits if their number is right, else
 * only those that some measurement writes, so that unused bits do no harm.
 */
function readBitsOf(circuit: Circuit, wanted: number): readonly number[] {
  const measurements = circuit.columns.flat().filter((operation) => operation.kind === 'measure');
  const length = measurements.length > 0 ? bitCount(circuit) : wireCount(circuit);
  if (measurements.length === 0 || length === wanted)
    return Array.from({ length }, (_, bit) => bit);
  return [...new Set(measurements.map((measurement) => measurement.bit))].sort((a, b) => a - b);
}

async function distributionOf(circuit: Circuit, wanted: number): Promise<Distribution> {
  const whole = await exactDistribution(circuit);
  const highestFirst = readBitsOf(circuit, wanted).toReversed();
  const read = new Map<string, number>();
  for (const [outcome, probability] of whole) {
    const bits = highestFirst.map((bit) => outcome.at(-1 - bit)).join('');
    read.set(bits, (read.get(bits) ?? 0) + probability);
  }
  return read;
}

function closeness(found: Distribution, wanted: Distribution): number {
  let apart = 0;
  for (const outcome of new Set([...found.keys(), ...wanted.keys()])) {
    apart += Math.abs((found.get(outcome) ?? 0) - (wanted.get(outcome) ?? 0));
  }
  return Math.max(0, 1 - apart / 2);
}

/** Bit `i` of an outcome is `i` places before the end of the string. */
function withBitsMoved(distribution: Distribution, permutation: readonly number[]): Distribution {
  const last = permutation.length - 1;
  return new Map(
    [...distribution].map(([outcome, probability]) => {
      const moved = [...outcome];
      for (const [from, to] of permutation.entries()) moved[last - to] = outcome[last - from];
      return [moved.join(''), probability];
    }),
  );
}

/** Returns true if two different bits depend on each other. */
function covary(distribution: Distribution, a: number, b: number): boolean {
  if (a === b) return false;
  let [both, first, second] = [0, 0, 0];
  for (const [outcome, probability] of distribution) {
    const isFirst = outcome.at(-1 - a) === '1';
    const isSecond = outcome.at(-1 - b) === '1';
    if (isFirst) first += probability;
    if (isSecond) second += probability;
    if (isFirst && isSecond) both += probability;
  }
  return Math.abs(both - first * second) > 1e-9;
}

/** Returns the wire that was last measured into a bit, or the bit's own number if nothing is measured. */
function wireOfBit(circuit: Circuit, bit: number): number {
  const measurements = circuit.columns.flat().filter((operation) => operation.kind === 'measure');
  return measurements.findLast((measurement) => measurement.bit === bit)?.wire ?? bit;
}
