import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { blochVector } from '../inspect/bloch.ts';
import { circuits } from '../testing/arbitraries.ts';
import type { NoiseModel } from './program/noise.ts';
import { runCircuit } from './run-circuit.ts';
import { smallStateAfter } from './state-after.ts';

const SHOTS = 40_000;

async function probabilities(c: Circuit, noise: NoiseModel): Promise<Record<string, number>> {
  const { counts } = await runCircuit(c, { shots: SHOTS, seed: 1, noise });
  return Object.fromEntries([...counts].map(([outcome, count]) => [outcome, count / SHOTS]));
}

/** Five standard deviations of a probability near one half. */
const NEAR = 5 * Math.sqrt(0.25 / SHOTS);

describe('noise', () => {
  // Shows: Q7.1
  it('depolarizing leaves a wire unchanged except for the part that it mixes', async () => {
    const found = await probabilities(circuit(1).x(0).measureAll().build(), { depolarizing: 0.3 });
    expect(Math.abs((found['0'] ?? 0) - 0.15)).toBeLessThan(NEAR);
    const three = await probabilities(circuit(1).x(0).x(0).x(0).measureAll().build(), {
      depolarizing: 0.3,
    });
    expect(Math.abs((three['1'] ?? 0) - (1 + 0.7 ** 3) / 2)).toBeLessThan(NEAR);
  });

  // Shows: Q7.1
  it('acts on every wire that a gate touches, including its controls', async () => {
    const found = await probabilities(circuit(2).cx(0, 1).measureAll().build(), {
      depolarizing: 0.4,
    });
    for (const [outcome, probability] of [
      ['00', 0.64],
      ['01', 0.16],
      ['10', 0.16],
      ['11', 0.04],
    ] as const) {
      expect(Math.abs((found[outcome] ?? 0) - probability)).toBeLessThan(NEAR);
    }
  });

  // Shows: Q7.2
  it('damping goes on during a delay, as long as it takes, but not after a measurement', async () => {
    const noise = { amplitudeDamping: 0.1 };
    const found = await probabilities(circuit(1).x(0).delay(250, 0).measure(0, 0).build(), noise);
    expect(Math.abs((found['1'] ?? 0) - 0.9 ** 3.5)).toBeLessThan(NEAR);
    const late = await probabilities(circuit(1).x(0).measure(0, 0).delay(1e6, 0).build(), noise);
    expect(Math.abs((late['1'] ?? 0) - 0.9)).toBeLessThan(NEAR);
    const ideal = await probabilities(circuit(1).x(0).delay(1e6, 0).measureAll().build(), {});
    expect(ideal).toEqual({ '1': 1 });
  });

  // Shows: Q7.2
  it('damping lets a 1 fall to 0, and shortens the arrow of |+> by the root', async () => {
    const found = await probabilities(circuit(1).x(0).id(0).measureAll().build(), {
      amplitudeDamping: 0.25,
    });
    expect(Math.abs((found['1'] ?? 0) - 0.75 ** 2)).toBeLessThan(NEAR);
    let x = 0;
    let z = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const arrow = blochVector(
        smallStateAfter(circuit(1).h(0).build(), 0, { seed, noise: { amplitudeDamping: 0.36 } }),
        0,
      );
      x += arrow.x / 4000;
      z += arrow.z / 4000;
    }
    expect(Math.abs(x - 0.8)).toBeLessThan(0.03);
    expect(Math.abs(z - 0.36)).toBeLessThan(0.03);
  });

  // Shows: Q7.3
  it('a readout error reports wrong results, also in the middle, and does not change the wire', async () => {
    const end = await probabilities(circuit(2).x(0).measureAll().build(), {
      readout: { zeroAsOne: 0.1, oneAsZero: 0.3 },
    });
    for (const [outcome, probability] of [
      ['01', 0.63],
      ['00', 0.27],
      ['11', 0.07],
      ['10', 0.03],
    ] as const) {
      expect(Math.abs((end[outcome] ?? 0) - probability)).toBeLessThan(NEAR);
    }
    const middle = circuit(1).x(0).measure(0, 0).h(0).h(0).measure(0, 1).build();
    const found = await probabilities(middle, { readout: { zeroAsOne: 0, oneAsZero: 0.3 } });
    for (const [outcome, probability] of [
      ['11', 0.49],
      ['10', 0.21],
      ['01', 0.21],
      ['00', 0.09],
    ] as const) {
      expect(Math.abs((found[outcome] ?? 0) - probability)).toBeLessThan(NEAR);
    }
  });

  // Shows: Q7.4
  it('with probability 0 changes nothing, and a gate that does not happen has no noise', async () => {
    await fc.assert(
      fc.asyncProperty(circuits({ maxWires: 3, measured: true }), async (c) => {
        const quiet = await runCircuit(c, {
          seed: 4,
          shots: 50,
          noise: { depolarizing: 0, amplitudeDamping: 0, readout: 0 },
        });
        expect(quiet).toEqual(await runCircuit(c, { seed: 4, shots: 50 }));
      }),
    );
    const skipped = circuit(2)
      .measure(0, 0)
      .when(0, 1, (b) => b.x(1))
      .measure(1, 1)
      .build();
    expect(await probabilities(skipped, { depolarizing: 1 })).toEqual({ '00': 1 });
  });

  // Shows: Q7.5
  it('is refused if it is not a probability', async () => {
    const c = circuit(1).x(0).build();
    for (const noise of [
      { depolarizing: 1.1 },
      { amplitudeDamping: -0.1 },
      { readout: NaN },
      { readout: { zeroAsOne: 2, oneAsZero: 0 } },
    ]) {
      await expect(runCircuit(c, { noise })).rejects.toThrow(RangeError);
    }
  });

  // Shows: Q7.1
  it('becomes small with the repair code of three qubits', async () => {
    // Each of the three has one noisy identity. The repair itself has no noise here.
    const bare = await probabilities(circuit(1).id(0).measureAll().build(), { depolarizing: 0.1 });
    expect(Math.abs((bare['1'] ?? 0) - 0.05)).toBeLessThan(NEAR);
    const { counts } = await runCircuit(circuit(3).id(0).id(1).id(2).measureAll().build(), {
      shots: SHOTS,
      seed: 2,
      noise: { depolarizing: 0.1 },
    });
    const wrong = [...counts].filter(
      ([outcome]) => [...outcome].filter((bit) => bit === '1').length > 1,
    );
    const rate = wrong.reduce((sum, [, count]) => sum + count, 0) / SHOTS;
    expect(Math.abs(rate - (3 * 0.05 ** 2 * 0.95 + 0.05 ** 3))).toBeLessThan(NEAR);
  });
});
