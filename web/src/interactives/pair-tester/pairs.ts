/** Pairs of qubits to test, entangled and separate, with the engine's results for their measurements. */
import {
  circuit,
  probabilitiesOf,
  sampleIndices,
  smallStateAfter,
  type CircuitBuilder,
  type Random,
  type StateVector,
} from '@qubloom/quantum';
import type { PairCounts } from '../../diagrams/pairs/pair-counts.ts';

export const pairs = [
  'equal',
  'equal-minus',
  'opposite',
  'opposite-minus',
  'h-h',
  'coins',
  'cards',
] as const;
export type Pair = (typeof pairs)[number];

export type Question = 'z' | 'x';
/** Alice's question, then Bob's. */
export const asks = ['zz', 'zx', 'xz', 'xx'] as const;
export type Ask = (typeof asks)[number];

/** Kets are read with the highest wire first, so this order reads as Alice, Bob. */
const alice = 1;
const bob = 0;

type Prepare = (line: CircuitBuilder) => CircuitBuilder;
const bell: Prepare = (line) => line.h(alice).cx(alice, bob);

/** The possible preparations of the pair, all equally likely. */
const prepared: Readonly<Record<Pair, readonly Prepare[]>> = {
  equal: [bell],
  'equal-minus': [(line) => bell(line).z(alice)],
  opposite: [(line) => bell(line).x(bob)],
  'opposite-minus': [(line) => bell(line).x(bob).z(alice)],
  'h-h': [(line) => line.h(alice).h(bob)],
  coins: [
    (line) => line,
    (line) => line.x(bob),
    (line) => line.x(alice),
    (line) => line.x(alice).x(bob),
  ],
  cards: [(line) => line, (line) => line.x(alice).x(bob)],
};

export function isEntangled(pair: Pair): boolean {
  return pair.startsWith('equal') || pair.startsWith('opposite');
}

/** The pair just before both look, one state for each way in which it may have been prepared. */
function askedStates(pair: Pair, ask: Ask): readonly StateVector[] {
  return prepared[pair].map((prepare) => {
    const line = prepare(circuit(2));
    if (ask[0] === 'x') line.h(alice);
    if (ask[1] === 'x') line.h(bob);
    return smallStateAfter(line.build());
  });
}

/** Returns the exact probabilities of the four results. */
export function exactFour(pair: Pair, ask: Ask): PairCounts {
  const distributions = askedStates(pair, ask).map(probabilitiesOf);
  const mean = (index: number) =>
    distributions.reduce((sum, probabilities) => sum + (probabilities[index] ?? 0), 0) /
    distributions.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}

/** Draws the results of looking at fresh pairs. */
export function drawFour(pair: Pair, ask: Ask, shots: number, random: Random): PairCounts {
  const states = askedStates(pair, ask);
  const found: [number, number, number, number] = [0, 0, 0, 0];
  const shotsOf = states.map(() => 0);
  for (let shot = 0; shot < shots; shot++) {
    const at = random.nextUint32() % states.length;
    shotsOf[at] = (shotsOf[at] ?? 0) + 1;
  }
  states.forEach((state, at) => {
    for (const [index, count] of sampleIndices(state, shotsOf[at] ?? 0, random)) {
      found[index as 0 | 1 | 2 | 3] += count;
    }
  });
  return found;
}
