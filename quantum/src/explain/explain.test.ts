import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { composed } from '../circuit/compose.ts';
import { withColumns } from '../circuit/edit.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import { inverseOf } from '../circuit/inverse.ts';
import { barrier } from '../operations/kinds.ts';
import { InvalidCircuit } from '../circuit/problem.ts';
import { unitaryCircuits } from '../testing/arbitraries.ts';
import { explain, nearnessTo } from './explain.ts';
import type { FamilyMember, Goal } from './goal.ts';
import { ordersOf } from './orders.ts';
import { toBell, toMinus, toCoin } from '../testing/goals.ts';

describe('explain', () => {
  // Shows: Q9.2
  it("distinguishes the task's starter from the gates that the learner placed", async () => {
    const starter = circuit(2).h(0).build();
    expect(await explain(starter, toBell, { starter })).toEqual({ kind: 'nothing-placed' });
    expect(await explain(starter, toBell)).not.toEqual({ kind: 'nothing-placed' });
  });

  // Shows: Q9.1
  it('accepts every circuit that is physically equal', async () => {
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

  // Shows: Q9.3
  it('finds an order of the wires that makes it right, if there is one', async () => {
    await fc.assert(
      fc.asyncProperty(
        unitaryCircuits(3),
        fc.constantFrom(...ordersOf(3)),
        async (c, permutation) => {
          const goal: Goal = { kind: 'unitary', unitary: withWiresMoved(c, permutation) };
          const found = await explain(c, goal);
          if (found.kind === 'right' || found.kind === 'nothing-placed') return;
          expect(found.kind).toBe('other-order');
          if (found.kind === 'other-order')
            expect(await explain(withWiresMoved(c, found.permutation), goal)).toEqual({
              kind: 'right',
            });
        },
      ),
      { numRuns: 30 },
    );
    expect([...ordersOf(4)]).toHaveLength(23);
    expect([...ordersOf(8)]).toHaveLength(1 + 28);
  });

  // Shows: Q9.1
  it('reads wires if bits would hold the results of earlier measurements', async () => {
    const learner = circuit(1).h(0).measure(0, 0).build();
    const half: Goal = { ...toCoin, over: 'wires' };
    expect(await explain(learner, half)).toEqual({ kind: 'right' });
    const spoiled = circuit(2, 1).h(0).measure(0, 0).h(0).build();
    const sure: Goal = { kind: 'distribution', distribution: { '00': 1 }, over: 'wires' };
    expect(await explain(spoiled, sure)).toEqual({
      kind: 'look-too-many',
      measurements: [{ column: 1, wire: 0 }],
    });
    expect(await explain(circuit(1).build(), sure)).toEqual({ kind: 'nothing-placed' });
    expect(await explain(circuit(1).h(0).build(), sure)).toEqual({
      kind: 'wrong-size',
      unit: 'wires',
      found: 1,
      wanted: 2,
    });
  });

  // Shows: Q9.1
  it('follows a journey column by column', async () => {
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

  // Shows: Q9.2
  it('counts the members of a hidden family for which a circuit is right', async () => {
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

  // Shows: Q9.2
  it('looks for a missing gate, or for measurements too many, only if allowed', async () => {
    const learner = circuit(2).cx(0, 1).build();
    expect((await explain(learner, toBell)).kind).toBe('one-gate-missing');
    expect((await explain(learner, toBell, { oneMoreAt: 'end' })).kind).toBe('not-linked');
    expect((await explain(learner, toBell, { oneMore: ['x'] })).kind).toBe('not-linked');
    const measured = circuit(1).h(0).measure(0, 0).h(0).measure(0, 0).build();
    const sure: Goal = { kind: 'distribution', distribution: { '0': 1 } };
    expect(await explain(measured, sure, { measurements: [] })).toEqual({
      kind: 'not-yet',
      nearness: expect.closeTo(0.5),
    });
  });

  // Shows: Q9.4
  it('judges chances within the tolerance of the goal', async () => {
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

  // Shows: Q9.5
  it('refuses an unsound circuit, and a goal whose end is not one state', async () => {
    await expect(
      explain(withColumns(circuit(1).build(), [[barrier([3])]]), toMinus),
    ).rejects.toThrow(InvalidCircuit);
    const coin: Goal = { kind: 'state', state: circuit(1).h(0).measure(0, 0).build() };
    await expect(explain(circuit(1).h(0).build(), coin)).rejects.toThrow(TypeError);
  });
});
