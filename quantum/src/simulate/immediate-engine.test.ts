import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import { circuits } from '../testing/arbitraries.ts';
import { exactDistribution } from './exact-distribution.ts';
import { TooLarge } from '../state/state-vector.ts';
import { createImmediateEngine } from './immediate-engine.ts';
import { runCircuit } from './run-circuit.ts';
import { stateAfter } from './state-after.ts';
import { awaitValue, finishWorkNow } from './work.ts';

const engine = createImmediateEngine();
const noise = { depolarizing: 0.02, amplitudeDamping: 0.01, readout: 0.03 };

/** Returns enough gates that the engine with promises pauses, including one that is not Clifford. */
function long(wires: number) {
  const builder = circuit(wires).t(0);
  for (let i = 0; i < 300; i++) builder.h(i % wires).cx(i % wires, (i + 1) % wires);
  return builder;
}

describe('the engine without promises', () => {
  // Shows: Q5.21
  it('gives the results of the engine with promises, to the last bit', async () => {
    await fc.assert(
      fc.asyncProperty(
        circuits({ maxWires: 4, measured: true, initial: true }),
        fc.boolean(),
        async (any, isNoisy) => {
          const options = isNoisy ? { noise } : {};
          expect(engine.exactDistribution(any, options)).toEqual(
            await exactDistribution(any, options),
          );
          const run = { ...options, shots: 200, seed: 5 };
          expect(engine.runCircuit(any, run)).toEqual(await runCircuit(any, run));
          expect(engine.stateAfter(any, run)).toEqual(await stateAfter(any, undefined, run));
        },
      ),
      { numRuns: 60 },
    );
  });

  // Shows: Q5.21
  it('runs larger states on the kernels, without a break', async () => {
    const large = long(14).measure(0, 0).h(0).measureAll().build();
    const { counts, backend } = engine.runCircuit(large, { seed: 3 });
    expect(backend).toBe('kernels, immediate');
    expect(counts).toEqual((await runCircuit(large, { seed: 3 })).counts);
    const unmeasured = long(13).build();
    expect(engine.stateAfter(unmeasured)).toEqual(await stateAfter(unmeasured));
    expect(engine.exactDistribution(long(12).build()).size).toBeGreaterThan(0);
  });

  // Shows: Q5.21
  it('runs Clifford circuits of hundreds of wires as a tableau', () => {
    const wide = circuit(300).h(0);
    for (let wire = 1; wire < 300; wire++) wide.cx(wire - 1, wire);
    const { counts, backend } = engine.runCircuit(wide.measureAll().build(), { seed: 1 });
    expect(backend).toBe('stabilizer');
    expect([...counts.keys()]).toEqual(['0'.repeat(300), '1'.repeat(300)]);
  });

  // Shows: Q5.21
  it('never waits', () => {
    expect(() => finishWorkNow(awaitValue(Promise.resolve(1)))).toThrow(TypeError);
  });
});

describe('a state that a circuit continues from', () => {
  // Shows: Q5.21
  it('is not changed, and must have the same number of wires', () => {
    const bell = engine.stateAfter(circuit(2).h(0).build());
    const before = bell.amplitudes.slice();
    const after = engine.stateAfter(circuit(2).cx(0, 1).build(), { from: bell });
    expect(after.amplitudes).toEqual(
      engine.stateAfter(circuit(2).h(0).cx(0, 1).build()).amplitudes,
    );
    expect(bell.amplitudes).toEqual(before);
    expect(() => engine.stateAfter(circuit(3).build(), { from: bell })).toThrow(RangeError);
    expect(() => createImmediateEngine(4).stateAfter(circuit(5).build())).toThrow(TooLarge);
  });
});
