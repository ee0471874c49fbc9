import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyStep } from '../simulate/apply-step.ts';
import type { UnitaryStep } from '../simulate/unitary-step.ts';
import { basisState } from '../state/state-vector.ts';
import { randomRealStep, randomStep } from '../testing/random-steps.ts';
import { planKernels, type KernelStart } from './kernel-plan.ts';
import { createMachine, type Machine } from './machine.ts';
import type { PassLimits } from './pass-planner.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

/** Blocks so small that a few qubits already need many passes and chunks. */
const SMALL_BLOCKS: PassLimits = { blockBytes: 2 ** 11, inPlaceBytes: 2 ** 9 };

function runOnMachine(
  wires: number,
  steps: readonly UnitaryStep[],
  start: KernelStart,
  limits?: PassLimits,
): Float64Array {
  const plan = planKernels(wires, steps, start, limits);
  const passes = machine.load(plan);
  for (const part of machine.run(plan, wires, passes)) expect(part).toBeLessThanOrEqual(1 + 1e-9);
  return machine.amplitudes(wires).slice();
}

function reference(amplitudes: Float64Array, steps: readonly UnitaryStep[]): Float64Array {
  for (const step of steps) applyStep(amplitudes, step);
  return amplitudes;
}

function largestDifference(one: Float64Array, other: Float64Array): number {
  let most = 0;
  for (let i = 0; i < one.length; i++) {
    const difference = Math.abs(one[i] - other[i]);
    if (!(difference <= most)) most = difference;
  }
  return most;
}

function circuits(
  step: (wires: number) => fc.Arbitrary<UnitaryStep>,
  most: number,
  length: number,
) {
  return fc.integer({ min: 1, max: most }).chain((wires) =>
    fc.record({
      wires: fc.constant(wires),
      steps: fc.array(step(wires), { maxLength: length, size: 'max' }),
      index: fc.nat(2 ** wires - 1),
    }),
  );
}

describe('K: the kernels agree with the plain reference to 1e-12', () => {
  const cases = [
    {
      name: 'any gates, one block',
      step: randomStep,
      most: 10,
      length: 60,
      limits: undefined,
      runs: 300,
    },
    {
      name: 'any gates, many small blocks',
      step: randomStep,
      most: 10,
      length: 60,
      limits: SMALL_BLOCKS,
      runs: 300,
    },
    {
      name: 'real gates, one block',
      step: randomRealStep,
      most: 10,
      length: 60,
      limits: undefined,
      runs: 200,
    },
    {
      name: 'real gates, many small blocks',
      step: randomRealStep,
      most: 10,
      length: 60,
      limits: SMALL_BLOCKS,
      runs: 200,
    },
  ] as const;
  for (const { name, step, most, length, limits, runs } of cases) {
    it(name, () => {
      fc.assert(
        fc.property(circuits(step, most, length), ({ wires, steps, index }) => {
          const expected = reference(basisState(wires, index).amplitudes, steps);
          const got = runOnMachine(wires, steps, { kind: 'basis', index, re: 1, im: 0 }, limits);
          expect(largestDifference(got, expected)).toBeLessThan(1e-12);
        }),
        { numRuns: runs },
      );
    });
  }
});
