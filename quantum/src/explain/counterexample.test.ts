import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { composed } from '../circuit/compose.ts';
import { inverseOf } from '../circuit/inverse.ts';
import { conditionalProbability, probabilityOf } from '../inspect/probabilities.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { and, teleport, teleported, toBell, toCoin, toMinus, toSwap } from '../testing/goals.ts';
import { unitaryCircuits } from '../testing/arbitraries.ts';
import { counterexampleCircuit, counterexampleTo, type Counterexample } from './counterexample.ts';
import { nearnessTo } from './explain.ts';
import type { Goal } from './goal.ts';

const ofOneWire = (name: 'h' | 'x' | 'z' | 's') => circuit(1)[name](0).build();

type Case = readonly [name: string, learner: Circuit, goal: Goal, shows: Partial<Counterexample>];

const cases: readonly Case[] = [
  [
    'an outcome that comes too often',
    circuit(1).x(0).build(),
    { ...toCoin, over: 'wires' },
    { outcome: '1', found: 1, wanted: 0.5, inputs: [] },
  ],
  [
    'an outcome of classical bits',
    circuit(1, 1).x(0).measure(0, 0).build(),
    { kind: 'distribution', distribution: { '0': 1 } },
    { outcome: '1', sure: '0', looks: [] },
  ],
  [
    'a wrong sign, by a look after H',
    circuit(1).h(0).build(),
    toMinus,
    { outcome: '0', sure: '1', looks: [{ wire: 0, axis: 'x' }] },
  ],
  [
    'a mix that is none',
    circuit(2).h(0).h(1).build(),
    toBell,
    { outcome: '01', found: expect.closeTo(0.25) as number, wanted: 0 },
  ],
  [
    'the smallest input that comes out wrong',
    circuit(2).cx(0, 1).build(),
    toSwap,
    { start: ['1', '0'], inputs: [0, 1], outcome: '11', sure: '10' },
  ],
  [
    'an input in plus where only phases differ',
    ofOneWire('s'),
    { kind: 'unitary', unitary: ofOneWire('z') },
    { start: ['+'], looks: [{ wire: 0, axis: 'x' }], outcome: '0', sure: '1' },
  ],
  [
    'a row of a table',
    circuit(3).cx(0, 2).build(),
    and,
    { start: ['1', '0', '0'], inputs: [0, 1], outcome: '1', sure: '0' },
  ],
  [
    'a chance among some looks',
    circuit(2).h(0).h(1).build(),
    { kind: 'probability', values: { 1: 1 }, given: { 0: 1 }, probability: 1 },
    { outcome: '1', given: { 0: 1 }, wanted: 1 },
  ],
  [
    'a condition that never comes up',
    circuit(2).build(),
    { kind: 'probability', values: { 1: 1 }, given: { 0: 1 }, probability: 1 },
    { found: undefined, wanted: 1 },
  ],
  [
    'a state that does not arrive: plus, where 0 and 1 do',
    circuit(2).cx(0, 1).build(),
    { kind: 'transfer', from: 0, to: 1 },
    { start: ['+', '0'], looks: [{ wire: 1, axis: 'x' }], sure: '0', inputs: [0] },
  ],
  [
    'a stop that is not reached',
    circuit(1).x(0).h(0).build(),
    { kind: 'journey', stops: ['0', '1', '0'] },
    { kind: 'stop', stop: 2, wanted: '0' },
  ],
  [
    'the first member that comes out wrong',
    circuit(1).build(),
    {
      kind: 'family',
      members: [circuit(1).build(), circuit(1).x(0).build()].map((hidden) => ({
        put: (learner) => composed(hidden, learner),
        goal: { kind: 'distribution', distribution: { '0': 1 }, over: 'wires' },
      })),
    },
    { member: 1, outcome: '1', sure: '0' },
  ],
];

describe('a counterexample', () => {
  // Shows: Q9.6
  it.each(cases)('shows %s', async (_, learner, goal, shows) => {
    expect(await counterexampleTo(learner, goal)).toMatchObject(shows);
  });

  // Shows: Q9.6
  it('does not exist for a circuit that is right', async () => {
    expect(await counterexampleTo(teleport().build(), teleported)).toBeUndefined();
    expect(await counterexampleTo(circuit(2).h(1).cx(1, 0).build(), toBell)).toBeUndefined();
    expect(await counterexampleTo(circuit(2).build(), toMinus)).toBeUndefined();
  });

  // Shows: Q9.6
  it('really differs, and exists whenever a circuit is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(
        unitaryCircuits(2, 5),
        unitaryCircuits(2, 5),
        fc.constantFrom('unitary', 'state', 'distribution'),
        async (learner, wanted, kind) => {
          const goal: Goal =
            kind === 'unitary'
              ? { kind, unitary: wanted }
              : kind === 'state'
                ? { kind, state: wanted }
                : { kind, distribution: wanted, over: 'wires' };
          const found = await counterexampleTo(learner, goal);
          if ((await nearnessTo(learner, goal)) === 1) {
            expect(found).toBeUndefined();
            return;
          }
          if (found?.kind !== 'look') throw new Error('There is none.');
          const [shown, asked] = await Promise.all(
            [learner, wanted].map((one) => chanceIn(one, found)),
          );
          expect(shown).toBeCloseTo(found.found ?? NaN, 9);
          expect(asked).toBeCloseTo(found.wanted, 9);
          expect(Math.abs((shown ?? 0) - (asked ?? 0))).toBeGreaterThan(1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });

  // Shows: Q9.6
  it('distinguishes any two unitaries that differ only in phases', async () => {
    await fc.assert(
      fc.asyncProperty(
        unitaryCircuits(3, 4),
        fc.constantFrom(...[0, 1, 2]),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        async (c, wire, angle) => {
          const turned = circuit(3).p(angle, wire).build();
          const learner = composed(composed(c, turned), inverseOf(c));
          const identity = circuit(3).build();
          const found = await counterexampleTo(learner, { kind: 'unitary', unitary: identity });
          expect(found).toMatchObject({ kind: 'look' });
        },
      ),
      { numRuns: 20 },
    );
  });
});

/** Returns the probability of the outcome, computed independently of the search. */
async function chanceIn(learner: Circuit, found: Extract<Counterexample, { kind: 'look' }>) {
  const run = counterexampleCircuit(learner, found);
  const branches = await branchesAfter(run);
  const values = Object.fromEntries(
    found.looks.map(({ wire }, at) => [wire, found.outcome.at(-1 - at) === '1' ? 1 : 0] as const),
  );
  return found.given
    ? conditionalProbability(branches, values, found.given)
    : probabilityOf(branches, values);
}
