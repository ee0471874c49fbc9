import type { Circuit } from '../circuit/circuit.ts';
import { bitCount, wireCount } from '../circuit/operations.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { exactDistribution } from '../simulate/exact-distribution.ts';
import { formatBits } from '../state/bit-strings.ts';
import { probabilitiesOf } from '../state/probabilities.ts';
import type { DistributionGoal } from './goal.ts';
import type { Judge } from './judge.ts';
import { linkedWires } from './linked-wires.ts';

type Distribution = ReadonlyMap<string, number>;

/** Where the outcomes of a circuit are read, lowest place first. */
interface Reader {
  readonly unit: 'wires' | 'bits';
  sizeOf(circuit: Circuit): number;
  chancesOf(circuit: Circuit): Promise<Distribution>;
  wireOf(circuit: Circuit, place: number): number;
}

/** Nearness is 1 less half the sum of all differences: the chance that the two need not be told apart. */
export async function distributionJudge(goal: DistributionGoal): Promise<Judge> {
  const wanted = await distributionOfGoal(goal);
  const length = [...wanted.keys()][0]?.length ?? 0;
  const reader = goal.over === 'wires' ? wireReader : bitReader(length);
  return {
    size: { unit: reader.unit, wanted: length, foundIn: (circuit) => reader.sizeOf(circuit) },
    nearness: async (circuit) => closeness(await reader.chancesOf(circuit), wanted),
    cost: (circuit) => 2 ** wireCount(circuit),
    reordered: async (circuit, places) =>
      closeness(withBitsMoved(await reader.chancesOf(circuit), places), wanted),
    async unlinkedWires(circuit) {
      const found = await reader.chancesOf(circuit);
      const bits = Array.from({ length }, (_, bit) => bit);
      const unlinked = bits.filter(
        (bit) =>
          bits.some((other) => covary(wanted, bit, other)) &&
          !bits.some((other) => covary(found, bit, other)),
      );
      if (unlinked.length === 0) return [];
      // Linked wires may show independent chances, too: an H on one half of a Bell pair.
      const linked = await linkedWires(circuit);
      return unlinked.map((bit) => reader.wireOf(circuit, bit)).filter((wire) => !linked.has(wire));
    },
  };
}

const wireReader: Reader = {
  unit: 'wires',
  sizeOf: wireCount,
  async chancesOf(circuit) {
    const chances = new Map<string, number>();
    for (const { probability, state } of await branchesAfter(circuit)) {
      for (const [index, chance] of probabilitiesOf(state).entries()) {
        const outcome = formatBits(index, state.wires);
        chances.set(outcome, (chances.get(outcome) ?? 0) + probability * chance);
      }
    }
    return chances;
  },
  wireOf: (_, wire) => wire,
};

function bitReader(wanted: number): Reader {
  return {
    unit: 'bits',
    sizeOf: (circuit) => readBitsOf(circuit, wanted).length,
    chancesOf: (circuit) => distributionOf(circuit, wanted),
    wireOf: (circuit, bit) => wireOfBit(circuit, readBitsOf(circuit, wanted)[bit]),
  };
}

async function distributionOfGoal({ distribution }: DistributionGoal): Promise<Distribution> {
  if (distribution instanceof Map) return distribution;
  if ('columns' in distribution) return exactDistribution(distribution as Circuit);
  return new Map(Object.entries(distribution as Readonly<Record<string, number>>));
}

/**
 * The bits of an outcome that are compared, lowest first: all of them if they are as many as are wanted, or
 * only those that some look writes, so that bits which are there and never used do no harm.
 */
function readBitsOf(circuit: Circuit, wanted: number): readonly number[] {
  const looks = circuit.columns.flat().filter((operation) => operation.kind === 'measure');
  const length = looks.length > 0 ? bitCount(circuit) : wireCount(circuit);
  if (looks.length === 0 || length === wanted) return Array.from({ length }, (_, bit) => bit);
  return [...new Set(looks.map((look) => look.bit))].sort((a, b) => a - b);
}

async function distributionOf(circuit: Circuit, wanted: number): Promise<Distribution> {
  const whole = await exactDistribution(circuit);
  const highestFirst = readBitsOf(circuit, wanted).toReversed();
  const read = new Map<string, number>();
  for (const [outcome, chance] of whole) {
    const bits = highestFirst.map((bit) => outcome.at(-1 - bit)).join('');
    read.set(bits, (read.get(bits) ?? 0) + chance);
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

/** Bit `i` of an outcome stands at the end of the string less `i`. */
function withBitsMoved(distribution: Distribution, places: readonly number[]): Distribution {
  const last = places.length - 1;
  return new Map(
    [...distribution].map(([outcome, chance]) => {
      const moved = [...outcome];
      for (const [from, to] of places.entries()) moved[last - to] = outcome[last - from];
      return [moved.join(''), chance];
    }),
  );
}

/** Whether two different bits have anything to do with one another. */
function covary(distribution: Distribution, a: number, b: number): boolean {
  if (a === b) return false;
  let [both, first, second] = [0, 0, 0];
  for (const [outcome, chance] of distribution) {
    const isFirst = outcome.at(-1 - a) === '1';
    const isSecond = outcome.at(-1 - b) === '1';
    if (isFirst) first += chance;
    if (isSecond) second += chance;
    if (isFirst && isSecond) both += chance;
  }
  return Math.abs(both - first * second) > 1e-9;
}

/** The wire that was last looked at into a bit; the bit's own number where nothing is measured. */
function wireOfBit(circuit: Circuit, bit: number): number {
  const looks = circuit.columns.flat().filter((operation) => operation.kind === 'measure');
  return looks.findLast((look) => look.bit === bit)?.wire ?? bit;
}
