import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { TooLarge } from '../state/state-vector.ts';
import type { Backend } from './backend.ts';
import { exactDistribution } from './exact-distribution.ts';
import { plainBackend } from './plain-backend.ts';
import { runCircuit } from './run-circuit.ts';

/** Does its arithmetic elsewhere: what it is handed is spoilt, and what it gives back is new. */
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
  it('[Q5.17] are handed a state and give one back, which may live elsewhere', async () => {
    expect(await exactDistribution(teleport, { backend: elsewhere })).toEqual(
      await exactDistribution(teleport, { backend: 'plain' }),
    );
    const run = await runCircuit(teleport, { seed: 3, backend: elsewhere });
    expect(run.backend).toBe('elsewhere');
    expect(run.counts).toEqual((await runCircuit(teleport, { seed: 3 })).counts);
  });

  it('[Q5.17] are asked first how many wires they take', async () => {
    const wide = circuit(4).h(0).build();
    await expect(runCircuit(wide, { backend: elsewhere })).rejects.toThrow(TooLarge);
  });
});
