import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyStep } from '../simulate/state-vector/apply-step.ts';
import { Cancelled } from '../backend/backend.ts';
import type { UnitaryStep } from '../backend/unitary-step.ts';
import { basisState, productState, TooLarge } from '../state/state-vector.ts';
import { kernelWorkers, type KernelWorkers } from '../testing/node-workers.ts';
import { randomStep } from '../testing/random-steps.ts';
import { createKernelBackend, type KernelBackend } from './kernel-backend.ts';
import { createLocalBackend, type LocalBackend } from './local-backend.ts';
import { packSteps, unpackSteps } from './messages.ts';

let workers: KernelWorkers;
let createWorker: KernelWorkers['createWorker'];
let alone: KernelBackend;
let together: KernelBackend;
let local: LocalBackend;
beforeAll(async () => {
  workers = await kernelWorkers();
  createWorker = workers.createWorker;
  alone = createKernelBackend({ createWorker, shared: false });
  together = createKernelBackend({ createWorker, workers: 2 });
  local = await createLocalBackend();
  await Promise.all([alone.warm(), together.warm()]);
}, 60_000);
afterAll(async () => {
  alone.release();
  together.release();
  await workers.remove();
});

function stepsOn(wires: number, count: number, seed: number): UnitaryStep[] {
  return fc.sample(randomStep(wires), { numRuns: count, seed });
}

function expected(wires: number, steps: readonly UnitaryStep[], index = 0): Float64Array {
  const { amplitudes } = basisState(wires, index);
  for (const step of steps) applyStep(amplitudes, step);
  return amplitudes;
}

function largestDifference(one: Float64Array, other: Float64Array): number {
  return one.reduce(
    (max, x, i) => (Math.abs(x - other[i]) <= max ? max : Math.abs(x - other[i])),
    0,
  );
}

/** Returns steps that take several seconds. */
function longRun(wires: number): UnitaryStep[] {
  return Array.from({ length: 40 }, (_, i) => stepsOn(wires, 60, i)).flat();
}

describe('K4: backends in workers', () => {
  // Shows: lab: the same right answer on every device
  it('K4.1 gives the same amplitudes, bit for bit, from one worker, from several, and on the calling thread', async () => {
    for (const wires of [3, 11, 18]) {
      const steps = stepsOn(wires, 60, wires);
      const initial = Array<'0'>(wires).fill('0');
      const results = [
        await local.runFrom(initial, steps),
        await alone.runFrom(initial, steps),
        await together.runFrom(initial, steps),
      ];
      expect(largestDifference(results[0].amplitudes, expected(wires, steps))).toBeLessThan(1e-12);
      for (const { amplitudes } of results)
        expect(largestDifference(amplitudes, results[0].amplitudes)).toBe(0);
    }
  });

  it('K4.1 continues from a given state', async () => {
    const wires = 10;
    for (const backend of [alone, together, local]) {
      for (const index of [0, 77]) {
        const [first, second] = [stepsOn(wires, 30, 1), stepsOn(wires, 30, 2)];
        const half = await backend.run(first, basisState(wires, index));
        const whole = await backend.run(second, half);
        expect(
          largestDifference(whole.amplitudes, expected(wires, [...first, ...second], index)),
        ).toBeLessThan(1e-12);
      }
    }
  });

  it('K4.1 starts with each initial state of a wire', async () => {
    const initial = ['0', '1', '+', '-', 'i', '-i', '1', '0', '+', '-', 'i', '-i', '1'] as const;
    for (const backend of [alone, together, local]) {
      const { amplitudes } = await backend.runFrom(initial, []);
      expect(largestDifference(amplitudes, productState(initial).amplitudes)).toBeLessThan(1e-12);
    }
  });

  it('K4.2 reports progress, and stops soon after the signal was aborted', async () => {
    const steps = longRun(19);
    for (const backend of [alone, together, local]) {
      const controller = new AbortController();
      const parts: number[] = [];
      const run = backend.runFrom(Array<'0'>(19).fill('0'), steps, {
        signal: controller.signal,
        onProgress: (part) => {
          parts.push(part);
          if (parts.length === 3) controller.abort('enough');
        },
      });
      await expect(run).rejects.toThrow(Cancelled);
      expect(parts).toEqual([...parts].sort((x, y) => x - y));
      expect(parts[0]).toBeGreaterThan(0);
      expect(parts.at(-1)).toBeLessThan(1);
      const next = stepsOn(5, 20, 3);
      const { amplitudes } = await backend.runFrom(Array<'0'>(5).fill('0'), next);
      expect(largestDifference(amplitudes, expected(5, next))).toBeLessThan(1e-12);
    }
  });

  it('K4.2 does not start if the signal was already aborted', async () => {
    const run = alone.runFrom(['0'], [], { signal: AbortSignal.abort() });
    await expect(run).rejects.toThrow(Cancelled);
  });

  it('K4.2 does not start if the signal is aborted during another run', async () => {
    const orders: unknown[] = [];
    const backend = createKernelBackend({
      createWorker: () => {
        const worker = createWorker();
        return {
          postMessage: (order, transfer) => {
            orders.push((order as { kind: string }).kind);
            worker.postMessage(order, transfer);
          },
          addEventListener: (type, listen) => worker.addEventListener(type, listen),
          terminate: () => worker.terminate(),
        };
      },
      shared: false,
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const running = backend.runFrom(Array<'0'>(19).fill('0'), longRun(19), {
      signal: first.signal,
      onProgress: () => {
        second.abort();
        first.abort();
      },
    });
    const waiting = backend.runFrom(['0'], [], { signal: second.signal });
    await expect(running).rejects.toThrow(Cancelled);
    await expect(waiting).rejects.toThrow(Cancelled);
    expect(orders).toEqual(['open', 'run', 'abort']);
    backend.release();
  });

  it('K4.3 refuses a state that is too large with a message, and continues to work', async () => {
    const small = createKernelBackend({ createWorker, shared: false, maxWires: 12 });
    await expect(small.runFrom(Array<'0'>(13).fill('0'), [])).rejects.toThrow(TooLarge);
    await expect(small.runFrom(Array<'0'>(13).fill('0'), [])).rejects.toThrow(
      /13 qubits.*At most 12/,
    );
    small.release();
  });

  it('K4.4 executes runs one after the other in the requested order', async () => {
    const steps = stepsOn(12, 40, 9);
    const initial = Array<'0'>(12).fill('0');
    const order: number[] = [];
    const runs = [0, 1, 2, 3].map((i) =>
      alone.runFrom(initial, steps).then((state) => (order.push(i), state)),
    );
    for (const { amplitudes } of await Promise.all(runs)) {
      expect(largestDifference(amplitudes, expected(12, steps))).toBeLessThan(1e-12);
    }
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('K4.5 releases its workers, cancels their work, and restarts on request', async () => {
    const backend = createKernelBackend({ createWorker, workers: 2 });
    const given = backend.runFrom(Array<'0'>(19).fill('0'), longRun(19));
    await backend.warm();
    await new Promise((resolve) => setTimeout(resolve, 50));
    backend.release();
    await expect(given).rejects.toThrow('released');
    const steps = stepsOn(6, 20, 4);
    const { amplitudes } = await backend.runFrom(Array<'0'>(6).fill('0'), steps);
    expect(largestDifference(amplitudes, expected(6, steps))).toBeLessThan(1e-12);
    backend.release();
  });

  it('K4.5 waits for a worker that is late for its first job', async () => {
    const late = createKernelBackend({ createWorker: workers.createLateWorker, workers: 2 });
    const steps = stepsOn(18, 20, 5);
    const { amplitudes } = await late.runFrom(Array<'0'>(18).fill('0'), steps);
    expect(largestDifference(amplitudes, expected(18, steps))).toBeLessThan(1e-12);
    late.release();
  });

  it('K4.5 says why a worker is not available', async () => {
    const backend = createKernelBackend({
      createWorker: () => {
        throw new Error('no workers here');
      },
    });
    await expect(backend.runFrom(['0'], [])).rejects.toThrow('no workers here');
  });

  it('K5.2 sums a borrowed state to the same last bit with any number of workers', async () => {
    const wires = 17;
    const steps = stepsOn(wires, 60, 7);
    const initial = Array<'0'>(wires).fill('0');
    const request = { focus: [0, 9, 16], maxLikeliest: 16 };
    const results = [];
    for (const backend of [local, together]) {
      const state = await backend.runFrom(initial, steps, { borrow: true });
      results.push(await backend.sumsOf(state, request));
    }
    expect(results[0]?.likeliest).toHaveLength(16);
    expect(results[0]).toEqual(results[1]);
  });

  it('K5.3 sums a state that it has lent, until the next run is requested', async () => {
    const wires = 16;
    const steps = stepsOn(wires, 30, 8);
    const initial = Array<'0'>(wires).fill('0');
    const request = { focus: [0], maxLikeliest: 4 };
    for (const backend of [local, together]) {
      const copied = await backend.runFrom(initial, steps);
      expect(backend.sumsOf(copied, request)).toBeUndefined();
      const lent = await backend.runFrom(initial, steps, { borrow: true });
      const sums = backend.sumsOf(lent, request);
      const next = backend.runFrom(initial, [], { borrow: true });
      expect(backend.sumsOf(lent, request)).toBeUndefined();
      // The next run waits for the sums, so they belong to the lent state.
      expect((await sums)?.likeliest[0]?.probability).toBeLessThan(0.999);
      expect((await backend.sumsOf(await next, request))?.likeliest).toEqual([
        { index: 0, probability: 1 },
      ]);
    }
  });

  it('K5.3 cancels sums when its workers are released', async () => {
    const backend = createKernelBackend({ createWorker, workers: 2 });
    const lent = await backend.runFrom(Array<'0'>(16).fill('0'), [], { borrow: true });
    const sums = backend.sumsOf(lent, { focus: [0], maxLikeliest: 0 });
    backend.release();
    await expect(sums).rejects.toThrow('released');
    expect(backend.sumsOf(lent, { focus: [0], maxLikeliest: 0 })).toBeUndefined();
  });

  it('K4.7 keeps steps unchanged when they are sent', () => {
    fc.assert(
      fc.property(fc.array(randomStep(7)), (steps) => {
        expect(unpackSteps(packSteps(steps))).toEqual(steps);
      }),
      { numRuns: 50 },
    );
  });
});
