import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import type { InitialState } from '../circuit/parts.ts';
import { type Operation, gate } from '../operations/kinds.ts';
import { withColumns, withDefinition, withInitialState, emptyCircuit } from '../circuit/edit.ts';
import { wireCount } from '../circuit/operations.ts';
import { GATES } from '../gates/catalog.ts';
import { largestDifference } from '../matrix.ts';
import { fidelity, sameState } from '../state/overlap.ts';
import { basisState, productState, squaredNorm, TooLarge } from '../state/state-vector.ts';
import { circuits, randomUnitary } from '../testing/arbitraries.ts';
import { gateMatrix } from '../testing/density-oracle.ts';
import { Cancelled, type Backend } from '../backend/backend.ts';
import { plainBackend } from './state-vector/plain-backend.ts';
import { smallStateAfter, stateAfter } from './state-after.ts';
import { unitaryOf } from './unitary.ts';

const H = Math.SQRT1_2;
const unitary = circuits({ maxWires: 6, initial: true });

function amplitudes(c: Circuit, column?: number): number[] {
  return [...smallStateAfter(c, column).amplitudes].map(
    (value) => Math.round(value * 1e12) / 1e12 + 0,
  );
}

describe('textbook states', () => {
  const h = Math.round(H * 1e12) / 1e12;
  // Shows: Q1.1; Q1.2
  it.each<[string, Circuit, number[]]>([
    ['|1> from X', circuit(1).x(0).build(), [0, 0, 1, 0]],
    ['|-> from X and H', circuit(1).x(0).h(0).build(), [h, 0, -h, 0]],
    ['|i> from H and S', circuit(1).h(0).s(0).build(), [h, 0, 0, h]],
    ['the Bell pair', circuit(2).h(0).cx(0, 1).build(), [h, 0, 0, 0, 0, 0, h, 0]],
    ['the singlet', circuit(2).x(0).x(1).h(0).cx(0, 1).build(), [0, 0, -h, 0, h, 0, 0, 0]],
    [
      'three wires in GHZ',
      circuit(3).h(0).cx(0, 1).cx(1, 2).build(),
      [h, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, h, 0],
    ],
    ['|01>, wire 0 being the last digit', circuit(2).x(0).build(), [0, 0, 1, 0, 0, 0, 0, 0]],
  ])('%s', (_, c, expected) => {
    expect(amplitudes(c)).toEqual(expected);
  });

  // Shows: Q4.1
  it('every initial state agrees with its name', () => {
    const prepared: Record<InitialState, Circuit> = {
      '0': circuit(1).build(),
      '1': circuit(1).x(0).build(),
      '+': circuit(1).h(0).build(),
      '-': circuit(1).x(0).h(0).build(),
      i: circuit(1).h(0).s(0).build(),
      '-i': circuit(1).h(0).sdg(0).build(),
    };
    for (const name of Object.keys(prepared) as InitialState[]) {
      const start = smallStateAfter(withInitialState(emptyCircuit(1), 0, name));
      expect(
        largestDifference(start.amplitudes, smallStateAfter(prepared[name]).amplitudes),
        name,
      ).toBeLessThan(1e-15);
    }
    expect([...productState(['1', '0', '1']).amplitudes]).toEqual([...basisState(3, 5).amplitudes]);
  });
});

describe('stateAfter', () => {
  // Shows: Q4.2
  it('keeps the norm', () => {
    fc.assert(
      fc.property(unitary, (c) => {
        expect(squaredNorm(smallStateAfter(c))).toBeCloseTo(1, 12);
      }),
    );
  });

  // Shows: Q5.1
  it('of a column is that of the circuit cut off there, and of -1 the start', () => {
    fc.assert(
      fc.property(unitary, fc.nat(20), (c, cut) => {
        const column = Math.min(cut, c.columns.length - 1);
        const shorter = withColumns(c, c.columns.slice(0, column + 1));
        expect([...smallStateAfter(c, column).amplitudes]).toEqual([
          ...smallStateAfter(shorter).amplitudes,
        ]);
        expect([...smallStateAfter(c, -1).amplitudes]).toEqual([
          ...productState(c.initial).amplitudes,
        ]);
      }),
    );
  });

  // Shows: Q5.2
  it('multiplies by the matrix of each gate, including controls and anti-controls', () => {
    fc.assert(
      fc.property(circuits({ maxWires: 5, maxOperations: 1, maxControls: 4 }), (c) => {
        const operation = c.columns[0]?.[0];
        if (operation?.kind !== 'gate') return;
        const expected = gateMatrix(operation, wireCount(c)).entries;
        expect(largestDifference(unitaryOf(c).entries, expected)).toBeLessThan(1e-15);
      }),
      { numRuns: 300 },
    );
  });

  // Shows: Q5.3
  it('treats a control of a control as two controls, and an anti-control as X, control, X', () => {
    fc.assert(
      fc.property(
        circuits({ minWires: 3, maxWires: 5, maxOperations: 1, maxControls: 0 }),
        fc.boolean(),
        (c, anti) => {
          const inner = c.columns[0]?.[0];
          if (inner?.kind !== 'gate') return;
          const wires = wireCount(c) + 2;
          const [a, b] = [wires - 2, wires - 1];
          const definition = {
            name: 'controlled',
            wires: wires - 1,
            body: [[{ ...inner, controls: [{ wire: a, on: 1 as const }] }]],
          };
          const targets = [...Array(wires - 1).keys()];
          const twice = gate(
            'controlled',
            targets,
            anti ? { antiControls: [b] } : { controls: [b] },
          );
          const mixed = circuit(wires).gate(inner.gate, inner.targets, {
            parameters: inner.parameters,
            controls: [a, { wire: b, on: anti ? 0 : 1 }],
          });
          const flipped = circuit(wires)
            .x(b)
            .gate(inner.gate, inner.targets, { parameters: inner.parameters, controls: [b, a] })
            .x(b);
          const matrix = unitaryOf(
            withColumns(withDefinition(emptyCircuit(wires), definition), [[twice]]),
          ).entries;
          expect(largestDifference(matrix, unitaryOf(mixed.build()).entries)).toBe(0);
          if (anti) expect(largestDifference(matrix, unitaryOf(flipped.build()).entries)).toBe(0);
        },
      ),
    );
  });

  // Shows: Q5.4
  it('does not depend on the order of gates on different wires', () => {
    fc.assert(
      fc.property(unitary, (c) => {
        const mirrored = withColumns(
          c,
          c.columns.map((column) => column.toReversed()),
        );
        expect(sameState(smallStateAfter(c), smallStateAfter(mirrored), 1e-12)).toBe(true);
      }),
    );
  });

  // Shows: Q5.5
  it('only permutes basis states under permutation gates', () => {
    const permutations = Object.values(GATES).filter(
      (spec) => spec.shape === 'permutation' && spec.name !== 'iswap',
    );
    fc.assert(
      fc.property(circuits({ maxWires: 5, gates: permutations }), fc.nat(31), (c, start) => {
        const wires = wireCount(c);
        const begun = c.initial.reduce<Circuit>(
          (so, _, w) => withInitialState(so, w, (start >> w) & 1 ? '1' : '0'),
          c,
        );
        const filled = [...Array(2 ** wires).keys()].filter((k) => {
          const { amplitudes: a } = smallStateAfter(begun);
          return Math.hypot(a[2 * k], a[2 * k + 1]) > 1e-12;
        });
        expect(filled).toHaveLength(1);
      }),
    );
  });

  // Shows: Q5.6
  it("runs gates of the circuit's own, from a matrix or from a circuit, also under controls", () => {
    fc.assert(
      fc.property(circuits({ minWires: 2, maxWires: 3 }), fc.nat(99), (c, seed) => {
        const wires = wireCount(c);
        const boxed = withDefinition(emptyCircuit(wires + 1), {
          name: 'box',
          wires,
          body: c.columns,
        });
        const asMatrix = withDefinition(boxed, {
          name: 'flat',
          wires,
          matrix: [...unitaryOf(c).entries],
        });
        const noise = withDefinition(asMatrix, {
          name: 'any',
          wires: 2,
          matrix: randomUnitary(4, seed),
        });
        const targets = [...Array(wires).keys()].reverse();
        const spread = [...targets, wires].map((w): Operation => gate('h', [w]));
        const one = withColumns(noise, [
          spread,
          [gate('any', [1, 0])],
          [gate('box', targets, { controls: [wires] })],
        ]);
        const other = withColumns(noise, [
          spread,
          [gate('any', [1, 0])],
          [gate('flat', targets, { controls: [wires] })],
        ]);
        expect(
          largestDifference(smallStateAfter(one).amplitudes, smallStateAfter(other).amplitudes),
        ).toBeLessThan(1e-12);
      }),
      { numRuns: 50 },
    );
  });

  // Shows: Q5.8
  it('follows the likelier result of a measurement, 0 on a tie', () => {
    const tie = smallStateAfter(circuit(2).h(0).cx(0, 1).measure(0, 0).build());
    expect([...tie.bits]).toEqual([0]);
    expect(tie.probability).toBeCloseTo(0.5, 12);
    expect(fidelity(tie, basisState(2, 0))).toBeCloseTo(1, 12);
    const likely = smallStateAfter(circuit(1).ry(2, 0).measure(0, 0).build());
    expect([...likely.bits]).toEqual([1]);
    expect(likely.probability).toBeCloseTo(Math.sin(1) ** 2, 12);
    const reset = smallStateAfter(circuit(2).x(0).h(1).reset(0).build());
    expect(amplitudes(circuit(2).x(0).h(1).reset(0).build())[0]).toBeCloseTo(H, 11);
    expect(reset.probability).toBe(1);
  });

  // Shows: Q5.8
  it('follows a random branch with a seed, each as often as its probability', () => {
    const c = circuit(1).ry(2, 0).measure(0, 0).build();
    const ones = [...Array(2000).keys()].filter(
      (seed) => smallStateAfter(c, undefined, { seed }).bits[0] === 1,
    ).length;
    expect(Math.abs(ones / 2000 - Math.sin(1) ** 2)).toBeLessThan(0.03);
    expect(smallStateAfter(c, 1, { seed: 5 })).toEqual(smallStateAfter(c, 1, { seed: 5 }));
  });

  // Shows: Q4.5
  it('refuses states that are too large for any memory, with a message', () => {
    expect(() => stateAfter(emptyCircuit(64))).toThrow(TooLarge);
    expect(() => stateAfter(emptyCircuit(64))).toThrow('2^64 amplitudes, which take 256 EiB');
    expect(() => unitaryOf(emptyCircuit(11))).toThrow(TooLarge);
    expect(() => unitaryOf(circuit(1).measure(0, 0).build())).toThrow(TypeError);
  });
});

// Shows: Q5.20
describe('the backend of the state', () => {
  /** Counts the gates that it receives. */
  function counting(): Backend & { gates: number } {
    return {
      ...plainBackend,
      gates: 0,
      run(steps, state, options) {
        this.gates += steps.length;
        return plainBackend.run(steps, state, options);
      },
    };
  }
  const large = (wires: number): Circuit => {
    const c = circuit(wires);
    for (let wire = 0; wire < wires; wire++)
      c.ry(0.3 * wire + 0.1, wire).cx(wire, (wire + 1) % wires);
    return c.measure(0, 0).h(0).build();
  };

  it('is plain code without a promise up to 12 wires, and the kernels beyond, with the same state', async () => {
    const small = stateAfter(large(12));
    expect(small).toEqual(smallStateAfter(large(12)));
    const kernels = await stateAfter(large(13));
    const plain = await stateAfter(large(13), undefined, { backend: 'plain' });
    expect(fidelity(kernels, plain)).toBeCloseTo(1, 12);
    expect(kernels.bits).toEqual(plain.bits);
    expect(kernels.probability).toBeCloseTo(plain.probability, 12);
    // Kernels combine gates, so they round differently from one gate after the other.
    expect([...kernels.amplitudes]).not.toEqual([...plain.amplitudes]);
    expect([...plain.amplitudes]).toEqual([...smallStateAfter(large(13)).amplitudes]);
  });

  it('is the named backend, for any size', async () => {
    for (const wires of [2, 13]) {
      const backend = counting();
      const state = await stateAfter(large(wires), undefined, { backend });
      expect(backend.gates).toBe(2 * wires + 1);
      expect(fidelity(state, smallStateAfter(large(wires)))).toBeCloseTo(1, 12);
    }
  });

  it('stops once its signal is aborted, before the start and during the run', async () => {
    await expect(stateAfter(large(2), undefined, { signal: AbortSignal.abort() })).rejects.toThrow(
      Cancelled,
    );
    const controller = new AbortController();
    const backend: Backend = {
      ...plainBackend,
      run(steps, state) {
        controller.abort();
        return plainBackend.run(steps, state);
      },
    };
    await expect(
      stateAfter(large(3), undefined, { backend, signal: controller.signal }),
    ).rejects.toThrow(Cancelled);
  });

  it('reports progress, from 0 to 1', async () => {
    const parts: number[] = [];
    await stateAfter(large(13), undefined, { onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it('can be called without a promise only for small states', () => {
    expect(() => smallStateAfter(emptyCircuit(17))).toThrow(TooLarge);
  });
});
