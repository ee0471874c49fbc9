import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { emptyCircuit } from '../circuit/edit.ts';
import { measure } from '../operations/kinds.ts';
import { TooLarge } from '../state/state-vector.ts';
import { circuits } from '../testing/arbitraries.ts';
import { distributionByDensity } from '../testing/density-oracle.ts';
import { Cancelled } from '../backend/backend.ts';
import { plainBackend } from './state-vector/plain-backend.ts';
import { vectorSimulation } from './state-vector/vector-simulation.ts';
import { exactDistribution } from './exact-distribution.ts';
import { runCircuit } from './run-circuit.ts';

const measured = circuits({ maxWires: 3, maxOperations: 14, measured: true, initial: true });

async function rounded(c: Circuit): Promise<[string, number][]> {
  return [...(await exactDistribution(c))].map(([outcome, p]) => [
    outcome,
    Math.round(p * 1e12) / 1e12,
  ]);
}

describe('exactDistribution', () => {
  // Shows: Q5.9
  it('writes the last register first, the highest index first, without spaces', async () => {
    const c: Circuit = {
      ...circuit(3).x(0).measure(0, 0).measure(1, 1).measure(2, 2).build(),
      classicalRegisters: [
        { name: 'a', size: 2 },
        { name: 'b', size: 1 },
      ],
    };
    expect(await rounded(c)).toEqual([['001', 1]]);
    expect(await rounded({ ...c, columns: [[measure(0, 2)]], initial: ['1', '0', '0'] })).toEqual([
      ['100', 1],
    ]);
  });

  // Shows: Q5.12
  it('reads all wires, the highest first, if nothing is measured', async () => {
    expect(await rounded(circuit(2, 5).x(1).build())).toEqual([['10', 1]]);
    expect(await rounded(circuit(2).h(0).cx(0, 1).build())).toEqual([
      ['00', 0.5],
      ['11', 0.5],
    ]);
    expect(await rounded(emptyCircuit(0))).toEqual([['', 1]]);
  });

  // Shows: Q5.10
  it('agrees with density matrices on circuits that measure, reset, and decide in the middle', async () => {
    await fc.assert(
      fc.asyncProperty(measured, async (c) => {
        const expected = distributionByDensity(c);
        const distribution = await exactDistribution(c);
        for (const outcome of new Set([...distribution.keys(), ...expected.keys()])) {
          expect(distribution.get(outcome) ?? 0).toBeCloseTo(expected.get(outcome) ?? 0, 11);
        }
        expect([...distribution.keys()]).toEqual([...distribution.keys()].sort());
      }),
      { numRuns: 300 },
    );
  });

  // Shows: Q5.7
  it('lets a condition read several bits, the first least significant', async () => {
    const c = circuit(3)
      .x(0)
      .measure(0, 0)
      .measure(1, 1)
      .when([0, 1], 1, (b) => b.x(2))
      .measure(2, 2)
      .build();
    expect(await rounded(c)).toEqual([['101', 1]]);
    const swapped = circuit(3)
      .x(0)
      .measure(0, 0)
      .measure(1, 1)
      .when([1, 0], 1, (b) => b.x(2))
      .measure(2, 2)
      .build();
    expect(await rounded(swapped)).toEqual([['001', 1]]);
  });

  // Shows: Q5.7
  it('lets a measurement and a reset be conditional', async () => {
    const conditional = circuit(2)
      .x(0)
      .x(1)
      .measure(0, 0)
      .when(0, 0, (b) => b.measure(1, 1))
      .build();
    expect(await rounded(conditional)).toEqual([['01', 1]]);
    const reset = circuit(2, 2)
      .x(0)
      .x(1)
      .measure(0, 0)
      .when(0, 1, (b) => b.reset(1))
      .measure(1, 1)
      .build();
    expect(await rounded(reset)).toEqual([['01', 1]]);
  });

  // Shows: Q5.15
  it('refuses too many branches, too many outcomes, and too many wires', async () => {
    const coins = circuit(9);
    for (let bit = 0; bit < 20; bit++) coins.h(0).measure(0, bit).reset(0);
    const refused = exactDistribution(coins.build(), { backend: 'stabilizer' });
    await expect(refused).rejects.toThrow('more than 65536 ways');
    const wide = circuit(21);
    for (let wire = 0; wire < 21; wire++) wide.h(wire);
    await expect(exactDistribution(wide.build())).rejects.toThrow(TooLarge);
    await expect(exactDistribution(circuit(64).t(0).build())).rejects.toThrow('256 EiB');
  });
});

describe('memory', () => {
  // Shows: Q5.15
  it('is refused with a message if many states would exist at a time', async () => {
    const copies = vectorSimulation(plainBackend);
    const state = { wires: 24, amplitudes: new Float64Array(0) };
    expect(() => copies.copy(state, 9)).toThrow('more than 8 states at a time');
    expect(() => copies.copy(state, 8)).not.toThrow();
  });

  // Shows: Q5.10
  it('is enough for outcomes of more than 20 wires, if there are few', async () => {
    const wide = circuit(21).t(0).h(20).cx(20, 3).x(7);
    expect(await rounded(wide.build())).toEqual([
      ['000000000000010000000', 0.5],
      ['100000000000010001000', 0.5],
    ]);
  });
});

describe('runCircuit', () => {
  // Shows: Q5.11
  it('gives the same counts for the same seed, and as many as shots', async () => {
    await fc.assert(
      fc.asyncProperty(
        measured,
        fc.integer(),
        fc.integer({ min: 1, max: 300 }),
        async (c, seed, shots) => {
          const run = await runCircuit(c, { seed, shots });
          expect(run).toEqual(await runCircuit(c, { seed, shots }));
          expect([...run.counts.values()].reduce((sum, count) => sum + count, 0)).toBe(shots);
        },
      ),
    );
  });

  // Shows: Q5.11
  it('samples the exact distribution (chi-square over 30 circuits)', async () => {
    const sample = fc.sample(measured, { numRuns: 30, seed: 11 });
    for (const [i, c] of sample.entries()) {
      const distribution = await exactDistribution(c);
      const { counts } = await runCircuit(c, { seed: i, shots: 20_000 });
      for (const outcome of counts.keys()) expect(distribution.has(outcome)).toBe(true);
      const likely = [...distribution].filter(([, p]) => p * 20_000 >= 5);
      const chiSquare = likely.reduce(
        (sum, [outcome, p]) => sum + ((counts.get(outcome) ?? 0) - 20_000 * p) ** 2 / (20_000 * p),
        0,
      );
      const freedom = Math.max(1, likely.length - 1);
      expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 6);
    }
  });

  // Shows: Q5.11
  it('reports what it used: the default shots, a seed for repeating it, and the backend', async () => {
    const bell = circuit(2).h(0).cx(0, 1).measureAll().build();
    const run = await runCircuit(bell);
    expect(run.shots).toBe(1024);
    expect(run.backend).toBe('plain');
    expect((await runCircuit(bell, { seed: run.seed })).counts).toEqual(run.counts);
    for (const shots of [0, -1, 1.5, NaN, 1e8])
      await expect(runCircuit(bell, { shots })).rejects.toThrow(RangeError);
  });

  // Shows: Q5.11
  it('has consistent results within one run', async () => {
    const { counts } = await runCircuit(
      circuit(2)
        .h(0)
        .measure(0, 0)
        .when(0, 1, (b) => b.x(1))
        .measure(1, 1)
        .build(),
      { seed: 2 },
    );
    expect([...counts.keys()]).toEqual(['00', '11']);
  });

  // Shows: Q5.13
  it('stops when its signal is aborted, before and during the run', async () => {
    const long = circuit(16);
    for (let layer = 0; layer < 40; layer++)
      for (let wire = 0; wire < 16; wire++) long.h(wire).t(wire);
    const gone = AbortSignal.abort('enough');
    await expect(runCircuit(long.build(), { signal: gone })).rejects.toThrow(Cancelled);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    const begun = Date.now();
    await expect(
      exactDistribution(long.build(), { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'Cancelled' });
    expect(Date.now() - begun).toBeLessThan(1000);
  });

  // Shows: Q5.14
  it('reports progress that never decreases', async () => {
    const parts: number[] = [];
    const long = circuit(14);
    for (let layer = 0; layer < 30; layer++)
      for (let wire = 0; wire < 14; wire++) long.h(wire).t(wire);
    await runCircuit(long.build(), { backend: 'plain', onProgress: (part) => parts.push(part) });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
  });
});
