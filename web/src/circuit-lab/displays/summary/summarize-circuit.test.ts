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
  smallStateAfter,
  withColumns,
  emptyCircuit,
  type Circuit,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { summarizeCircuit } from './summarize-circuit.ts';

const wires = 4;
const summaryOf = (made: Circuit, more: { branch?: string; focus?: readonly number[] } = {}) =>
  summarizeCircuit({
    circuit: made,
    noise: null,
    branch: more.branch ?? null,
    focus: more.focus ?? [0, 1],
  });

/** Random circuits of gates on four wires. */
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

describe('a summary', () => {
  it('agrees with the engine about a pure state', async () => {
    await fc.assert(
      fc.asyncProperty(circuits, async (made) => {
        const state = smallStateAfter(made);
        const summary = await summaryOf(made, { focus: [1, 3] });
        expect(summary.isPure).toBe(true);
        const probabilities = probabilitiesOf(state);
        for (const { index, probability, re } of summary.rows) {
          expect(probability).toBeCloseTo(probabilities[index] ?? 0, 12);
          expect(re).toBeCloseTo(state.amplitudes[2 * index] ?? 0, 12);
        }
        for (const [wire, vector] of summary.blochVectors.entries()) {
          const { x, y, z, length } = blochVector(state, wire);
          expect(vector.x).toBeCloseTo(x, 12);
          expect(vector.y).toBeCloseTo(y, 12);
          expect(vector.z).toBeCloseTo(z, 12);
          expect(vector.length).toBeCloseTo(length, 12);
        }
        for (let a = 0; a < wires; a++)
          for (let b = 0; b < wires; b++)
            if (a !== b)
              expect(summary.correlations[a * wires + b]).toBeCloseTo(correlation(state, a, b), 12);
        for (const { a, b, concurrence: strength } of summary.pairs ?? [])
          expect(strength).toBeCloseTo(concurrence(state, a, b), 9);
        const expected = reducedDensityMatrix(state, [1, 3]).entries;
        for (const [i, value] of summary.density.matrix.entries.entries())
          expect(value).toBeCloseTo(expected[i] ?? 0, 12);
      }),
      { numRuns: 40 },
    );
  });

  it('describes looks at the end in the same way as the engine', async () => {
    await fc.assert(
      fc.asyncProperty(
        circuits,
        fc.subarray([0, 1, 2, 3], { minLength: 1 }),
        async (made, seen) => {
          const measured = withMeasurements(made, seen);
          const branches = await branchesAfter(measured);
          const summary = await summaryOf(measured, { focus: [0, 2] });
          for (const [wire, vector] of summary.blochVectors.entries()) {
            const { x, y, z } = blochVector(branches, wire);
            expect(vector.x).toBeCloseTo(x, 12);
            expect(vector.y).toBeCloseTo(y, 12);
            expect(vector.z).toBeCloseTo(z, 12);
          }
          const expected = reducedDensityMatrix(branches, [0, 2]).entries;
          for (const [i, value] of summary.density.matrix.entries.entries())
            expect(value).toBeCloseTo(expected[i] ?? 0, 12);
          const distribution = await exactDistribution(measured);
          expect(summary.branchCount).toBe(
            [...distribution.values()].filter((p) => p > 1e-12).length,
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives the state of one branch as if its result had been seen', async () => {
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
    const sent = blochVector(smallStateAfter(circuit(1).h(0).t(0).build()), 0);
    const all = await summaryOf(teleport);
    expect(all.isPure).toBe(false);
    expect(
      all.branches.map(({ bits, probability }) => [bits, Math.round(probability * 100)]),
    ).toEqual([
      ['00', 25],
      ['01', 25],
      ['10', 25],
      ['11', 25],
    ]);
    for (const { bits } of all.branches) {
      const one = await summaryOf(teleport, { branch: bits });
      expect(one.isPure).toBe(true);
      expect(one.blochVectors[2]?.x).toBeCloseTo(sent.x, 12);
      expect(one.blochVectors[2]?.y).toBeCloseTo(sent.y, 12);
      expect(
        one.rows.filter(({ probability }) => probability > 1e-9).map(({ index }) => index & 3),
      ).toEqual([Number.parseInt(bits, 2), Number.parseInt(bits, 2)]);
    }
  });

  it("uses only the last look's result for a bit that is written again", async () => {
    const made = circuit(1)
      .h(0)
      .measure(0, 0)
      .display('probability', 0)
      .h(0)
      .measure(0, 0)
      .display('probability', 0)
      .build();
    const { readings } = await summaryOf(made, { branch: '1' });
    expect(
      readings.map(({ probabilities }) => probabilities.map((p) => Math.round(p * 1e9) / 1e9)),
    ).toEqual([
      [0.5, 0.5],
      [0, 1],
    ]);
  });

  it('shows the effect of noise in the same way as the density matrix', async () => {
    const noise = { depolarizing: 0.1, amplitudeDamping: 0.05, readout: 0.02 };
    const made = circuit(3).h(0).cx(0, 1).t(1).cx(1, 2).measure(0, 0).build();
    const density = densityAfter(made, undefined, { noise });
    const summary = await summarizeCircuit({ circuit: made, noise, branch: null, focus: [1, 2] });
    expect(summary.noise).toBe('shown');
    for (const [wire, vector] of summary.blochVectors.entries()) {
      const { x, y, z } = blochVector(density, wire);
      expect(vector.x).toBeCloseTo(x, 9);
      expect(vector.y).toBeCloseTo(y, 9);
      expect(vector.z).toBeCloseTo(z, 9);
    }
    const expected = reducedDensityMatrix(density, [1, 2]).entries;
    for (const [i, value] of summary.density.matrix.entries.entries())
      expect(value).toBeCloseTo(expected[i] ?? 0, 9);
  });

  it('keeps only the likeliest results if there are many', async () => {
    const made = circuit(10).h(9).x(3).build();
    const summary = await summaryOf(made);
    expect(summary.rows).toHaveLength(2);
    expect(summary.rows.map(({ index }) => index)).toEqual([8, 8 + 512]);
    expect(summary.remainder).toBe(0);
    expect(summary.pairs).toBeNull();
  });

  it('follows one likely branch if looks in the middle open too many', async () => {
    let many = circuit(9);
    for (let turn = 0; turn < 3; turn++)
      for (let wire = 0; wire < 9; wire++) many = many.h(wire).measure(wire, wire);
    const made = many.h(0).build();
    const summary = await summaryOf(made);
    expect(summary.isOneOfMany).toBe(true);
    expect(summary.blochVectors[0]?.length).toBeCloseTo(1, 9);
  });
});

function withMeasurements(made: Circuit, seen: readonly number[]): Circuit {
  let measured = circuit(wires).build();
  measured = { ...measured, columns: made.columns };
  return withColumns({ ...measured, classicalRegisters: [{ name: 'c', size: wires }] }, [
    ...made.columns,
    seen.map((wire) => ({ kind: 'measure' as const, wire, bit: wire })),
  ]);
}
