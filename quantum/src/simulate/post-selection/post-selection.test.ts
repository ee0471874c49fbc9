import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit, continueCircuit } from '../../circuit/builder.ts';
import type { Circuit } from '../../circuit/circuit.ts';
import type { InitialState } from '../../circuit/parts.ts';
import { withoutDisplays } from '../../circuit/edit.ts';
import { GATES } from '../../gates/catalog.ts';
import { blochVector } from '../../inspect/bloch.ts';
import { reducedDensityMatrix } from '../../inspect/density.ts';
import { largestDifference } from '../../matrix.ts';
import { fidelity } from '../../state/overlap.ts';
import { productState } from '../../state/state-vector.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { distributionByDensity } from '../../testing/density-oracle.ts';
import { branchesAfter } from '../branches-after.ts';
import { densityAfter, weightedDensityAfter } from '../density/density-after.ts';
import { exactDistribution } from '../exact-distribution.ts';
import { createImmediateEngine } from '../immediate-engine.ts';
import { NothingKept } from './nothing-kept.ts';
import { runCircuit } from '../run-circuit.ts';
import { smallStateAfter } from '../state-after.ts';
import { createStepper } from '../stepper.ts';

const selected = circuits({
  maxWires: 3,
  maxOperations: 12,
  measured: true,
  initial: true,
  selected: true,
});
const states: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

/** Random circuits that keep enough runs for rounding to stay small. */
const kept = selected.filter((c) => keptOf(c) > 1e-3);

function keptOf(c: Circuit): number {
  try {
    return weightedDensityAfter(c).kept;
  } catch (error) {
    if (error instanceof NothingKept) return 0;
    throw error;
  }
}

function expectSame(found: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): void {
  for (const outcome of new Set([...found.keys(), ...wanted.keys()]))
    expect(found.get(outcome) ?? 0).toBeCloseTo(wanted.get(outcome) ?? 0, 9);
}

describe('post-selection', () => {
  // Shows: Q5.23
  it('leaves the distribution of the kept runs, with every method', async () => {
    const engine = createImmediateEngine();
    await fc.assert(
      fc.asyncProperty(kept, async (c) => {
        const expected = distributionByDensity(c);
        expectSame(await exactDistribution(c), expected);
        expectSame(await exactDistribution(c, { noise: { depolarizing: 0 } }), expected);
        expectSame(engine.exactDistribution(c), expected);
      }),
    );
  });

  // Shows: Q5.23
  it('leaves branches that add up to 1 and report the kept share', async () => {
    await fc.assert(
      fc.asyncProperty(kept, async (c) => {
        const branches = await branchesAfter(c);
        expect(branches.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
        const { density, kept: share } = weightedDensityAfter(c);
        for (const branch of branches) expect(branch.kept).toBeCloseTo(share, 9);
        const mixed = reducedDensityMatrix(branches, [...c.initial.keys()]);
        expect(largestDifference(density.entries, mixed.entries)).toBeLessThan(1e-9);
      }),
    );
  });

  // Shows: Q5.23
  it('of 0 or 1 is a measurement whose other result is discarded', async () => {
    const plain = circuits({ minWires: 2, maxWires: 2, maxOperations: 8 });
    await fc.assert(
      fc.asyncProperty(plain, fc.constantFrom<InitialState>('0', '1'), async (c, state) => {
        const measured = await exactDistribution(
          continueCircuit(c).measure(0, 2).h(0).measure(0, 0).measure(1, 1).build(),
        );
        const own = [...measured].filter(([outcome]) => outcome.startsWith(state));
        const chance = own.reduce((sum, [, probability]) => sum + probability, 0);
        fc.pre(chance > 1e-3);
        const found = await exactDistribution(continueCircuit(c).postSelect(0, state).h(0).build());
        expectSame(found, new Map(own.map(([outcome, p]) => [outcome.slice(1), p / chance])));
      }),
    );
  });

  // Shows: Q5.23
  it.each(states)('keeps the wire in |%s>, with the probability of finding it so', (state) => {
    const start = circuit(1).ry(0.7, 0).rz(0.4, 0);
    const before = smallStateAfter(start.build());
    const after = smallStateAfter(start.postSelect(0, state).build());
    const wanted = productState([state]);
    expect(fidelity(after, wanted)).toBeCloseTo(1, 12);
    expect(after.probability).toBeCloseTo(fidelity(before, wanted), 12);
  });

  // Shows: Q5.23
  it('steers the partner of a Bell pair', async () => {
    const pair = circuit(2).h(0).cx(0, 1).postSelect(0, '+').build();
    const branches = await branchesAfter(pair);
    expect(blochVector(branches, 1).x).toBeCloseTo(1, 12);
    expect(branches[0].kept).toBeCloseTo(0.5, 12);
    const state = await createStepper().stateAfter(pair);
    expect(blochVector(state, 1).x).toBeCloseTo(1, 12);
  });

  // Shows: Q5.23
  it('counts only the runs that it keeps, out of all shots', async () => {
    const quarter = circuit(2).h(0).h(1).postSelect(0, '1').postSelect(1, '0').build();
    const { counts, shots, kept: left } = await runCircuit(quarter, { shots: 4000, seed: 7 });
    expect([...counts]).toEqual([['01', left]]);
    expect(shots).toBe(4000);
    expect(Math.abs(left - 1000)).toBeLessThan(6 * Math.sqrt(750));
    const all = await runCircuit(circuit(1).h(0).build(), { shots: 50 });
    expect(all.kept).toBe(50);
  });

  // Shows: Q5.23
  it('draws from the exact distribution with noise and with tableaus', async () => {
    const clifford = Object.values(GATES).filter(
      (gate) => gate.parameters.length === 0 && gate.isClifford([]),
    );
    const shape = { maxWires: 3, measured: true, selected: true, gates: clifford, maxControls: 0 };
    const noise = { depolarizing: 0.1, readout: 0.05 };
    const some = circuits(shape).filter((c) => keptOf(c) > 0.05);
    for (const [i, c] of fc.sample(some, { numRuns: 15, seed: 11 }).entries()) {
      expectSame(await exactDistribution(c, { backend: 'stabilizer' }), distributionByDensity(c));
      const wanted = await exactDistribution(c, { noise });
      const { counts, kept: left } = await runCircuit(c, { noise, seed: i, shots: 4000 });
      for (const [outcome, p] of wanted)
        expect(Math.abs((counts.get(outcome) ?? 0) - left * p)).toBeLessThan(
          6 * Math.sqrt(left * p) + 10,
        );
    }
  });

  // Shows: Q5.23
  it('reports that no run is kept', async () => {
    const never = circuit(1).x(0).postSelect(0, '0').h(0).build();
    expect(() => smallStateAfter(never)).toThrow(NothingKept);
    expect(() => densityAfter(never)).toThrow('can never happen');
    await expect(branchesAfter(never)).rejects.toThrow(NothingKept);
    await expect(exactDistribution(never)).rejects.toThrow(NothingKept);
    const { counts, kept: left } = await runCircuit(never, { shots: 100 });
    expect([counts.size, left]).toEqual([0, 0]);
    expect(smallStateAfter(never, 0).probability).toBe(1);
  });
});

describe('displays', () => {
  // Shows: Q3.20
  it('change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(kept, async (c) => {
        expectSame(await exactDistribution(withoutDisplays(c)), await exactDistribution(c));
      }),
      { numRuns: 40 },
    );
  });
});
