import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { withColumns } from '../circuit/edit.ts';
import { measure } from '../operations/kinds.ts';
import { wireCount } from '../circuit/operations.ts';
import { splitTerminalMeasurements } from '../circuit/terminal-measurements.ts';
import { largestDifference, type Matrix } from '../matrix.ts';
import { createLocalBackend } from '../kernels/local-backend.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { densityAfter } from '../simulate/density/density-after.ts';
import { exactDistribution } from '../simulate/exact-distribution.ts';
import { unitaryStepsOf } from '../simulate/program/program.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { projectedState } from '../state/measurement.ts';
import type { QuantumState } from '../state/mixture.ts';
import type { WireValues } from '../state/wire-values.ts';
import { squaredNorm } from '../state/state-vector.ts';
import { circuits } from '../testing/arbitraries.ts';
import { blochVector, entropyOfBlochLength } from './bloch.ts';
import { branchesWithOutcome, branchOutcomes } from './branches.ts';
import { reducedDensityMatrix } from './density.ts';
import { concurrence, entropyOf } from './entanglement.ts';
import { correlation } from './expectation.ts';
import { basisProbabilities, createLikeliest, probabilityOf } from './probabilities.ts';
import { summarizeState, summarizeStateOn } from './state-summary.ts';

const pureCircuits = circuits({ minWires: 1, maxWires: 5, initial: true });

/** Returns the circuit with a classical bit for each wire and these wires measured at the end. */
function measuredAtEnd(of: Circuit, wires: readonly number[]): Circuit {
  return withColumns({ ...of, classicalRegisters: [{ name: 'c', size: wireCount(of) }] }, [
    ...of.columns,
    wires.map((wire) => measure(wire, wire)),
  ]);
}

function valuesOf(index: number, wires: number): WireValues {
  return Object.fromEntries(
    Array.from({ length: wires }, (_, wire) => [wire, ((index >> wire) & 1) as 0 | 1]),
  );
}

/** Returns the partial trace of a three-wire matrix over the last wire. */
function tracedToTwo({ entries }: Matrix): Matrix {
  const at = (row: number, column: number, part: number) => entries[2 * (8 * row + column) + part];
  return {
    size: 4,
    entries: Float64Array.from({ length: 32 }, (_, i) => {
      const [row, column, part] = [i >> 3, (i >> 1) & 3, i & 1];
      return at(row, column, part) + at(row + 4, column + 4, part);
    }),
  };
}

function expectSummaryOf(of: QuantumState, wires: number): void {
  const focus = wires > 1 ? [0, wires - 1] : [0];
  const summary = summarizeState(of, { focus });
  for (const { index, probability } of summary.rows) {
    expect(probability).toBeCloseTo(probabilityOf(of, valuesOf(index, wires)), 10);
  }
  for (const [wire, { x, y, z, length }] of summary.blochVectors.entries()) {
    const alone = blochVector(of, wire);
    expect(Math.hypot(x - alone.x, y - alone.y, z - alone.z)).toBeLessThan(1e-10);
    expect(length).toBeCloseTo(alone.length, 10);
    // The tolerance is 1e-5 bits: near length 1 the entropy is steep, and values below 1e-6 count as 0.
    expect(
      Math.abs(entropyOfBlochLength(length) - entropyOf(reducedDensityMatrix(of, [wire]))),
    ).toBeLessThan(1e-5);
  }
  for (let a = 0; a < wires; a++) {
    for (let b = 0; b < a; b++) {
      expect(summary.correlations[a * wires + b]).toBeCloseTo(correlation(of, a, b), 10);
      expect(summary.correlations[b * wires + a]).toBeCloseTo(correlation(of, a, b), 10);
      const pair = summary.pairs?.find((each) => each.a === b && each.b === a);
      expect(pair?.concurrence ?? 0).toBeCloseTo(concurrence(of, a, b), 5);
    }
  }
  expect(
    largestDifference(summary.density.matrix.entries, reducedDensityMatrix(of, focus).entries),
  ).toBeLessThan(1e-10);
}

describe('a summary of a state', () => {
  // Shows: Q6.11
  it('of a pure state agrees with each single inspection', () => {
    fc.assert(
      fc.property(pureCircuits, (made) => {
        const state = smallStateAfter(made);
        expectSummaryOf(state, state.wires);
        const { isPure, rows } = summarizeState(state, { focus: [0] });
        expect(isPure).toBe(true);
        for (const { index, re, im } of rows) {
          expect([re, im]).toEqual([state.amplitudes[2 * index], state.amplitudes[2 * index + 1]]);
        }
      }),
      { numRuns: 60 },
    );
  });

  // Shows: Q6.11
  it('agrees between mixtures and density matrices', async () => {
    await fc.assert(
      fc.asyncProperty(circuits({ minWires: 2, maxWires: 3, measured: true }), async (made) => {
        const branches = await branchesAfter(made);
        const density = densityAfter(made);
        expectSummaryOf(branches, wireCount(made));
        expectSummaryOf(density, wireCount(made));
        expect(
          largestDifference(
            reducedDensityMatrix(branches, [1, 0]).entries,
            reducedDensityMatrix(density, [1, 0]).entries,
          ),
        ).toBeLessThan(1e-10);
      }),
      { numRuns: 30 },
    );
  });

  // Shows: Q6.11
  it('is right for states that are read block by block, including real ones', () => {
    const angles = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: 36,
      maxLength: 36,
    });
    const turned: Readonly<Record<number, number>> = { 8: 1e-8, 13: 3 - 6e-11, 15: 3 - 7e-11 };
    const fewAndNearlyEqual: [number[], 'ry' | 'rx', number] = [
      Array.from({ length: 36 }, (_, at) => turned[at] ?? 0),
      'ry',
      0,
    ];
    fc.assert(
      fc.property(
        angles,
        fc.constantFrom('ry' as const, 'rx' as const),
        fc.nat(11),
        (turns, name, wire) => {
          const wires = 12;
          const made = circuit(wires);
          for (const [i, turn] of turns.entries()) {
            made[name](turn, i % wires).cx(i % wires, (i + 5) % wires);
          }
          const state = smallStateAfter(made.build());
          const focus = [wire, (wire + 7) % wires];
          const summary = summarizeState(state, { focus });
          const listed = summary.rows.map(({ probability }) => probability);
          for (const { index, probability } of summary.rows) {
            expect(probability).toBeCloseTo(probabilityOf(state, valuesOf(index, wires)), 12);
          }
          const indices = new Set(summary.rows.map(({ index }) => index));
          const others = basisProbabilities(state).filter((_, index) => !indices.has(index));
          // None is 0; those that differ only by rounding can be in any order.
          const most = Math.max(...others);
          if (most > 0) expect(listed).toHaveLength(32);
          expect(Math.min(...listed)).toBeGreaterThan(0);
          const descending = [...listed, most];
          for (const [at, probability] of descending.slice(1).entries()) {
            expect(probability).toBeLessThanOrEqual(descending[at] * (1 + 1e-8));
          }
          for (const [at, { x, y, z }] of summary.blochVectors.entries()) {
            const alone = blochVector(state, at);
            expect(Math.hypot(x - alone.x, y - alone.y, z - alone.z)).toBeLessThan(1e-10);
            const computed = summary.correlations[at * wires + wire];
            if (at !== wire) expect(computed).toBeCloseTo(correlation(state, at, wire), 10);
          }
          expect(
            largestDifference(
              summary.density.matrix.entries,
              tracedToTwo(reducedDensityMatrix(state, [...focus, (wire + 1) % wires])).entries,
            ),
          ).toBeLessThan(1e-10);
        },
      ),
      {
        numRuns: 12,
        examples: [fewAndNearlyEqual],
      },
    );
  });

  // Shows: Q6.11
  it('is equal if a backend sums up the state in its own memory', async () => {
    const wires = 16;
    const backend = await createLocalBackend();
    const made = circuit(wires);
    for (let i = 0; i < 3 * wires; i++)
      made.rx(0.3 * i + 0.1, i % wires).cx(i % wires, (i + 5) % wires);
    const steps = unitaryStepsOf(made.build().columns, []);
    for (const dephasedWires of [[], [1, 15]]) {
      const options = { focus: [1, 15], maxRows: 16, dephasedWires };
      const state = await backend.runFrom(Array<'0'>(wires).fill('0'), steps, { borrow: true });
      expect(backend.sumsOf(state, { focus: [], maxLikeliest: 0 })).toBeDefined();
      const summed = await summarizeStateOn(backend, state, options);
      const plain = summarizeState(state, options);
      expect(summed.isPure).toBe(dephasedWires.length === 0);
      expect(summed.rows).toEqual(plain.rows);
      expect(largestDifference(summed.correlations, plain.correlations)).toBeLessThan(1e-12);
      expect(
        largestDifference(summed.density.matrix.entries, plain.density.matrix.entries),
      ).toBeLessThan(1e-12);
      for (const [wire, { x, y, z }] of summed.blochVectors.entries()) {
        const other = plain.blochVectors[wire];
        expect(Math.hypot(x - other.x, y - other.y, z - other.z)).toBeLessThan(1e-12);
      }
      expect(await summarizeStateOn(undefined, state, options)).toEqual(plain);
    }
  });

  // Shows: Q6.11
  it('lists the likeliest basis states if there are many, and the remaining probability', () => {
    const state = smallStateAfter(circuit(6).h(0).h(1).h(2).h(3).h(4).h(5).build());
    const { rows, remainder, pairs } = summarizeState(state, {
      focus: [0],
      maxRows: 16,
      maxWiresInPairs: 5,
    });
    expect(rows.map(({ index }) => index)).toEqual([...Array(16).keys()]);
    expect(remainder).toBeCloseTo(0.75, 12);
    expect(pairs).toBeNull();
    const found = createLikeliest(3);
    found.add(Float64Array.of(0.1, 0.4));
    found.add(Float64Array.of(0, 0.4, 0.1), 2);
    expect(found.list.map(({ index }) => index)).toEqual([1, 3, 0]);
  });
});

describe('terminal measurements', () => {
  // Shows: Q6.10
  it('leave the same state as the branches of all results together', async () => {
    await fc.assert(
      fc.asyncProperty(pureCircuits, fc.integer({ min: 1, max: 31 }), async (made, mask) => {
        const wires = wireCount(made);
        const seen = Array.from({ length: wires }, (_, wire) => wire).filter(
          (wire) => ((mask >> wire) & 1) === 1,
        );
        const measured = measuredAtEnd(made, seen);
        const split = splitTerminalMeasurements(measured);
        expect(split.measurements.map(({ wire }) => wire)).toEqual(seen);
        expect(split.branchPoints).toBe(0);
        const branches = await branchesAfter(split.before);
        const together = summarizeState(branches, {
          focus: [0],
          dephasedWires: split.measurements.map(({ wire }) => wire),
        });
        const followed = summarizeState(await branchesAfter(measured), { focus: [0] });
        for (const [wire, { x, y, z }] of together.blochVectors.entries()) {
          const other = followed.blochVectors[wire];
          expect(Math.hypot(x - other.x, y - other.y, z - other.z)).toBeLessThan(1e-10);
        }
        expect(
          largestDifference(together.density.matrix.entries, followed.density.matrix.entries),
        ).toBeLessThan(1e-10);
      }),
      { numRuns: 40 },
    );
  });

  // Shows: Q6.10
  it('have the outcomes of the exact distribution', async () => {
    await fc.assert(
      fc.asyncProperty(circuits({ minWires: 1, maxWires: 3, measured: true }), async (made) => {
        const split = splitTerminalMeasurements(made);
        const branches = await branchesAfter(split.before);
        const { outcomes, count } = branchOutcomes(branches, split, 64);
        if (split.bits.length === 0) {
          expect(count).toBe(0);
          return;
        }
        const exact = await exactDistribution(made);
        const sums = new Map<string, number>();
        for (const [bits, probability] of exact) {
          const written = split.bits.map((bit) => bits[bits.length - 1 - bit]).join('');
          sums.set(written, (sums.get(written) ?? 0) + probability);
        }
        expect(count).toBe([...sums.values()].filter((p) => p > 1e-12).length);
        for (const { bits, probability } of outcomes) {
          expect(probability).toBeCloseTo(sums.get(bits) ?? -1, 10);
        }
      }),
      { numRuns: 60 },
    );
  });

  // Shows: Q6.10
  it('leave, for a known result, the projected state', async () => {
    const made = circuit(2, 2).h(0).cx(0, 1).ry(0.6, 1).measure(0, 0).build();
    const split = splitTerminalMeasurements(made);
    const branches = await branchesAfter(split.before);
    const [left, ...others] = branchesWithOutcome(branches, split, '1');
    expect(others).toEqual([]);
    expect(left.probability).toBeCloseTo(1, 12);
    expect(blochVector(left.state, 0).z).toBeCloseTo(-1, 12);
    expect(blochVector(left.state, 1).z).toBeCloseTo(-Math.cos(0.6), 12);
  });
});

describe('a projected state', () => {
  // Shows: Q4.7
  it('has the requested values, norm 1, and the probability of finding them', () => {
    fc.assert(
      fc.property(pureCircuits, fc.integer({ min: 0, max: 1 }), (made, bit) => {
        const state = smallStateAfter(made);
        const values = { [state.wires - 1]: bit === 1 ? 1 : 0 } as const;
        const before = state.amplitudes.slice();
        const { probability, state: projected } = projectedState(state, values);
        expect(state.amplitudes).toEqual(before);
        expect(probability).toBeCloseTo(probabilityOf(state, values), 12);
        if (probability < 1e-12) return;
        expect(squaredNorm(projected)).toBeCloseTo(1, 12);
        expect(probabilityOf(projected, values)).toBeCloseTo(1, 12);
      }),
      { numRuns: 60 },
    );
    const { probability, state } = projectedState(smallStateAfter(circuit(1).build()), { 0: 1 });
    expect([probability, ...state.amplitudes]).toEqual([0, 0, 0, 0, 0]);
  });
});
