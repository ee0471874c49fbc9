import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit, continueCircuit } from '../../circuit/builder.ts';
import { composed } from '../../circuit/compose.ts';
import { emptyCircuit, withDefinition } from '../../circuit/edit.ts';
import { GATES } from '../../gates/catalog.ts';
import { createRandom } from '../../random.ts';
import { TooLarge } from '../../state/state-vector.ts';
import { circuits } from '../../testing/arbitraries.ts';
import { exactDistribution } from '../exact-distribution.ts';
import { runCircuit } from '../run-circuit.ts';
import { unitaryOf } from '../unitary.ts';

const cliffords = Object.values(GATES).filter(
  (spec) => spec.parameters.length === 0 && spec.isClifford([]),
);
const paulis = [GATES.x, GATES.y, GATES.z];

describe('the stabilizer simulation', () => {
  // Shows: Q8.1
  it('gives the same exact distributions as amplitudes', async () => {
    const mixed = fc.oneof(
      circuits({
        maxWires: 5,
        maxOperations: 30,
        measured: true,
        initial: true,
        gates: cliffords,
        maxControls: 0,
      }),
      circuits({
        maxWires: 5,
        maxOperations: 30,
        measured: true,
        initial: true,
        gates: paulis,
        maxControls: 1,
      }),
      circuits({ maxWires: 5, maxOperations: 30, initial: true, gates: cliffords, maxControls: 0 }),
    );
    await fc.assert(
      fc.asyncProperty(mixed, mixed, async (a, b) => {
        const c = composed(a, b);
        const expected = await exactDistribution(c, { backend: 'plain' });
        const found = await exactDistribution(c, { backend: 'stabilizer' });
        expect([...found.keys()]).toEqual([...expected.keys()]);
        for (const [outcome, p] of expected) expect(found.get(outcome)).toBeCloseTo(p, 11);
      }),
      { numRuns: 300 },
    );
  });

  // Shows: Q8.2
  it("accepts Clifford angles, anti-controls, and Clifford gates of the circuit's own", async () => {
    const own = withDefinition(emptyCircuit(3), {
      name: 'mine',
      wires: 2,
      matrix: [...unitaryOf(circuit(2).h(0).cx(0, 1).sdg(1).iswap(1, 0).build()).entries],
    });
    const c = continueCircuit(own)
      .rx(Math.PI / 2, 0)
      .ry(-Math.PI / 2, 1)
      .p(Math.PI, 2)
      .rzz(Math.PI / 2, 0, 2)
      .u(Math.PI / 2, Math.PI, 0, 1)
      .gate('mine', [2, 0])
      .gate('y', [1], { antiControls: [2] })
      .build();
    const expected = await exactDistribution(c, { backend: 'plain' });
    for (const [outcome, p] of await exactDistribution(c, { backend: 'stabilizer' }))
      expect(expected.get(outcome)).toBeCloseTo(p, 11);
    await expect(runCircuit(circuit(1).t(0).build(), { backend: 'stabilizer' })).rejects.toThrow(
      TypeError,
    );
    await expect(
      runCircuit(circuit(3).ccx(0, 1, 2).build(), { backend: 'stabilizer' }),
    ).rejects.toThrow(TypeError);
  });

  // Shows: Q8.3
  it('is chosen automatically if amplitudes would not fit', async () => {
    const wide = circuit(300).h(0);
    for (let wire = 0; wire < 299; wire++) wide.cx(wire, wire + 1);
    const distribution = await exactDistribution(wide.build());
    expect([...distribution]).toEqual([
      ['0'.repeat(300), 0.5],
      ['1'.repeat(300), 0.5],
    ]);
    const run = await runCircuit(wide.measureAll().build(), { seed: 1 });
    expect(run.backend).toBe('stabilizer');
    expect(run.counts.size).toBe(2);
    expect((await runCircuit(circuit(13).t(0).build(), { shots: 1 })).backend).not.toBe(
      'stabilizer',
    );
    expect((await runCircuit(circuit(12).h(0).build(), { shots: 1 })).backend).toBe('plain');
  });

  // Shows: Q8.4
  it('teleports over a chain of a hundred, deciding in the middle', async () => {
    const chain = circuit(201, 3).initial(0, '-');
    for (let link = 0; link < 100; link++) {
      const [here, near, far] = [2 * link, 2 * link + 1, 2 * link + 2];
      chain.h(near).cx(near, far).cx(here, near).h(here).measure(here, 0).measure(near, 1);
      chain.when(1, 1, (b) => b.x(far)).when(0, 1, (b) => b.z(far));
    }
    const { counts } = await runCircuit(chain.h(200).measure(200, 2).build(), {
      shots: 20,
      seed: 8,
    });
    expect([...counts.keys()].every((outcome) => outcome[0] === '1')).toBe(true);
  });

  // Shows: Q8.5
  it('samples with the right frequencies, also with noise', async () => {
    const random = createRandom(5);
    const c = circuit(4);
    for (let i = 0; i < 40; i++) {
      const wire = random.nextUint32() % 4;
      if (random.next() < 0.5) c.h(wire);
      else c.cx(wire, (wire + 1) % 4).s(wire);
    }
    const built = c.measureAll().build();
    const noise = { depolarizing: 0.02, readout: 0.05 };
    const ours = await runCircuit(built, { shots: 20_000, seed: 1, noise, backend: 'stabilizer' });
    const theirs = await runCircuit(built, { shots: 20_000, seed: 2, noise, backend: 'plain' });
    for (const outcome of new Set([...ours.counts.keys(), ...theirs.counts.keys()])) {
      expect(
        Math.abs((ours.counts.get(outcome) ?? 0) - (theirs.counts.get(outcome) ?? 0)),
      ).toBeLessThan(300);
    }
    const coins = await runCircuit(circuit(100, 1).h(7).measure(7, 0).build(), {
      shots: 10_000,
      seed: 3,
    });
    expect(Math.abs((coins.counts.get('1') ?? 0) - 5000)).toBeLessThan(250);
  });

  // Shows: Q8.6
  it('explains which programs it cannot simulate', async () => {
    const wide = circuit(40);
    for (let wire = 0; wire < 40; wire++) wide.h(wire);
    await expect(exactDistribution(wide.build())).rejects.toThrow('2^40 outcomes');
    await expect(runCircuit(circuit(3000).build())).rejects.toThrow(TooLarge);
    await expect(runCircuit(circuit(64).h(0).t(0).build())).rejects.toThrow('256 EiB');
  });
});
