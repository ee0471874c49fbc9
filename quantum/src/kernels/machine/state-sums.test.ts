import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateSums, type StateSums } from '../../inspect/state-sums.ts';
import { randomRealStep, randomStep } from '../../testing/random-steps.ts';
import { planKernels } from '../plan/kernel-plan.ts';
import { createMachine } from './machine.ts';
import { runPlan } from './run-plan.ts';
import { canSum, sumState } from './state-sums.ts';
import { JobChannel } from './job-channel.ts';

/** Returns the greatest difference of any two numbers; NaN if one of them is NaN. */
function largestDifference(one: Float64Array, other: Float64Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((max, x, i) => Math.max(max, Math.abs(x - other[i])), 0);
}

function expectSame(sums: StateSums, expected: StateSums): void {
  expect(largestDifference(sums.z.means, expected.z.means)).toBeLessThan(1e-12);
  expect(largestDifference(sums.z.pairs, expected.z.pairs)).toBeLessThan(1e-12);
  expect(largestDifference(sums.coherences, expected.coherences)).toBeLessThan(1e-12);
  expect(largestDifference(sums.focus.entries, expected.focus.entries)).toBeLessThan(1e-12);
  expect(sums.likeliest).toEqual(expected.likeliest);
}

describe('K5: sums over a state in the memory of the kernels', () => {
  it('K5.1 equal those of plain code, to 1e-12, and list the same basis states', async () => {
    const machine = await createMachine();
    const channel = new JobChannel(machine);
    const cases = fc.integer({ min: 16, max: 18 }).chain((wires) =>
      fc.record({
        wires: fc.constant(wires),
        steps: fc.oneof(
          ...[randomStep, randomRealStep].map((step) =>
            fc.array(step(wires), { minLength: 1, maxLength: 60, size: 'max' }),
          ),
        ),
        focus: fc
          .uniqueArray(fc.nat(wires - 1), { maxLength: 3 })
          .map((focus) => focus.sort((a, b) => a - b)),
        maxLikeliest: fc.constantFrom(0, 16),
      }),
    );
    fc.assert(
      fc.property(cases, ({ wires, steps, ...request }) => {
        const plan = planKernels(wires, steps, { kind: 'basis', index: 0, re: 1, im: 0 });
        for (const part of runPlan(machine, channel, plan, wires)) expect(part).toBeGreaterThan(0);
        const sums = sumState(machine, channel, wires, request);
        expectSame(sums, stateSums({ wires, amplitudes: machine.amplitudes(wires) }, request));
      }),
      { numRuns: 24 },
    );
  });

  it('K5.1 are left to plain code for small states and for many wires in focus', () => {
    expect(canSum(16, { focus: [0, 1, 2], maxLikeliest: 0 })).toBe(true);
    expect(canSum(15, { focus: [0], maxLikeliest: 0 })).toBe(false);
    expect(canSum(20, { focus: [0, 1, 2, 3], maxLikeliest: 0 })).toBe(false);
  });
});
