/** Pairs of qubits to test, entangled and separate, and what the engine says of their measurements. */
import {
  circuit,
  probabilitiesOf,
  smallStateAfter,
  type CircuitBuilder,
  type Random,
} from '@qubloom/quantum';

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
/** What Alice asks, then what Bob asks. */
export const asks = ['zz', 'zx', 'xz', 'xx'] as const;
export type Ask = (typeof asks)[number];

/** Of 00, 01, 10, 11: Alice's result, then Bob's. */
export type Four = readonly [number, number, number, number];

/** Kets are read with the highest wire first, so this order reads as Alice, Bob. */
const alice = 1;
const bob = 0;

type Prepare = (line: CircuitBuilder) => CircuitBuilder;
const bell: Prepare = (line) => line.h(alice).cx(alice, bob);

/** What stands in the pair, one of these each time, all as likely. */
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

/** The exact probabilities of the four results. */
export function exactFour(pair: Pair, ask: Ask): Four {
  const distributions = prepared[pair].map((prepare) => {
    const line = prepare(circuit(2));
    if (ask[0] === 'x') line.h(alice);
    if (ask[1] === 'x') line.h(bob);
    return probabilitiesOf(smallStateAfter(line.build()));
  });
  const mean = (index: number) =>
    distributions.reduce((sum, probabilities) => sum + (probabilities[index] ?? 0), 0) /
    distributions.length;
  return [mean(0), mean(1), mean(2), mean(3)];
}

/** Below this a result is rounding and never comes up. */
const negligible = 1e-12;

/** The results of looking at fresh pairs. */
export function drawFour(probabilities: Four, shots: number, random: Random): Four {
  const found: [number, number, number, number] = [0, 0, 0, 0];
  for (let shot = 0; shot < shots; shot++) {
    let remaining = random.next();
    let at = probabilities.findLastIndex((probability) => probability > negligible);
    for (const [index, probability] of probabilities.entries()) {
      if (probability <= negligible) continue;
      if (remaining < probability) {
        at = index;
        break;
      }
      remaining -= probability;
    }
    found[at as 0 | 1 | 2 | 3]++;
  }
  return found;
}

export const totalOf = (four: Four) => four[0] + four[1] + four[2] + four[3];
export const equalOf = (four: Four) => four[0] + four[3];
export const bobsOnes = (four: Four) => four[1] + four[3];
