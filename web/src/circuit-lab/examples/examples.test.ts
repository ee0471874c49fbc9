import {
  conditionalProbability,
  exactDistribution,
  marginalProbabilities,
  problemsOf,
  smallStateAfter,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { exampleOf, examples } from './examples.ts';

const circuitOf = (id: string) => {
  const example = exampleOf(id);
  if (!example) throw new Error(`There is no example ${id}.`);
  return example.circuit();
};
const probabilitiesOf = async (id: string) =>
  Object.fromEntries(await exactDistribution(circuitOf(id)));
const total = (probabilities: Record<string, number>, counts: (outcome: string) => boolean) =>
  Object.entries(probabilities).reduce(
    (sum, [key, probability]) => sum + (counts(key) ? probability : 0),
    0,
  );

describe('the examples', () => {
  it.each(examples)(
    '$title is sound, and has a description of one sentence',
    ({ circuit, sentence }) => {
      expect(problemsOf(circuit())).toEqual([]);
      expect(sentence).toMatch(/^[A-Zq][^!?]*\.$/);
    },
  );

  it.each([
    ['bell', { '00': 0.5, '11': 0.5 }],
    ['ghz', { '000': 0.5, '111': 0.5 }],
    ['superdense', { '11': 1 }],
    ['deutsch-jozsa', { '11': 1 }],
    ['bernstein-vazirani', { '101': 1 }],
    ['phase-estimation', { '001': 1 }],
    ['qft', { '000': 0.25, '010': 0.25, '100': 0.25, '110': 0.25 }],
  ])('%s has the known result', async (id, known) => {
    const probabilities = await probabilitiesOf(id);
    const likely = Object.fromEntries(
      Object.entries(probabilities).filter(([, probability]) => probability > 1e-9),
    );
    expect(Object.keys(likely)).toEqual(Object.keys(known));
    for (const [outcome, probability] of Object.entries(known)) {
      expect(likely[outcome]).toBeCloseTo(probability, 9);
    }
  });

  it('finds the marked item with 94.5 percent after two steps of Grover', async () => {
    expect((await probabilitiesOf('grover'))['101']).toBeCloseTo(121 / 128, 9);
  });

  it('teleports: q2 has the probabilities that q0 was given, for all measurement results', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const [zero = 0, one = 0] = marginalProbabilities(
        smallStateAfter(circuitOf('teleportation'), undefined, { seed }),
        [2],
      );
      expect([zero, one]).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
    }
  });

  it('mends the flipped qubit: q0 ends as it began, and the other qubits end at 0', () => {
    const state = smallStateAfter(circuitOf('error-correction'));
    expect(conditionalProbability(state, { 0: 1 }, { 1: 0, 2: 0 })).toBeCloseTo(0.25, 9);
    expect(marginalProbabilities(state, [1, 2])[0]).toBeCloseTo(1, 9);
  });

  it('wins 85.4 percent of all rounds of CHSH', async () => {
    const probabilities = await probabilitiesOf('chsh');
    const wins = (outcome: string) => {
      const [b = '', a = '', y = '', x = ''] = outcome;
      return (a !== b) === (x === '1' && y === '1');
    };
    expect(total(probabilities, wins)).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 9);
  });

  it('gives both the same bit in BB84 if their directions agree, and random bits if not', async () => {
    const probabilities = await probabilitiesOf('bb84');
    const agree = (outcome: string) => outcome[1] === outcome[2];
    const same = (outcome: string) => outcome[0] === outcome[3];
    expect(total(probabilities, (o) => agree(o) && same(o))).toBeCloseTo(0.5, 9);
    expect(total(probabilities, (o) => !agree(o) && same(o))).toBeCloseTo(0.25, 9);
  });
});
