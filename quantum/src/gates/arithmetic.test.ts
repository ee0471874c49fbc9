import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import type { Control } from '../circuit/parts.ts';
import { inverseOf } from '../circuit/inverse.ts';
import { gate } from '../operations/kinds.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { createLocalBackend } from '../kernels/lazy-local-backend.ts';
import { isUnitary, matrixOf, permutationMatrix } from '../matrix.ts';
import { formatOpenQasm } from '../notation/openqasm/format-openqasm.ts';
import { parseOpenQasm } from '../notation/openqasm/parse-openqasm.ts';
import { formatQiskit } from '../notation/qiskit/format-qiskit.ts';
import { synthesizePermutation } from '../notation/synthesis/permutation.ts';
import { formatCircuitUrl } from '../notation/url/format-circuit-url.ts';
import { parseCircuitUrl } from '../notation/url/parse-circuit-url.ts';
import { densityAfter } from '../simulate/density/density-after.ts';
import { stateAfter } from '../simulate/state-after.ts';
import { plainBackend } from '../simulate/state-vector/plain-backend.ts';
import { sameUnitary } from '../simulate/unitary.ts';
import { images } from '../testing/random-steps.ts';
import { arithmeticGate, greatestCommonDivisor, type Arithmetic } from './arithmetic.ts';

/** Gates on up to five wires. */
const arithmetics: fc.Arbitrary<Arithmetic> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    wires: fc.integer({ min: 1, max: 5 }),
    amount: fc.integer({ min: -40, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('add-register' as const),
    size: fc.integer({ min: 1, max: 2 }),
    sign: fc.constantFrom(1 as const, -1 as const),
  }),
  fc
    .record({
      kind: fc.constant('multiply' as const),
      factor: fc.integer({ min: 1, max: 40 }),
      modulus: fc.integer({ min: 2, max: 32 }),
    })
    .filter(({ factor, modulus }) => greatestCommonDivisor(factor, modulus) === 1),
);

/** Returns the gate's effect on a number, by ordinary arithmetic. */
function calculated(arithmetic: Arithmetic, x: number): number {
  const positive = (value: number, modulus: number) => ((value % modulus) + modulus) % modulus;
  switch (arithmetic.kind) {
    case 'add':
      return positive(x + arithmetic.amount, 2 ** arithmetic.wires);
    case 'add-register': {
      const values = 2 ** arithmetic.size;
      const [a, b] = [x & (values - 1), x >> arithmetic.size];
      return a + values * positive(b + arithmetic.sign * a, values);
    }
    case 'multiply':
      return x < arithmetic.modulus ? (arithmetic.factor * x) % arithmetic.modulus : x;
  }
}

/** Returns a circuit of only the gate, shifted by one wire if `controls` on wire 0 are given. */
function circuitWith(
  arithmetic: Arithmetic,
  x: number,
  controls: readonly Control[] = [],
): Circuit {
  const definition = arithmeticGate(arithmetic);
  const first = controls.length;
  const targets = Array.from({ length: definition.wires }, (_, wire) => wire + first);
  const built = circuit(definition.wires + first).define(definition);
  for (const [bit, wire] of targets.entries()) if ((x >> bit) & 1) built.x(wire);
  return built.gate(definition.name, targets, { controls }).build();
}

async function likeliest(built: Circuit): Promise<number> {
  const { amplitudes } = await stateAfter(built);
  return amplitudes.findIndex((value) => Math.abs(value) > 0.5) / 2;
}

describe('arithmetic gates', () => {
  // Shows: Q2.8
  it('agree with arithmetic on every basis state', async () => {
    await fc.assert(
      fc.asyncProperty(arithmetics, async (arithmetic) => {
        const { wires, permutation } = arithmeticGate(arithmetic);
        for (let x = 0; x < 2 ** wires; x++) {
          expect(permutation[x]).toBe(calculated(arithmetic, x));
          expect(await likeliest(circuitWith(arithmetic, x))).toBe(calculated(arithmetic, x));
        }
        expect(isUnitary(matrixOf(permutationMatrix(permutation)))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  // Shows: Q5.22
  it('act only if their controls are met', async () => {
    await fc.assert(
      fc.asyncProperty(
        arithmetics,
        fc.nat(),
        fc.constantFrom(0 as const, 1 as const),
        fc.boolean(),
        async (arithmetic, some, on, isSet) => {
          const x = some % 2 ** arithmeticGate(arithmetic).wires;
          const built = circuitWith(arithmetic, x, [{ wire: 0, on }]);
          const started = isSet
            ? { ...built, columns: [[gate('x', [0])], ...built.columns] }
            : built;
          const isMet = isSet === (on === 1);
          const expected = 2 * (isMet ? calculated(arithmetic, x) : x) + (isSet ? 1 : 0);
          expect(await likeliest(started)).toBe(expected);
        },
      ),
    );
  });

  // Shows: Q3.10
  it('are undone by their inverse', () => {
    fc.assert(
      fc.property(arithmetics, (arithmetic) => {
        const once = circuitWith(arithmetic, 0);
        const undone = inverseOf(once);
        const both = { ...undone, columns: [...once.columns, ...undone.columns] };
        expect(sameUnitary(both, circuit(once.initial.length).build())).toBe(true);
      }),
    );
  });

  // Shows: Q2.8
  it('refuse operations that cannot be undone', () => {
    expect(() => arithmeticGate({ kind: 'multiply', factor: 3, modulus: 15 })).toThrow(RangeError);
    expect(() => arithmeticGate({ kind: 'add', wires: 0, amount: 1 })).toThrow(RangeError);
    expect(arithmeticGate({ kind: 'multiply', factor: 7, modulus: 15 }).name).toBe('×7 mod 15');
    expect(arithmeticGate({ kind: 'add', wires: 3, amount: -1 }).name).toBe('-1 mod 8');
  });
});

describe('permutations defined by a circuit', () => {
  const permuted = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.boolean())
    .chain(([wires, isControlled]) =>
      images(wires).map((permutation) =>
        circuit(wires + 1)
          .h(0)
          .define({ name: 'moved', wires, permutation })
          .gate(
            'moved',
            Array.from({ length: wires }, (_, wire) => wires - wire),
            { controls: isControlled ? [{ wire: 0, on: 0 }] : [] },
          )
          .build(),
      ),
    );

  // Shows: Q5.22
  it('run equally on every backend', async () => {
    const kernels = await createLocalBackend();
    await fc.assert(
      fc.asyncProperty(permuted, async (built) => {
        const spread = {
          ...built,
          columns: [
            built.initial.map((_, w) => gate('h', [w])),
            [gate('t', [0])],
            ...built.columns,
          ],
        };
        const plain = await stateAfter(spread, undefined, { backend: plainBackend });
        const quick = await stateAfter(spread, undefined, { backend: kernels });
        for (const [i, value] of plain.amplitudes.entries())
          expect(quick.amplitudes[i]).toBeCloseTo(value, 12);
        const density = densityAfter(spread);
        expect(density.entries[0]).toBeCloseTo(
          plain.amplitudes[0] ** 2 + plain.amplitudes[1] ** 2,
          12,
        );
      }),
    );
  });

  // Shows: N4.4
  it('are written in both versions of OpenQASM, and read back unchanged', () => {
    fc.assert(
      fc.property(permuted, fc.constantFrom(2 as const, 3 as const), (built, version) => {
        const read = parseOpenQasm(formatOpenQasm(built, { version }));
        expect(read.ok && sameUnitary(read.circuit, built)).toBe(true);
      }),
    );
  });

  // Shows: N5.4
  it('are written for Qiskit as a circuit of X gates', () => {
    const text = formatQiskit(circuitWith({ kind: 'add', wires: 3, amount: 1 }, 0));
    expect(text).toContain('plus_1_mod_8 = QuantumCircuit(3, name="plus_1_mod_8")');
    expect(text).toContain('plus_1_mod_8.ccx(0, 1, 2)\nplus_1_mod_8.cx(0, 1)\nplus_1_mod_8.x(0)');
  });

  // Shows: N4.3
  it('keep their sign in names', () => {
    const text = formatOpenQasm(circuitWith({ kind: 'multiply', factor: 7, modulus: 15 }, 0), {
      version: 3,
    });
    expect(text).toContain('gate times_7_mod_15 q0, q1, q2, q3 {');
  });

  // Shows: N8.1; Q3.15
  it('survive links and JSON exactly', () => {
    fc.assert(
      fc.property(permuted, (built) => {
        expect(parseCircuitUrl(formatCircuitUrl(built))).toEqual({ ok: true, circuit: built });
        const parsed = parseCircuit(JSON.parse(JSON.stringify(built)));
        expect(parsed).toEqual({ ok: true, circuit: built });
      }),
    );
  });

  // Shows: N4.4
  it('are synthesized exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }).chain((wires) => images(wires)),
        (permutation) => {
          const { operations } = synthesizePermutation(permutation);
          for (const [start, end] of permutation.entries()) {
            const value = operations.reduce((x, operation) => {
              if (operation.kind !== 'gate') return x;
              const isMet = operation.controls.every(({ wire }) => (x >> wire) & 1);
              return isMet ? x ^ (1 << operation.targets[0]) : x;
            }, start);
            expect(value).toBe(end);
          }
        },
      ),
    );
  });

  // Shows: Q3.6
  it('must map different basis states to different ones', () => {
    for (const permutation of [[0], [0, 0], [0, 2], [0, 1, 2, 3], [0.5, 1]]) {
      const broken = {
        ...circuit(1).build(),
        definitions: [{ name: 'broken', wires: 1, permutation }],
      };
      expect(parseCircuit(broken).ok).toBe(false);
    }
  });
});
