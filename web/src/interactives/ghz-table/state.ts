/**
 * The GHZ game. Each of three players gets a question, 0 or 1; together, the questions are 000, 011, 101, or 110.
 * They win if the sum of their answers is even for 000 and odd for the others. No plan wins all four; entangled
 * qubits do. Source: Mermin, Am. J. Phys. 58, 731 (1990).
 */
import { circuit, smallStateAfter, type Random, type StateVector } from '@qubloom/quantum';
import { amplitudesOf, probabilityOf } from '../../diagrams/bars/amplitudes.ts';
import { drawBits } from '../../diagrams/trials/draws.ts';

export type Bit = 0 | 1;
export type Three = readonly [Bit, Bit, Bit];

export const askedOf: readonly Three[] = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
];

/** Each player's answers to question 0 and to question 1. */
export type GhzPlan = readonly [readonly [Bit, Bit], readonly [Bit, Bit], readonly [Bit, Bit]];

export const firstPlan: GhzPlan = [
  [0, 0],
  [0, 0],
  [0, 0],
];

export function withAnswerFlipped([a, b, c]: GhzPlan, player: 0 | 1 | 2, question: Bit): GhzPlan {
  const flipped = ([first, second]: readonly [Bit, Bit], at: number) =>
    at !== player
      ? ([first, second] as const)
      : question === 0
        ? ([opposite(first), second] as const)
        : ([first, opposite(second)] as const);
  return [flipped(a, 0), flipped(b, 1), flipped(c, 2)];
}

function opposite(bit: Bit): Bit {
  return bit === 0 ? 1 : 0;
}

export function isWon(asked: Three, answers: Three): boolean {
  const isOdd = answers.filter((bit) => bit === 1).length % 2 === 1;
  return isOdd === asked.includes(1);
}

export function answersOf(plan: GhzPlan, asked: Three): Three {
  return [plan[0][asked[0]], plan[1][asked[1]], plan[2][asked[2]]];
}

/** Three entangled qubits, rotated for a measurement along X for question 0 and along minus Y for question 1. */
function entangledQubits(asked: Three): StateVector {
  const builder = circuit(3).h(0).cx(0, 1).cx(1, 2);
  for (const [wire, question] of asked.entries()) {
    if (question === 1) builder.s(wire);
    builder.h(wire);
  }
  return smallStateAfter(builder.build());
}

/** Returns the exact probability that three entangled qubits win. */
export function entangledProbability(asked: Three): number {
  return amplitudesOf(entangledQubits(asked))
    .filter(({ bits }) => isWon(asked, threeOf(bits)))
    .reduce((sum, amplitude) => sum + probabilityOf(amplitude), 0);
}

/** Measures fresh entangled qubits once, for the three players. */
export function entangledAnswers(asked: Three, random: Random): Three {
  return threeOf(drawBits(entangledQubits(asked), random));
}

function threeOf(bits: string): Three {
  const [c, b, a] = [...bits].map((bit): Bit => (bit === '1' ? 1 : 0));
  return [a ?? 0, b ?? 0, c ?? 0];
}
