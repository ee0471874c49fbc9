import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { withColumns } from '../circuit/edit.ts';
import { barrier } from '../operations/kinds.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import type { Diagnosis } from './diagnosis.ts';
import { explain } from './explain.ts';
import type { Goal } from './goal.ts';
import {
  bell,
  toBell,
  toMinus,
  toGhz,
  toCoin,
  toPair,
  toCx,
  toSwap,
  teleported,
  and,
  teleport,
} from '../testing/goals.ts';

type Case = readonly [name: string, learner: Circuit, goal: Goal, diagnosis: Diagnosis];

const cases: readonly Case[] = [
  // right, for any construction
  ['a Bell pair from the other wire', circuit(2).h(1).cx(1, 0).build(), toBell, { kind: 'right' }],
  [
    'a Bell pair with a global phase',
    circuit(2).h(0).cx(0, 1).rz(2, 0).rz(-2, 1).build(),
    toBell,
    { kind: 'right' },
  ],
  [
    'a state given as amplitudes',
    bell,
    { kind: 'state', state: smallStateAfter(bell) },
    { kind: 'right' },
  ],
  [
    'swapping by three CX',
    circuit(2).cx(0, 1).cx(1, 0).cx(0, 1).build(),
    toSwap,
    { kind: 'right' },
  ],
  [
    'a coin from any gate that makes one',
    circuit(1).sx(0).measure(0, 0).build(),
    toCoin,
    { kind: 'right' },
  ],
  [
    'a coin with bits to spare',
    circuit(2, 5).h(1).measure(1, 3).build(),
    toCoin,
    { kind: 'right' },
  ],
  ['teleportation', teleport().build(), teleported, { kind: 'right' }],
  ['AND by CCX', circuit(3).ccx(0, 1, 2).build(), and, { kind: 'right' }],
  [
    'nothing, where nothing is asked',
    circuit(1).build(),
    { kind: 'state', state: circuit(1).build() },
    { kind: 'right' },
  ],
  // nothing placed yet
  ['an empty circuit', circuit(2).build(), toBell, { kind: 'nothing-placed' }],
  [
    'a barrier alone',
    withColumns(circuit(2).build(), [[], [barrier([0, 1])]]),
    toCx,
    { kind: 'nothing-placed' },
  ],
  // sizes
  [
    'a wire too few',
    circuit(2).h(0).build(),
    toGhz,
    { kind: 'wrong-size', unit: 'wires', found: 2, wanted: 3 },
  ],
  [
    'a bit too few',
    circuit(2).h(0).measure(0, 0).build(),
    toPair,
    { kind: 'wrong-size', unit: 'bits', found: 1, wanted: 2 },
  ],
  // another order
  [
    'CX the other way round',
    circuit(2).cx(1, 0).build(),
    toCx,
    { kind: 'other-order', unit: 'wires', permutation: [1, 0] },
  ],
  [
    'one wire flipped, but the wrong one',
    circuit(3).x(0).build(),
    { kind: 'state', state: circuit(3).x(1).build() },
    { kind: 'other-order', unit: 'wires', permutation: [1, 0, 2] },
  ],
  [
    'bits exchanged',
    circuit(2).x(0).measure(0, 1).measure(1, 0).build(),
    { kind: 'distribution', distribution: { '01': 1 } },
    { kind: 'other-order', unit: 'bits', permutation: [1, 0] },
  ],
  // one more gate
  [
    '|+> in place of |->',
    circuit(1).h(0).build(),
    toMinus,
    { kind: 'one-gate-missing', gate: 'z', wire: 0, column: 1 },
  ],
  [
    'CX without H',
    circuit(2).cx(0, 1).build(),
    toBell,
    { kind: 'one-gate-missing', gate: 'h', wire: 0, column: 0 },
  ],
  [
    'an opposite pair',
    circuit(2).h(0).cx(0, 1).x(1).build(),
    toBell,
    { kind: 'one-gate-missing', gate: 'x', wire: 0, column: 3 },
  ],
  [
    'H and a measurement, where H H was asked',
    circuit(1).h(0).measure(0, 0).build(),
    { kind: 'distribution', distribution: { '0': 1 } },
    { kind: 'one-gate-missing', gate: 'h', wire: 0, column: 1 },
  ],
  [
    'half an X',
    circuit(1).h(0).z(0).build(),
    { kind: 'unitary', unitary: circuit(1).x(0).build() },
    { kind: 'one-gate-missing', gate: 'h', wire: 0, column: 2 },
  ],
  [
    'teleportation without its Z',
    circuit(3).h(1).cx(1, 2).cx(0, 1).cx(1, 2).cz(0, 2).build(),
    teleported,
    { kind: 'one-gate-missing', gate: 'h', wire: 0, column: 4 },
  ],
  [
    'AND upside down',
    circuit(3).ccx(0, 1, 2).x(2).build(),
    and,
    { kind: 'one-gate-missing', gate: 'x', wire: 2, column: 2 },
  ],
  // right probabilities, wrong sign
  [
    'a quarter turn off',
    circuit(1).h(0).s(0).build(),
    { kind: 'state', state: circuit(1).h(0).t(0).build() },
    { kind: 'wrong-sign', signs: [{ outcome: '1', turn: -Math.PI / 4 }] },
  ],
  [
    'no sign on 11',
    circuit(2).h(0).h(1).build(),
    { kind: 'state', state: circuit(2).h(0).h(1).cz(0, 1).build() },
    { kind: 'wrong-sign', signs: [{ outcome: '11', turn: Math.PI }] },
  ],
  [
    'T where CZ was asked',
    circuit(2).t(0).build(),
    { kind: 'unitary', unitary: circuit(2).cz(0, 1).build() },
    {
      kind: 'wrong-sign',
      signs: [
        { input: '01', outcome: '01', turn: -Math.PI / 4 },
        { input: '11', outcome: '11', turn: (3 * Math.PI) / 4 },
      ],
    },
  ],
  // separate
  [
    'two coins for a Bell pair',
    circuit(2).h(0).h(1).build(),
    toBell,
    { kind: 'not-linked', wires: [0, 1] },
  ],
  [
    'a third wire left out',
    circuit(3).h(0).cx(0, 1).build(),
    toGhz,
    { kind: 'not-linked', wires: [2] },
  ],
  [
    'two coins for a matching pair',
    circuit(2).h(0).h(1).measureAll().build(),
    toPair,
    { kind: 'not-linked', wires: [0, 1] },
  ],
  [
    'a Bell pair with an H too many, for a matching pair',
    circuit(2).h(0).cx(0, 1).h(0).measureAll().build(),
    toPair,
    { kind: 'one-gate-missing', gate: 'h', wire: 0, column: 3 },
  ],
  [
    'two turns for a CX',
    circuit(2).h(0).ry(1, 1).build(),
    toCx,
    { kind: 'not-linked', wires: [0, 1] },
  ],
  // looks
  [
    'H look H, for surely 0',
    circuit(1).h(0).measure(0, 0).h(0).measure(0, 0).build(),
    { kind: 'distribution', distribution: { '0': 1 } },
    { kind: 'look-too-many', measurements: [{ column: 1, wire: 0 }] },
  ],
  [
    'H look H into another bit',
    circuit(1).h(0).measure(0, 0).h(0).measure(0, 1).build(),
    { kind: 'distribution', distribution: { '0': 1 } },
    { kind: 'look-too-many', measurements: [{ column: 1, wire: 0 }] },
  ],
  [
    'a Bell pair that was measured',
    circuit(2).h(0).cx(0, 1).measure(1, 0).build(),
    toBell,
    { kind: 'look-too-many', measurements: [{ column: 2, wire: 1 }] },
  ],
  [
    'a Bell pair measured twice',
    circuit(2).h(0).cx(0, 1).measureAll().build(),
    toBell,
    {
      kind: 'look-too-many',
      measurements: [
        { column: 2, wire: 0 },
        { column: 2, wire: 1 },
      ],
    },
  ],
  [
    'a measurement inside a unitary',
    circuit(2).measure(0, 0).cx(0, 1).build(),
    toCx,
    { kind: 'look-too-many', measurements: [{ column: 0, wire: 0 }] },
  ],
  // how near
  [
    '75/25 for a coin',
    circuit(1)
      .ry(Math.PI / 3, 0)
      .measure(0, 0)
      .build(),
    toCoin,
    { kind: 'not-yet', nearness: 0.75 },
  ],
  [
    'RY somewhere between',
    circuit(1).ry(1, 0).build(),
    { kind: 'state', state: circuit(1).ry(1.2, 0).build() },
    { kind: 'not-yet', nearness: Math.cos(0.1) ** 2 },
  ],
  [
    'a chance of 1/2 for 3/4',
    circuit(1).h(0).build(),
    { kind: 'probability', values: { 0: 1 }, probability: 0.75 },
    { kind: 'not-yet', nearness: 0.75 },
  ],
];

describe('explain', () => {
  // Shows: Q9.1; Q9.2
  it.each(cases)('%s', async (_, learner, goal, diagnosis) => {
    const found = await explain(learner, goal);
    if (diagnosis.kind === 'not-yet')
      expect(found).toEqual({ kind: 'not-yet', nearness: expect.closeTo(diagnosis.nearness, 9) });
    else if (diagnosis.kind === 'wrong-sign') {
      expect(found).toEqual({
        ...diagnosis,
        signs: diagnosis.signs.map((sign) => ({ ...sign, turn: expect.closeTo(sign.turn, 6) })),
      });
    } else expect(found).toEqual(diagnosis);
  });
});
