import * as fc from 'fast-check';
import {
  blochVector,
  branchesAfter,
  circuit,
  concurrence,
  correlation,
  densityAfter,
  exactDistribution,
  gate,
  probabilitiesOf,
  reducedDensityMatrix,
  stateAfter,
  withColumns,
  emptyCircuit,
  type Circuit,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readCircuit } from './read-circuit.ts';
import { greatest } from './sums.ts';

const wires = 4;
const readOf = (made: Circuit, more: { way?: string; focus?: readonly number[] } = {}) =>
  readCircuit({ circuit: made, noise: null, way: more.way ?? null, focus: more.focus ?? [0, 1] });

/** Any circuit of gates on four wires. */
const circuits = fc
  .array(
    fc.record({
      name: fc.constantFrom('h', 'x', 's', 't', 'y'),
      target: fc.nat(wires - 1),
      control: fc.nat(wires - 1),
    }),
    { maxLength: 14 },
  )
  .map((gates) =>
    withColumns(
      emptyCircuit(wires),
      gates.map(({ name, target, control }) => [
        gate(name, [target], { controls: control === target ? [] : [control] }),
      ]),
    ),
  );

describe('a reading', () => {
  it('agrees with what the engine says of a pure state', async () => {
    await fc.assert(
      fc.asyncProperty(circuits, async (made) => {
        const state = stateAfter(made);
        const reading = await readOf(made, { focus: [1, 3] });
        expect(reading.isPure).toBe(true);
        const chances = probabilitiesOf(state);
        for (const { index, chance, re } of reading.rows) {
          expect(chance).toBeCloseTo(chances[index] ?? 0, 12);
          expect(re).toBeCloseTo(state.amplitudes[2 * index] ?? 0, 12);
        }
        for (const [wire, ball] of reading.balls.entries()) {
          const { x, y, z, length } = blochVector(state, wire);
          expect(ball.x).toBeCloseTo(x, 12);
          expect(ball.y).toBeCloseTo(y, 12);
          expect(ball.z).toBeCloseTo(z, 12);
          expect(ball.length).toBeCloseTo(length, 12);
        }
        for (let a = 0; a < wires; a++)
          for (let b = 0; b < wires; b++)
            if (a !== b)
              expect(reading.correlations[a * wires + b]).toBeCloseTo(correlation(state, a, b), 12);
        for (const { a, b, strength } of reading.pairs ?? [])
          expect(strength).toBeCloseTo(concurrence(state, a, b), 9);
        const expected = reducedDensityMatrix(state, [1, 3]).entries;
        for (const [i, value] of reading.density.matrix.entries.entries())
          expect(value).toBeCloseTo(expected[i] ?? 0, 12);
      }),
      { numRuns: 40 },
    );
  });

  it('takes looks at the end for what the engine makes of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        circuits,
        fc.subarray([0, 1, 2, 3], { minLength: 1 }),
        async (made, seen) => {
          const looked = withLooks(made, seen);
          const branches = await branchesAfter(looked);
          const reading = await readOf(looked, { focus: [0, 2] });
          for (const [wire, ball] of reading.balls.entries()) {
            const { x, y, z } = blochVector(branches, wire);
            expect(ball.x).toBeCloseTo(x, 12);
            expect(ball.y).toBeCloseTo(y, 12);
            expect(ball.z).toBeCloseTo(z, 12);
          }
          const expected = reducedDensityMatrix(branches, [0, 2]).entries;
          for (const [i, value] of reading.density.matrix.entries.entries())
            expect(value).toBeCloseTo(expected[i] ?? 0, 12);
          const distribution = await exactDistribution(looked);
          expect(reading.wayCount).toBe([...distribution.values()].filter((p) => p > 1e-12).length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives the state of one way as if its result had been seen', async () => {
    const teleport = circuit(3)
      .h(0)
      .t(0)
      .h(1)
      .cx(1, 2)
      .cx(0, 1)
      .h(0)
      .measure(0, 0)
      .measure(1, 1)
      .when(1, 1, (then) => then.x(2))
      .when(0, 1, (then) => then.z(2))
      .build();
    const sent = blochVector(stateAfter(circuit(1).h(0).t(0).build()), 0);
    const all = await readOf(teleport);
    expect(all.isPure).toBe(false);
    expect(all.ways.map(({ bits, chance }) => [bits, Math.round(chance * 100)])).toEqual([
      ['00', 25],
      ['01', 25],
      ['10', 25],
      ['11', 25],
    ]);
    for (const { bits } of all.ways) {
      const one = await readOf(teleport, { way: bits });
      expect(one.isPure).toBe(true);
      expect(one.balls[2]?.x).toBeCloseTo(sent.x, 12);
      expect(one.balls[2]?.y).toBeCloseTo(sent.y, 12);
      expect(one.rows.filter(({ chance }) => chance > 1e-9).map(({ index }) => index & 3)).toEqual([
        Number.parseInt(bits, 2),
        Number.parseInt(bits, 2),
      ]);
    }
  });

  it('shows what noise leaves, as the density matrix has it', async () => {
    const noise = { depolarising: 0.1, amplitudeDamping: 0.05, readout: 0.02 };
    const made = circuit(3).h(0).cx(0, 1).t(1).cx(1, 2).measure(0, 0).build();
    const density = densityAfter(made, undefined, { noise });
    const reading = await readCircuit({ circuit: made, noise, way: null, focus: [1, 2] });
    expect(reading.noise).toBe('shown');
    for (const [wire, ball] of reading.balls.entries()) {
      const { x, y, z } = blochVector(density, wire);
      expect(ball.x).toBeCloseTo(x, 9);
      expect(ball.y).toBeCloseTo(y, 9);
      expect(ball.z).toBeCloseTo(z, 9);
    }
    const expected = reducedDensityMatrix(density, [1, 2]).entries;
    for (const [i, value] of reading.density.matrix.entries.entries())
      expect(value).toBeCloseTo(expected[i] ?? 0, 9);
  });

  it('keeps to the likeliest results where there are many', async () => {
    const made = circuit(10).h(9).x(3).build();
    const reading = await readOf(made);
    expect(reading.rows).toHaveLength(2);
    expect(reading.rows.map(({ index }) => index)).toEqual([8, 8 + 512]);
    expect(reading.rest).toBe(0);
    expect(reading.pairs).toBeNull();
  });

  it('follows one likely way where looks in the middle open too many', async () => {
    let many = circuit(9);
    for (let turn = 0; turn < 3; turn++)
      for (let wire = 0; wire < 9; wire++) many = many.h(wire).measure(wire, wire);
    const made = many.h(0).build();
    const reading = await readOf(made);
    expect(reading.isOneOfMany).toBe(true);
    expect(reading.balls[0]?.length).toBeCloseTo(1, 9);
  });
});

describe('the greatest of many', () => {
  it('come first, equal ones in their order', () => {
    expect(greatest(Float64Array.of(0.1, 0.4, 0, 0.4, 0.1), 3)).toEqual([1, 3, 0]);
  });
});

function withLooks(made: Circuit, seen: readonly number[]): Circuit {
  let looked = circuit(wires).build();
  looked = { ...looked, columns: made.columns };
  return withColumns({ ...looked, classicalRegisters: [{ name: 'c', size: wires }] }, [
    ...made.columns,
    seen.map((wire) => ({ kind: 'measure' as const, wire, bit: wire })),
  ]);
}
