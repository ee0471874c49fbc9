import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityMatrix, largestDifference, multiplyMatrices, type Matrix } from '../matrix.ts';
import { exactDistribution } from '../simulate/exact-distribution.ts';
import { powerOf } from '../simulate/power.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { sameUnitary, unitaryOf } from '../simulate/unitary.ts';
import { TooLarge } from '../state/state-vector.ts';
import { circuits, randomUnitary, unitaryCircuits } from '../testing/arbitraries.ts';
import { circuit, continueCircuit } from './builder.ts';
import type { Circuit } from './circuit.ts';
import { composed } from './compose.ts';
import { controlledCircuit } from './controlled.ts';
import { circuitFrom, definitionFrom } from './definitions.ts';
import { emptyCircuit, withColumns, withDefinition, withOperation } from './edit.ts';
import { inverseOf, repeated } from './inverse.ts';
import { gate } from '../operations/kinds.ts';
import { parameterNames, tied, withParameters } from './parameters.ts';
import { problemsOf } from './problems.ts';

function difference(a: Matrix, b: Matrix): number {
  return largestDifference(a.entries, b.entries);
}

/** Returns a circuit with a gate of its own that contains other gates of its own. */
function withOwnGates(c: Circuit, seed: number): Circuit {
  const wires = c.initial.length;
  const matrix = withDefinition(c, { name: 'any', wires: 1, matrix: randomUnitary(2, seed) });
  const body = withDefinition(matrix, {
    name: 'box',
    wires,
    body: [[gate('any', [0])], [gate('t', [0])], ...c.columns],
  });
  return withOperation(
    withOperation(body, gate('box', [...c.initial.keys()].reverse())),
    gate('any', [wires - 1]),
  );
}

const pairs = fc
  .integer({ min: 1, max: 3 })
  .chain((wires) => fc.tuple(unitaryCircuits(wires), unitaryCircuits(wires)));
const own = fc
  .tuple(circuits({ maxWires: 3 }), fc.nat(999))
  .map(([c, seed]) => withOwnGates(c, seed));

describe('circuit algebra', () => {
  // Shows: Q3.10
  it('undoes a circuit by its inverse, including its own gates', () => {
    fc.assert(
      fc.property(own, (c) => {
        const inverse = inverseOf(c);
        expect(problemsOf(inverse)).toEqual([]);
        const undone = multiplyMatrices(unitaryOf(inverse), unitaryOf(c));
        expect(difference(undone, identityMatrix(undone.size))).toBeLessThan(1e-11);
        expect(sameUnitary(composed(c, inverse), withColumns(c, []))).toBe(true);
        expect(sameUnitary(inverseOf(inverse), c)).toBe(true);
      }),
    );
    expect(() => inverseOf(circuit(1).measure(0, 0).build())).toThrow(TypeError);
    expect(() =>
      inverseOf(
        circuit(1, 1)
          .when(0, 1, (b) => b.x(0))
          .build(),
      ),
    ).toThrow(TypeError);
  });

  // Shows: Q3.11
  it('makes the product of the parts by composition', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(
          difference(unitaryOf(composed(a, b)), multiplyMatrices(unitaryOf(b), unitaryOf(a))),
        ).toBeLessThan(1e-11);
      }),
    );
  });

  // Shows: Q3.11
  it('puts wires and bits of a composition in the given places, and adds missing ones', async () => {
    const copy = circuit(2)
      .cx(0, 1)
      .measure(1, 0)
      .when(0, 1, (b) => b.x(0))
      .build();
    const c = composed(circuit(1).x(0).build(), copy, { wires: [0, 3], bits: [2] });
    expect([c.initial.length, c.classicalRegisters[0]?.size]).toEqual([4, 3]);
    expect(problemsOf(c)).toEqual([]);
    expect([...(await exactDistribution(c)).keys()]).toEqual(['100']);
    expect(smallStateAfter(c).amplitudes[2 * 0b1000]).toBeCloseTo(1, 12);
  });

  // Shows: Q3.11
  it('keeps different gates with the same name apart in a composition', () => {
    const a = withOwnGates(circuit(2).h(0).build(), 1);
    const b = withOwnGates(circuit(2).h(1).build(), 2);
    for (const [x, y] of [
      [a, b],
      [b, a],
      [a, a],
    ] as const) {
      const both = composed(x, y);
      expect(problemsOf(both)).toEqual([]);
      expect(
        difference(unitaryOf(both), multiplyMatrices(unitaryOf(y), unitaryOf(x))),
      ).toBeLessThan(1e-11);
    }
    expect(composed(a, a).definitions).toHaveLength(2);
  });

  // Shows: Q3.12
  it('applies a circuit under a control only if the control is met', () => {
    fc.assert(
      fc.property(own, fc.boolean(), (c, anti) => {
        const wires = c.initial.length;
        const whole = unitaryOf(controlledCircuit(c, [anti ? { wire: wires, on: 0 } : wires]));
        const expected = identityMatrix(2 * 2 ** wires);
        const block = anti ? 0 : 2 ** wires;
        const inner = unitaryOf(c);
        for (let row = 0; row < inner.size; row++) {
          for (let column = 0; column < inner.size; column++) {
            for (const part of [0, 1]) {
              expected.entries[2 * ((block + row) * expected.size + block + column) + part] =
                inner.entries[2 * (row * inner.size + column) + part];
            }
          }
        }
        expect(difference(whole, expected)).toBeLessThan(1e-11);
      }),
    );
    expect(problemsOf(controlledCircuit(circuit(2).h(0).h(1).build(), [2, 3]))).toEqual([]);
    expect(() => controlledCircuit(circuit(2).x(0).build(), [0])).toThrow(RangeError);
    expect(() => controlledCircuit(circuit(1).reset(0).build(), [1])).toThrow(TypeError);
  });

  // Shows: Q3.13
  it('repeats, undoes, or takes roots with a power', () => {
    fc.assert(
      fc.property(unitaryCircuits(2), fc.integer({ min: -3, max: 4 }), (c, times) => {
        const product = Array.from({ length: Math.abs(times) }, () =>
          unitaryOf(times < 0 ? inverseOf(c) : c),
        );
        expect(
          difference(
            unitaryOf(powerOf(c, times)),
            product.reduce(multiplyMatrices, identityMatrix(4)),
          ),
        ).toBeLessThan(1e-10);
        const root = powerOf(c, 0.5);
        expect(problemsOf(root)).toEqual([]);
        expect(difference(unitaryOf(composed(root, root)), unitaryOf(c))).toBeLessThan(1e-9);
      }),
    );
    expect(sameUnitary(powerOf(circuit(1).x(0).build(), 0.5), circuit(1).sx(0).build())).toBe(true);
    expect(sameUnitary(powerOf(circuit(1).z(0).build(), 0.25), circuit(1).t(0).build())).toBe(true);
    expect(() => repeated(circuit(1).build(), 0.5)).toThrow(RangeError);
    expect(() => powerOf(circuit(1).build(), NaN)).toThrow(RangeError);
    expect(() => powerOf(circuit(9).h(0).build(), 0.5)).toThrow(TooLarge);
  });

  // Shows: Q3.14
  it('makes a gate from a circuit, and a circuit from a gate', () => {
    fc.assert(
      fc.property(own, (c) => {
        const definition = definitionFrom(c, 'whole');
        const opened = circuitFrom(definition, c.definitions);
        expect(opened.columns).toEqual(c.columns);
        expect(sameUnitary(opened, c)).toBe(true);
      }),
    );
    const matrix = circuitFrom({ name: 'any', wires: 2, matrix: randomUnitary(4, 3) });
    expect(largestDifference(unitaryOf(matrix).entries, randomUnitary(4, 3))).toBeLessThan(1e-15);
  });

  // Shows: Q5.16
  it('has a unitary that acts as the circuit does, and an equality that ignores a global phase', () => {
    fc.assert(
      fc.property(own, (c) => {
        const { size, entries } = unitaryOf(c);
        const first = smallStateAfter(c).amplitudes;
        for (let row = 0; row < size; row++) {
          expect(entries[2 * row * size]).toBeCloseTo(first[2 * row], 11);
          expect(entries[2 * row * size + 1]).toBeCloseTo(first[2 * row + 1], 11);
        }
      }),
    );
    expect(sameUnitary(circuit(1).z(0).build(), circuit(1).rz(Math.PI, 0).build())).toBe(true);
    expect(
      sameUnitary(circuit(1).z(0).build(), unitaryOf(circuit(1).rz(Math.PI, 0).build()).entries),
    ).toBe(true);
    // Under a control the phase is visible.
    expect(
      sameUnitary(
        circuit(2).cz(0, 1).build(),
        circuit(2)
          .gate('rz', [1], { parameters: [Math.PI], controls: [0] })
          .build(),
      ),
    ).toBe(false);
    expect(sameUnitary(circuit(1).x(0).build(), emptyCircuit(2))).toBe(false);
  });
});

describe('named parameters', () => {
  const turn = tied(gate('rx', [0], { parameters: [0.5] }), 0, 'theta');
  const back = tied(gate('rz', [1], { parameters: [0] }), 0, 'theta', -2, 1);
  const c = continueCircuit(emptyCircuit(2)).place(turn).place(back).h(0).build();

  // Shows: Q3.9
  it('set all gates that follow them, and leave the others unchanged', () => {
    expect(parameterNames(c)).toEqual(['theta']);
    const turned = withParameters(c, { theta: 0.25 });
    expect(turned.columns[0]).toEqual([
      { ...turn, parameters: [0.25] },
      { ...back, parameters: [0.5] },
    ]);
    expect(turned.columns[1]).toBe(c.columns[1]);
    expect(withParameters(c, { other: 3 }).columns).toEqual(c.columns);
    expect(problemsOf(turned)).toEqual([]);
    expect(JSON.parse(JSON.stringify(turned))).toEqual(turned);
  });
});
