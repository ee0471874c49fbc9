import {
  conditionalProbability,
  exactDistribution,
  marginalProbabilities,
  problemsOf,
  stateAfter,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { exampleOf, examples } from './examples.ts';

const circuitOf = (id: string) => {
  const example = exampleOf(id);
  if (!example) throw new Error(`There is no example ${id}.`);
  return example.circuit;
};
const chancesOf = async (id: string) => Object.fromEntries(await exactDistribution(circuitOf(id)));
const total = (chances: Record<string, number>, counts: (outcome: string) => boolean) =>
  Object.entries(chances).reduce((sum, [key, chance]) => sum + (counts(key) ? chance : 0), 0);

describe('the examples', () => {
  it.each(examples)('$title is sound, and told in one sentence', ({ circuit, sentence }) => {
    expect(problemsOf(circuit)).toEqual([]);
    expect(sentence).toMatch(/^[A-Zq][^!?]*\.$/);
  });

  it.each([
    ['bell', { '00': 0.5, '11': 0.5 }],
    ['ghz', { '000': 0.5, '111': 0.5 }],
    ['superdense', { '11': 1 }],
    ['deutsch-jozsa', { '11': 1 }],
    ['bernstein-vazirani', { '101': 1 }],
    ['phase-estimation', { '001': 1 }],
    ['qft', { '000': 0.25, '010': 0.25, '100': 0.25, '110': 0.25 }],
  ])('%s comes out as known', async (id, known) => {
    const chances = await chancesOf(id);
    const likely = Object.fromEntries(
      Object.entries(chances).filter(([, chance]) => chance > 1e-9),
    );
    expect(Object.keys(likely)).toEqual(Object.keys(known));
    for (const [outcome, chance] of Object.entries(known)) {
      expect(likely[outcome]).toBeCloseTo(chance, 9);
    }
  });

  it('finds the marked item with 94.5 percent after two steps of Grover', async () => {
    expect((await chancesOf('grover'))['101']).toBeCloseTo(121 / 128, 9);
  });

  it('teleports: q2 has the chances that q0 was given, whatever the looks showed', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const [zero = 0, one = 0] = marginalProbabilities(
        stateAfter(circuitOf('teleportation'), undefined, { seed }),
        [2],
      );
      expect([zero, one]).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
    }
  });

  it('mends the flipped qubit: q0 ends as it began, and its fellows at 0', () => {
    const state = stateAfter(circuitOf('error-correction'));
    expect(conditionalProbability(state, { 0: 1 }, { 1: 0, 2: 0 })).toBeCloseTo(0.25, 9);
    expect(marginalProbabilities(state, [1, 2])[0]).toBeCloseTo(1, 9);
  });

  it('wins CHSH 85.4 percent of all rounds', async () => {
    const chances = await chancesOf('chsh');
    const wins = (outcome: string) => {
      const [b = '', a = '', y = '', x = ''] = outcome;
      return (a !== b) === (x === '1' && y === '1');
    };
    expect(total(chances, wins)).toBeCloseTo(Math.cos(Math.PI / 8) ** 2, 9);
  });

  it('gives both the same bit in BB84 when their directions agree, and chance when not', async () => {
    const chances = await chancesOf('bb84');
    const agree = (outcome: string) => outcome[1] === outcome[2];
    const same = (outcome: string) => outcome[0] === outcome[3];
    expect(total(chances, (o) => agree(o) && same(o))).toBeCloseTo(0.5, 9);
    expect(total(chances, (o) => !agree(o) && same(o))).toBeCloseTo(0.25, 9);
  });
});
