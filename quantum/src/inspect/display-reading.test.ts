import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { marginalProbabilities } from '../state/probabilities.ts';
import { circuits } from '../testing/arbitraries.ts';
import { blochVector } from './bloch.ts';
import { reducedDensityMatrix } from './density.ts';
import { displayReading } from './display-reading.ts';

// Shows: Q6.12
describe('the reading of a display in a circuit', () => {
  it('is the marginal of its wires, and the Bloch vector of one', () => {
    fc.assert(
      fc.property(circuits({ minWires: 3, maxWires: 4, initial: true }), (c) => {
        const state = smallStateAfter(c);
        const { probabilities } = displayReading(state, [2, 0]);
        for (const [k, p] of marginalProbabilities(state, [2, 0]).entries())
          expect(probabilities[k]).toBeCloseTo(p, 10);
        const { bloch } = displayReading(state, [1]);
        expect(bloch?.x).toBeCloseTo(blochVector(state, 1).x, 10);
        expect(bloch?.z).toBeCloseTo(blochVector(state, 1).z, 10);
      }),
    );
  });

  it('has amplitudes exactly if the wires have a state of their own', () => {
    fc.assert(
      fc.property(circuits({ minWires: 3, maxWires: 3, initial: true }), (c) => {
        const state = smallStateAfter(c);
        const { amplitudes: a } = displayReading(state, [0, 1]);
        const rho = reducedDensityMatrix(state, [0, 1]);
        const purity = rho.entries.reduce((sum, entry) => sum + entry * entry, 0);
        fc.pre(Math.abs(purity - 1) < 1e-12 || purity < 1 - 1e-6);
        expect(a === null).toBe(purity < 1 - 1e-6);
        if (!a) return;
        for (let row = 0; row < 4; row++)
          for (let column = 0; column < 4; column++)
            expect(a[2 * row] * a[2 * column] + a[2 * row + 1] * a[2 * column + 1]).toBeCloseTo(
              rho.entries[2 * (row * 4 + column)],
              8,
            );
      }),
    );
  });

  it('has no common phase, and no amplitudes for an entangled wire', async () => {
    const minus = displayReading(smallStateAfter(circuit(1).x(0).h(0).z(0).x(0).build()), [0]);
    expect(minus.amplitudes?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      0.707107, 0, 0.707107, 0,
    ]);
    const pair = await branchesAfter(circuit(2).h(0).cx(0, 1).build());
    expect(displayReading(pair, [1]).amplitudes).toBeNull();
    expect(displayReading(pair, [0, 1]).amplitudes).not.toBeNull();
    const looked = displayReading(smallStateAfter(circuit(1).h(0).build()), [0], [0]);
    expect(looked).toMatchObject({ bloch: { length: 0 }, amplitudes: null });
    expect(looked.probabilities[1]).toBeCloseTo(0.5, 12);
  });
});
