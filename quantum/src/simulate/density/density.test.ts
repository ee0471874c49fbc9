import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../../circuit/builder.ts';
import { blochVector } from '../../inspect/bloch.ts';
import { purity, reducedDensityMatrix } from '../../inspect/density.ts';
import { concurrence } from '../../inspect/entanglement.ts';
import { pauliExpectation } from '../../inspect/expectation.ts';
import { conditionalProbability, probabilityOf } from '../../inspect/probabilities.ts';
import { largestDifference } from '../../matrix.ts';
import { TooLarge } from '../../state/state-vector.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { branchesAfter } from '../branches-after.ts';
import { densityAfter } from './density-after.ts';
import { exactDistribution } from '../exact-distribution.ts';
import type { NoiseModel } from '../program/noise.ts';
import { runCircuit } from '../run-circuit.ts';
import { smallStateAfter } from '../state-after.ts';

const measured = circuits({ maxWires: 3, maxOperations: 10, measured: true, initial: true });

describe('density matrices of a whole circuit', () => {
  // Shows: Q6.9
  it('equal those of all branches together, column by column', async () => {
    await fc.assert(
      fc.asyncProperty(measured, fc.integer({ min: -1, max: 10 }), async (c, column) => {
        const density = densityAfter(c, column);
        const expected = reducedDensityMatrix(await branchesAfter(c, column), [
          ...c.initial.keys(),
        ]);
        expect(largestDifference(density.entries, expected.entries)).toBeLessThan(1e-12);
      }),
    );
    expect(() => densityAfter(circuit(9).build())).toThrow(TooLarge);
  });

  // Shows: Q6.8
  it('can be inspected like states and mixtures', () => {
    fc.assert(
      fc.property(circuits({ minWires: 2, maxWires: 3, initial: true }), (c) => {
        const state = smallStateAfter(c);
        const density = densityAfter(c);
        expect(probabilityOf(density, { 0: 1 })).toBeCloseTo(probabilityOf(state, { 0: 1 }), 11);
        expect(blochVector(density, 1).x).toBeCloseTo(blochVector(state, 1).x, 11);
        expect(concurrence(density, 0, 1)).toBeCloseTo(concurrence(state, 0, 1), 7);
        const xy = { 0: 'x', 1: 'y' } as const;
        expect(pauliExpectation(density, xy)).toBeCloseTo(pauliExpectation(state, xy), 11);
      }),
    );
    expect(
      conditionalProbability(densityAfter(circuit(2).h(0).cx(0, 1).build()), { 1: 1 }, { 0: 1 }),
    ).toBeCloseTo(1, 12);
  });

  // Shows: Q7.1; Q7.2
  it('shrink arrows as noise does, exactly', () => {
    const plus = circuit(1).h(0).build();
    expect(blochVector(densityAfter(plus, 0, { noise: { depolarizing: 0.3 } }), 0).x).toBeCloseTo(
      0.7,
      12,
    );
    const damped = blochVector(densityAfter(plus, 0, { noise: { amplitudeDamping: 0.36 } }), 0);
    expect(damped.x).toBeCloseTo(0.8, 12);
    expect(damped.z).toBeCloseTo(0.36, 12);
    const dead = densityAfter(circuit(2).h(0).cx(0, 1).build(), undefined, {
      noise: { depolarizing: 1 },
    });
    expect(purity(dead)).toBeCloseTo(0.25, 12);
  });
});

describe('exact distributions under noise', () => {
  // Shows: Q7.6
  it('are the limits of shots', async () => {
    const noise: NoiseModel = {
      depolarizing: 0.1,
      amplitudeDamping: 0.07,
      readout: { zeroAsOne: 0.05, oneAsZero: 0.1 },
    };
    for (const [i, c] of fc.sample(measured, { numRuns: 25, seed: 4 }).entries()) {
      const distribution = await exactDistribution(c, { noise });
      expect([...distribution.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 11);
      const { counts } = await runCircuit(c, { noise, seed: i, shots: 4000 });
      for (const [outcome, p] of distribution) {
        expect(Math.abs((counts.get(outcome) ?? 0) - 4000 * p)).toBeLessThan(
          6 * Math.sqrt(4000 * p) + 10,
        );
      }
    }
  });

  // Shows: Q7.6
  it('agree with the closed forms', async () => {
    const bell = circuit(2).h(0).cx(0, 1).measureAll().build();
    const p = 0.2;
    const distribution = await exactDistribution(bell, { noise: { depolarizing: p } });
    // H leaves wire 0 mixed by p, which is not visible; CX then mixes both wires.
    expect(distribution.get('00')).toBeCloseTo((1 + (1 - p) ** 2) / 4, 12);
    const readout = await exactDistribution(bell, { noise: { readout: 0.1 } });
    expect(readout.get('01')).toBeCloseTo(0.09, 12);
    const twice = circuit(1).x(0).measure(0, 0).x(0).measure(0, 1).build();
    const reported = await exactDistribution(twice, {
      noise: { readout: { zeroAsOne: 0, oneAsZero: 0.25 } },
    });
    expect(
      [...reported].map(([outcome, probability]) => [outcome, Math.round(probability * 1e9) / 1e9]),
    ).toEqual([
      ['00', 0.25],
      ['01', 0.75],
    ]);
    await expect(
      exactDistribution(circuit(9).x(0).build(), { noise: { readout: 0.1 } }),
    ).rejects.toThrow(TooLarge);
  });

  // Shows: Q5.15
  it('are also found without noise if there are many branches and few wires', async () => {
    const often = circuit(2, 1);
    for (let round = 0; round < 18; round++) often.h(0).cx(0, 1).reset(0).h(1).measure(1, 0);
    const distribution = await exactDistribution(often.build());
    expect(distribution.get('0')).toBeCloseTo(0.5, 11);
    expect(distribution.get('1')).toBeCloseTo(0.5, 11);
  });

  // Shows: Q5.13; Q5.14
  it('can be canceled, and report progress', async () => {
    const long = circuit(8, 1);
    for (let round = 0; round < 100; round++)
      for (let wire = 0; wire < 8; wire++) long.h(wire).reset(wire);
    const parts: number[] = [];
    const controller = new AbortController();
    const run = exactDistribution(long.build(), {
      noise: { readout: 0.1 },
      signal: controller.signal,
      onProgress(part) {
        parts.push(part);
        if (parts.length === 3) controller.abort();
      },
    });
    await expect(run).rejects.toMatchObject({ name: 'Cancelled' });
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });
});
