import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { withInitialState } from '../circuit/edit.ts';
import { fidelity } from '../state/overlap.ts';
import { productState, TooLarge } from '../state/state-vector.ts';
import type { Backend } from '../backend/backend.ts';
import { branchesAfter } from './branches-after.ts';
import { exactDistribution } from './exact-distribution.ts';
import { plainBackend } from './state-vector/plain-backend.ts';
import { runCircuit } from './run-circuit.ts';
import { smallStateAfter } from './state-after.ts';

/** Computes elsewhere: it destroys the given state and returns a new one. */
const elsewhere: Backend = {
  name: 'elsewhere',
  maxWires: 3,
  async run(steps, state, options) {
    const own = { ...state, amplitudes: state.amplitudes.slice() };
    state.amplitudes.fill(NaN);
    return plainBackend.run(steps, own, options);
  },
};

const teleport = circuit(3)
  .ry(1, 0)
  .h(1)
  .cx(1, 2)
  .cx(0, 1)
  .h(0)
  .measure(0, 0)
  .measure(1, 1)
  .when(1, 1, (b) => b.x(2))
  .when(0, 1, (b) => b.z(2))
  .measure(2, 2)
  .build();

describe('backends', () => {
  // Shows: Q5.17
  it('receive a state and return one, which may be elsewhere', async () => {
    expect(await exactDistribution(teleport, { backend: elsewhere })).toEqual(
      await exactDistribution(teleport, { backend: 'plain' }),
    );
    const run = await runCircuit(teleport, { seed: 3, backend: elsewhere });
    expect(run.backend).toBe('elsewhere');
    expect(run.counts).toEqual((await runCircuit(teleport, { seed: 3 })).counts);
  });

  // Shows: Q5.17
  it('are first asked for their largest number of wires', async () => {
    const wide = circuit(4).h(0).build();
    await expect(runCircuit(wide, { backend: elsewhere })).rejects.toThrow(TooLarge);
  });

  // Shows: Q5.17
  it('can create the start themselves', async () => {
    const started: string[] = [];
    const own: Backend = {
      ...elsewhere,
      runFrom(initial, steps, options) {
        started.push(`${initial.join('')} ${steps.length}`);
        return plainBackend.run(steps, productState(initial), options);
      },
    };
    const c = withInitialState(teleport, 0, '-i');
    expect(await exactDistribution(c, { backend: own })).toEqual(await exactDistribution(c));
    expect(started).toEqual(['-i00 5']);
  });

  // Shows: Q5.19
  it('are chosen by size, with the same results', async () => {
    for (const wires of [12, 13]) {
      const c = circuit(wires, 2);
      for (let wire = 0; wire < wires; wire++) c.ry(0.3 * wire, wire).cx(wire, (wire + 1) % wires);
      const middle = c
        .measure(0, 0)
        .when(0, 1, (b) => b.h(1))
        .t(1)
        .h(1)
        .measure(1, 1)
        .build();
      const run = await runCircuit(middle, { seed: 6 });
      expect(run.backend === 'plain').toBe(wires === 12);
      expect(run.counts).toEqual((await runCircuit(middle, { seed: 6, backend: 'plain' })).counts);
      const [branch] = await branchesAfter(c.build(), 3);
      expect(fidelity(branch.state, smallStateAfter(c.build(), 3))).toBeCloseTo(1, 12);
    }
  });
});
