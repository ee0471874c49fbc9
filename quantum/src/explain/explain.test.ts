import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { composed } from '../circuit/compose.ts';
import { withColumns } from '../circuit/edit.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import { inverseOf } from '../circuit/inverse.ts';
import { barrier } from '../circuit/operations.ts';
import { InvalidCircuit } from '../circuit/problem.ts';
import { stateAfter } from '../simulate/state-after.ts';
import { unitaryCircuits } from '../testing/arbitraries.ts';
import type { Diagnosis } from './diagnosis.ts';
import { explain, nearnessTo } from './explain.ts';
import type { FamilyMember, Goal } from './goal.ts';
import { ordersOf } from './orders.ts';

const bell = circuit(2).h(0).cx(0, 1).build();
const toBell: Goal = { kind: 'state', state: bell };
const toMinus: Goal = { kind: 'state', state: circuit(1).x(0).h(0).build() };
const toGhz: Goal = { kind: 'state', state: circuit(3).h(0).cx(0, 1).cx(1, 2).build() };
const toCoin: Goal = { kind: 'distribution', distribution: { '0': 0.5, '1': 0.5 } };
const toPair: Goal = {
  kind: 'distribution',
  distribution: circuit(2).h(0).cx(0, 1).measureAll().build(),
};
const toCx: Goal = { kind: 'unitary', unitary: circuit(2).cx(0, 1).build() };
const toSwap: Goal = { kind: 'unitary', unitary: circuit(2).swap(0, 1).build() };
const teleported: Goal = { kind: 'transfer', from: 0, to: 2 };
const and: Goal = {
  kind: 'table',
  inputs: [0, 1],
  outputs: [2],
  rows: { '00': '0', '01': '0', '10': '0', '11': '1' },
};

function teleport(): ReturnType<typeof circuit> {
  return circuit(3)
    .h(1)
    .cx(1, 2)
    .cx(0, 1)
    .h(0)
    .measure(0, 0)
    .measure(1, 1)
    .when(1, 1, (b) => b.x(2))
    .when(0, 1, (b) => b.z(2));
}

type Case = readonly [name: string, learner: Circuit, goal: Goal, diagnosis: Diagnosis];

const cases: readonly Case[] = [
  // right, however it is built
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
    { kind: 'state', state: stateAfter(bell) },
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
    { kind: 'other-order', unit: 'wires', places: [1, 0] },
  ],
  [
    'one wire flipped, but the wrong one',
    circuit(3).x(0).build(),
    { kind: 'state', state: circuit(3).x(1).build() },
    { kind: 'other-order', unit: 'wires', places: [1, 0, 2] },
  ],
  [
    'bits exchanged',
    circuit(2).x(0).measure(0, 1).measure(1, 0).build(),
    { kind: 'distribution', distribution: { '01': 1 } },
    { kind: 'other-order', unit: 'bits', places: [1, 0] },
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
    'H and a look, where H H was asked',
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
  // right chances, wrong sign
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
    { kind: 'look-too-many', looks: [{ column: 1, wire: 0 }] },
  ],
  [
    'H look H into another bit',
    circuit(1).h(0).measure(0, 0).h(0).measure(0, 1).build(),
    { kind: 'distribution', distribution: { '0': 1 } },
    { kind: 'look-too-many', looks: [{ column: 1, wire: 0 }] },
  ],
  [
    'a Bell pair that was looked at',
    circuit(2).h(0).cx(0, 1).measure(1, 0).build(),
    toBell,
    { kind: 'look-too-many', looks: [{ column: 2, wire: 1 }] },
  ],
  [
    'a Bell pair looked at twice',
    circuit(2).h(0).cx(0, 1).measureAll().build(),
    toBell,
    {
      kind: 'look-too-many',
      looks: [
        { column: 2, wire: 0 },
        { column: 2, wire: 1 },
      ],
    },
  ],
  [
    'a look inside a unitary',
    circuit(2).measure(0, 0).cx(0, 1).build(),
    toCx,
    { kind: 'look-too-many', looks: [{ column: 0, wire: 0 }] },
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
  it.each(cases)('[Q9.1] [Q9.2] %s', async (_, learner, goal, diagnosis) => {
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

  it('[Q9.2] tells what the task began with from what the learner placed', async () => {
    const starter = circuit(2).h(0).build();
    expect(await explain(starter, toBell, { starter })).toEqual({ kind: 'nothing-placed' });
    expect(await explain(starter, toBell)).not.toEqual({ kind: 'nothing-placed' });
  });

  it('[Q9.1] calls every circuit right that is physically equal', async () => {
    await fc.assert(
      fc.asyncProperty(unitaryCircuits(3), unitaryCircuits(3, 4), async (c, detour) => {
        const other = composed(composed(c, detour), inverseOf(detour));
        expect(await explain(other, { kind: 'unitary', unitary: c })).toEqual({ kind: 'right' });
        expect(await explain(other, { kind: 'state', state: c })).toEqual({ kind: 'right' });
        expect(await explain(other, { kind: 'distribution', distribution: c })).toEqual({
          kind: 'right',
        });
      }),
      { numRuns: 30 },
    );
  });

  it('[Q9.3] finds an order of the wires that makes it right, if there is one', async () => {
    await fc.assert(
      fc.asyncProperty(unitaryCircuits(3), fc.constantFrom(...ordersOf(3)), async (c, places) => {
        const goal: Goal = { kind: 'unitary', unitary: withWiresMoved(c, places) };
        const found = await explain(c, goal);
        if (found.kind === 'right' || found.kind === 'nothing-placed') return;
        expect(found.kind).toBe('other-order');
        if (found.kind === 'other-order')
          expect(await explain(withWiresMoved(c, found.places), goal)).toEqual({ kind: 'right' });
      }),
      { numRuns: 30 },
    );
    expect([...ordersOf(4)]).toHaveLength(23);
    expect([...ordersOf(8)]).toHaveLength(1 + 28);
  });

  it('[Q9.1] reads wires where bits would tell of earlier looks', async () => {
    const learner = circuit(1).h(0).measure(0, 0).build();
    const half: Goal = { ...toCoin, over: 'wires' };
    expect(await explain(learner, half)).toEqual({ kind: 'right' });
    const spoiled = circuit(2, 1).h(0).measure(0, 0).h(0).build();
    const sure: Goal = { kind: 'distribution', distribution: { '00': 1 }, over: 'wires' };
    expect(await explain(spoiled, sure)).toEqual({
      kind: 'look-too-many',
      looks: [{ column: 1, wire: 0 }],
    });
    expect(await explain(circuit(1).build(), sure)).toEqual({ kind: 'nothing-placed' });
    expect(await explain(circuit(1).h(0).build(), sure)).toEqual({
      kind: 'wrong-size',
      unit: 'wires',
      found: 1,
      wanted: 2,
    });
  });

  it('[Q9.1] follows a journey column by column', async () => {
    const thereAndBack: Goal = { kind: 'journey', stops: ['0', '1', '0'] };
    expect(await explain(circuit(1).x(0).z(0).x(0).build(), thereAndBack)).toEqual({
      kind: 'right',
    });
    const oneWay = circuit(1).h(0).h(0).build();
    expect(await explain(oneWay, thereAndBack, { oneMoreAt: 'end' })).toEqual({
      kind: 'not-yet',
      nearness: 1 / 3,
    });
    expect(await nearnessTo(circuit(1).x(0).build(), thereAndBack)).toBe(2 / 3);
  });

  it('[Q9.2] tells for how many of a hidden family a circuit is right', async () => {
    const flips = (hidden: 'x' | 'z'): FamilyMember => ({
      put: (learner) => composed(learner, circuit(1)[hidden](0).build()),
      goal: { kind: 'distribution', distribution: { '0': 1 }, over: 'wires' },
    });
    const family: Goal = { kind: 'family', members: [flips('x'), flips('z')] };
    expect(await explain(circuit(1).z(0).build(), family)).toEqual({
      kind: 'some-members',
      right: 1,
      members: 2,
    });
    expect((await explain(circuit(1).ry(1, 0).build(), family)).kind).toBe('not-yet');
  });

  it('[Q9.2] looks for one more gate, and for looks too many, only where it may', async () => {
    const learner = circuit(2).cx(0, 1).build();
    expect((await explain(learner, toBell)).kind).toBe('one-gate-missing');
    expect((await explain(learner, toBell, { oneMoreAt: 'end' })).kind).toBe('not-linked');
    expect((await explain(learner, toBell, { oneMore: ['x'] })).kind).toBe('not-linked');
    const looked = circuit(1).h(0).measure(0, 0).h(0).measure(0, 0).build();
    const sure: Goal = { kind: 'distribution', distribution: { '0': 1 } };
    expect(await explain(looked, sure, { looks: [] })).toEqual({
      kind: 'not-yet',
      nearness: expect.closeTo(0.5),
    });
  });

  it('[Q9.4] judges chances within the tolerance of the goal', async () => {
    const seventyFive: Goal = {
      kind: 'probability',
      values: { 1: 1 },
      given: { 0: 0 },
      probability: 0.75,
      tolerance: 0.01,
    };
    expect(
      await explain(
        circuit(2)
          .ry((2 * Math.PI) / 3 + 0.01, 1)
          .build(),
        seventyFive,
      ),
    ).toEqual({ kind: 'right' });
    expect(
      (
        await explain(
          circuit(2)
            .ry((2 * Math.PI) / 3 + 0.1, 1)
            .build(),
          seventyFive,
        )
      ).kind,
    ).toBe('not-yet');
    expect((await explain(circuit(2).x(0).ry(2, 1).build(), seventyFive)).kind).toBe('not-yet');
  });

  it('[Q9.5] refuses a broken circuit, and a goal that ends in no one state', async () => {
    await expect(
      explain(withColumns(circuit(1).build(), [[barrier([3])]]), toMinus),
    ).rejects.toThrow(InvalidCircuit);
    const coin: Goal = { kind: 'state', state: circuit(1).h(0).measure(0, 0).build() };
    await expect(explain(circuit(1).h(0).build(), coin)).rejects.toThrow(TypeError);
  });
});
