import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyStep } from '../../simulate/state-vector/apply-step.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { basisState } from '../../state/state-vector.ts';
import { randomRealStep, randomStep } from '../../testing/random-steps.ts';
import { JobChannel } from './job-channel.ts';
import { planKernels, type KernelStart } from '../plan/kernel-plan.ts';
import { createMachine, type Machine } from './machine.ts';
import type { PassLimits } from '../plan/pass-planner.ts';
import { runPlan } from './run-plan.ts';

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});

/** Blocks so small that a few qubits already need many passes and chunks. */
const SMALL_BLOCKS: PassLimits = { blockBytes: 2 ** 11, inPlaceBytes: 2 ** 9 };

function run(
  wires: number,
  steps: readonly UnitaryStep[],
  start: KernelStart,
  limits?: PassLimits,
): Float64Array {
  const plan = planKernels(wires, steps, start, limits);
  for (const part of runPlan(machine, new JobChannel(machine), plan, wires))
    expect(part).toBeLessThan(1 + 1e-9);
  return machine.amplitudes(wires);
}

function runFromBasis(
  wires: number,
  steps: readonly UnitaryStep[],
  index: number,
  limits?: PassLimits,
): Float64Array {
  return run(wires, steps, { kind: 'basis', index, re: 1, im: 0 }, limits);
}

function reference(amplitudes: Float64Array, steps: readonly UnitaryStep[]): Float64Array {
  for (const step of steps) applyStep(amplitudes, step);
  return amplitudes;
}

/** Returns NaN if one of the numbers is NaN. */
function largestDifference(one: Float64Array, other: Float64Array): number {
  let max = 0;
  for (let i = 0; i < one.length; i++) {
    const difference = Math.abs(one[i] - other[i]);
    if (!(difference <= max)) max = difference;
  }
  return max;
}

interface Shape {
  readonly step: (wires: number) => fc.Arbitrary<UnitaryStep>;
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

function circuits({ step, min, max, length }: Shape) {
  return fc.integer({ min: min, max: max }).chain((wires) =>
    fc.record({
      wires: fc.constant(wires),
      steps: fc.array(step(wires), { maxLength: length, size: 'max' }),
      index: fc.nat(2 ** wires - 1),
    }),
  );
}

describe('K1: the kernels agree with the plain reference, to 1e-12', () => {
  const small = { min: 1, max: 9, length: 60 };
  interface Case extends Shape {
    readonly name: string;
    readonly runs: number;
    readonly limits?: PassLimits;
  }
  const cases: readonly Case[] = [
    { name: 'any gates in one block', step: randomStep, ...small, runs: 250 },
    {
      name: 'any gates in many blocks',
      step: randomStep,
      ...small,
      limits: SMALL_BLOCKS,
      runs: 250,
    },
    { name: 'real gates in one block', step: randomRealStep, ...small, runs: 150 },
    {
      name: 'real gates in many blocks',
      step: randomRealStep,
      ...small,
      limits: SMALL_BLOCKS,
      runs: 150,
    },
    {
      name: 'any gates on up to 14 qubits',
      step: randomStep,
      min: 10,
      max: 14,
      length: 80,
      runs: 12,
    },
    {
      name: 'any gates on up to 14 qubits in many blocks',
      step: randomStep,
      min: 10,
      max: 14,
      length: 80,
      limits: SMALL_BLOCKS,
      runs: 12,
    },
    {
      name: 'real gates on up to 14 qubits',
      step: randomRealStep,
      min: 10,
      max: 14,
      length: 80,
      runs: 8,
    },
  ];
  for (const { name, limits, runs, ...shape } of cases) {
    it(`K1.1 ${name}`, () => {
      fc.assert(
        fc.property(circuits(shape), ({ wires, steps, index }) => {
          const expected = reference(basisState(wires, index).amplitudes, steps);
          expect(
            largestDifference(runFromBasis(wires, steps, index, limits), expected),
          ).toBeLessThan(1e-12);
        }),
        { numRuns: runs },
      );
    });
  }

  it('K1.2 from any amplitudes, including wires that are |0>', () => {
    fc.assert(
      fc.property(
        circuits({ step: randomStep, min: 1, max: 9, length: 40 }),
        fc.nat(),
        fc.boolean(),
        ({ wires, steps }, seed, isSmall) => {
          const amplitudes = basisState(wires).amplitudes;
          const used = seed & (2 ** wires - 1);
          for (let k = 0; k < 2 ** wires; k++) {
            if ((k & ~used) !== 0) continue;
            amplitudes[2 * k] = Math.sin(k + 1) / 2 ** (wires / 2);
            amplitudes[2 * k + 1] = Math.cos(3 * k + seed) / 2 ** (wires / 2);
          }
          machine.amplitudes(wires).set(amplitudes);
          const start = { kind: 'amplitudes', fresh: (2 ** wires - 1) & ~used } as const;
          const got = run(wires, steps, start, isSmall ? SMALL_BLOCKS : undefined);
          expect(largestDifference(got, reference(amplitudes, steps))).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('K1.3 on states larger than a block of the real size', () => {
    const wires = 18;
    for (const step of [randomStep(wires), randomRealStep(wires)]) {
      const steps = fc.sample(step, { numRuns: 90, seed: 20260711 });
      const expected = reference(basisState(wires, 5).amplitudes, steps);
      expect(largestDifference(runFromBasis(wires, steps, 5), expected)).toBeLessThan(1e-12);
    }
  });

  it('K1.4 after thousands of rotations, whose cosines are never all left out', () => {
    const wires = 6;
    const t = 2.9;
    const ry = Float64Array.from([
      Math.cos(t / 2),
      0,
      -Math.sin(t / 2),
      0,
      Math.sin(t / 2),
      0,
      Math.cos(t / 2),
      0,
    ]);
    const steps: UnitaryStep[] = Array.from({ length: 20_000 }, (_, i) => ({
      targets: [(i * i) % wires],
      controls: [],
      controlValues: [],
      matrix: ry,
    }));
    const expected = reference(basisState(wires).amplitudes, steps);
    expect(largestDifference(runFromBasis(wires, steps, 0), expected)).toBeLessThan(1e-11);
  });
});
