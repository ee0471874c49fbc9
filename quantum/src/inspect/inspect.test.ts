import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circuit } from '../circuit/builder.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { wireCount } from '../circuit/operations.ts';
import { changedEigenvalues } from '../eigen.ts';
import { GATES } from '../gates/catalog.ts';
import { largestDifference, matrixOf, type Matrix } from '../matrix.ts';
import { branchesAfter } from '../simulate/branches-after.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { fidelity, innerProduct, sameState } from '../state/overlap.ts';
import { distributionOf, marginalProbabilities, probabilitiesOf } from '../state/probabilities.ts';
import { TooLarge, basisState, type StateVector } from '../state/state-vector.ts';
import { circuits, randomUnitary } from '../testing/arbitraries.ts';
import { blochVector } from './bloch.ts';
import { purity, reducedDensityMatrix } from './density.ts';
import { concurrence, entanglementEntropy, entropyOf, isEntangled } from './entanglement.ts';
import { correlation, pauliExpectation, type Pauli } from './expectation.ts';
import { conditionalProbability, probabilityOf } from './probabilities.ts';

const states = circuits({ minWires: 2, maxWires: 5, initial: true }).map((c) => smallStateAfter(c));
const bell = smallStateAfter(circuit(2).h(0).cx(0, 1).build());
const ghz = smallStateAfter(circuit(3).h(0).cx(0, 1).cx(1, 2).build());
const W = smallStateAfter(
  circuit(3)
    .ry(2 * Math.acos(1 / Math.sqrt(3)), 0)
    .ch(0, 1)
    .cx(1, 2)
    .cx(0, 1)
    .x(0)
    .build(),
);

function traced(rho: Matrix, bit: number): Matrix {
  const size = rho.size / 2;
  const entries = new Float64Array(2 * size * size);
  const widen = (k: number): number => ((k >> bit) << (bit + 1)) | (k & ((1 << bit) - 1));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      for (const value of [0, 1 << bit]) {
        for (const part of [0, 1]) {
          entries[2 * (row * size + column) + part] +=
            rho.entries[2 * ((widen(row) | value) * rho.size + (widen(column) | value)) + part];
        }
      }
    }
  }
  return { size, entries };
}

describe('probabilities', () => {
  // Shows: Q6.1
  it('of all wires add up to 1, and their sums are the marginals', () => {
    fc.assert(
      fc.property(states, (state) => {
        const all = probabilitiesOf(state);
        expect(all.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
        const [low, high] = [0, state.wires - 1];
        const two = marginalProbabilities(state, [high, low]);
        for (const [index, p] of two.entries()) {
          const sum = all.reduce(
            (s, q, k) => (((k >> high) & 1) === (index & 1) && (k & 1) === index >> 1 ? s + q : s),
            0,
          );
          expect(p).toBeCloseTo(sum, 12);
          expect(
            probabilityOf(state, { [high]: index & 1 ? 1 : 0, [low]: index >> 1 ? 1 : 0 }),
          ).toBeCloseTo(sum, 12);
        }
      }),
    );
    expect(distributionOf(probabilitiesOf(basisState(3, 6)))).toEqual(new Map([['110', 1]]));
  });

  // Shows: Q6.2
  it('under a condition are those of the measurements that meet it', () => {
    expect(conditionalProbability(bell, { 1: 1 }, { 0: 1 })).toBeCloseTo(1, 12);
    expect(conditionalProbability(W, { 1: 1 }, { 0: 0 })).toBeCloseTo(0.5, 12);
    expect(conditionalProbability(basisState(2, 0), { 1: 0 }, { 0: 1 })).toBeUndefined();
    expect(conditionalProbability(bell, { 0: 0 }, { 0: 1 })).toBe(0);
    expect(probabilityOf(bell, {})).toBeCloseTo(1, 12);
  });
});

describe('overlaps', () => {
  // Shows: Q4.4
  it("equal the textbook's: conjugate in the first state, fidelity 1 up to a global phase", () => {
    const plus = smallStateAfter(circuit(1).h(0).build());
    const i = smallStateAfter(circuit(1).h(0).s(0).build());
    expect(innerProduct(i, plus)).toEqual({
      re: expect.closeTo(0.5, 12),
      im: expect.closeTo(-0.5, 12),
    });
    expect(fidelity(plus, i)).toBeCloseTo(0.5, 12);
    expect(fidelity(plus.amplitudes, i.amplitudes)).toBeCloseTo(0.5, 12);
    expect(sameState(smallStateAfter(circuit(1).x(0).rz(1, 0).build()), basisState(1, 1))).toBe(
      true,
    );
    expect(sameState(plus, i)).toBe(false);
    expect(() => fidelity(plus, bell)).toThrow(RangeError);
  });
});

describe('density matrices', () => {
  // Shows: Q6.3
  it('of some wires are partial traces of the whole', () => {
    fc.assert(
      fc.property(states, fc.nat(4), (state, some) => {
        const wires = [...Array(state.wires).keys()];
        const gone = some % state.wires;
        const whole = reducedDensityMatrix(state, wires);
        const part = reducedDensityMatrix(
          state,
          wires.filter((wire) => wire !== gone),
        );
        expect(largestDifference(traced(whole, gone).entries, part.entries)).toBeLessThan(1e-12);
        expect(purity(whole)).toBeCloseTo(1, 12);
      }),
    );
  });

  // Shows: Q6.3
  it('put the first named wire into the least significant place', () => {
    const rho = reducedDensityMatrix(basisState(3, 0b100), [2, 0]);
    expect(rho.entries[2 * (1 * 4 + 1)]).toBe(1);
    expect(() => reducedDensityMatrix(basisState(9), [0, 1, 2, 3, 4, 5, 6, 7, 8])).toThrow(
      TooLarge,
    );
  });

  // Shows: Q6.8
  it('of a mixture are the weighted sums of those of its states', async () => {
    const measured = await branchesAfter(circuit(2).h(0).cx(0, 1).measure(0, 0).build());
    expect(
      measured
        .map((branch) => [branch.bits[0], Math.round(branch.probability * 1e12) / 1e12])
        .sort(),
    ).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
    const rho = reducedDensityMatrix(measured, [0, 1]);
    expect([0, 1, 2, 3].map((k) => rho.entries[2 * (4 * k + k)])).toEqual([
      expect.closeTo(0.5, 12),
      0,
      0,
      expect.closeTo(0.5, 12),
    ]);
    expect(rho.entries[2 * 3]).toBeCloseTo(0, 12); // No coherence is left.
    expect(probabilityOf(measured, { 0: 1, 1: 1 })).toBeCloseTo(0.5, 12);
    expect(concurrence(measured, 0, 1)).toBeCloseTo(0, 12);
    expect(pauliExpectation(measured, { 0: 'z', 1: 'z' })).toBeCloseTo(1, 12);
    expect(pauliExpectation(measured, { 0: 'x', 1: 'x' })).toBeCloseTo(0, 12);
  });
});

describe('the Bloch vector', () => {
  // Shows: Q6.4
  it.each<[string, Circuit, [number, number, number]]>([
    ['|0> up', circuit(1).build(), [0, 0, 1]],
    ['|1> down', circuit(1).x(0).build(), [0, 0, -1]],
    ['|+> along x', circuit(1).h(0).build(), [1, 0, 0]],
    ['|i> along y', circuit(1).h(0).s(0).build(), [0, 1, 0]],
    [
      'a state between',
      circuit(1).ry(1, 0).rz(0.5, 0).build(),
      [Math.sin(1) * Math.cos(0.5), Math.sin(1) * Math.sin(0.5), Math.cos(1)],
    ],
  ])('points %s', (_, c, [x, y, z]) => {
    const arrow = blochVector(smallStateAfter(c), 0);
    expect(arrow.x).toBeCloseTo(x, 12);
    expect(arrow.y).toBeCloseTo(y, 12);
    expect(arrow.z).toBeCloseTo(z, 12);
    expect(arrow.length).toBeCloseTo(1, 12);
  });

  // Shows: Q6.4
  it('has length 0 for half of a Bell pair, and a length that depends on the purity', () => {
    expect(blochVector(bell, 0).length).toBeCloseTo(0, 12);
    fc.assert(
      fc.property(states, (state) => {
        const { x, y, z, length } = blochVector(state, 1);
        expect(length ** 2).toBeCloseTo(2 * purity(reducedDensityMatrix(state, [1])) - 1, 11);
        for (const [axis, value] of [
          ['x', x],
          ['y', y],
          ['z', z],
        ] as const) {
          expect(pauliExpectation(state, { 1: axis })).toBeCloseTo(value, 12);
        }
      }),
    );
  });
});

describe('entanglement', () => {
  // Shows: Q6.5; Q6.6
  it("has the textbook's measures", () => {
    expect(entanglementEntropy(bell, [0])).toBeCloseTo(1, 12);
    expect(entanglementEntropy(ghz, [0, 2])).toBeCloseTo(1, 12);
    expect(entanglementEntropy(W, [1])).toBeCloseTo(Math.log2(3) - 2 / 3, 11);
    expect(concurrence(bell, 0, 1)).toBeCloseTo(1, 12);
    expect(concurrence(ghz, 0, 1)).toBeCloseTo(0, 12);
    expect(concurrence(W, 0, 1)).toBeCloseTo(2 / 3, 12);
    expect(concurrence(W, 2, 0)).toBeCloseTo(2 / 3, 12);
    expect(isEntangled(ghz, [1])).toBe(true);
    expect(isEntangled(smallStateAfter(circuit(2).h(0).h(1).build()), [0])).toBe(false);
    expect(entanglementEntropy(bell, [0, 1])).toBe(0);
    expect(
      entanglementEntropy(
        smallStateAfter(circuit(9).h(0).cx(0, 8).build()),
        [0, 1, 2, 3, 4, 5, 6, 7],
      ),
    ).toBeCloseTo(1, 12);
  });

  // Shows: Q6.5
  it('is equal from both sides, and 0 for separately made states', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 1, max: 31 }), (state, pick) => {
        const wires = [...Array(state.wires).keys()];
        const mine = wires.filter((wire) => (pick >> wire) & 1);
        const others = wires.filter((wire) => !mine.includes(wire));
        expect(entropyOf(reducedDensityMatrix(state, mine))).toBeCloseTo(
          entropyOf(reducedDensityMatrix(state, others)),
          7,
        );
        expect(entanglementEntropy(state, mine) > 1e-7).toBe(isEntangled(state, mine, 1e-9));
      }),
      { numRuns: 60 },
    );
  });

  // Shows: Q6.6
  it('of two wires alone is 2 |a00 a11 - a01 a10|, and falls as Werner states do', () => {
    fc.assert(
      fc.property(circuits({ minWires: 2, maxWires: 2 }), (c) => {
        const { amplitudes: a } = smallStateAfter(c);
        const re = a[0] * a[6] - a[1] * a[7] - a[2] * a[4] + a[3] * a[5];
        const im = a[0] * a[7] + a[1] * a[6] - a[2] * a[5] - a[3] * a[4];
        expect(concurrence(smallStateAfter(c), 0, 1)).toBeCloseTo(2 * Math.hypot(re, im), 12);
      }),
    );
    for (const p of [0.2, 1 / 3, 0.5, 0.9]) {
      const bells = [circuit(2), circuit(2).x(0), circuit(2).x(1), circuit(2).x(0).x(1)].map((c) =>
        smallStateAfter(c.h(0).cx(0, 1).build()),
      );
      const werner = bells.map((state, i) => ({
        state,
        probability: i === 0 ? (1 + 3 * p) / 4 : (1 - p) / 4,
      }));
      expect(concurrence(werner, 0, 1)).toBeCloseTo(Math.max(0, (3 * p - 1) / 2), 12);
    }
  });
});

describe('expectations', () => {
  // Shows: Q6.7
  it('agree with the matrices of the Pauli operators', () => {
    fc.assert(
      fc.property(
        states,
        fc.array(fc.constantFrom('x', 'y', 'z', undefined), { minLength: 5, maxLength: 5 }),
        (state, axes) => {
          const product: Record<number, Pauli> = {};
          const turned: StateVector = { ...state, amplitudes: state.amplitudes.slice() };
          let c = circuit(state.wires);
          for (let wire = 0; wire < state.wires; wire++) {
            const axis = axes[wire];
            if (!axis) continue;
            product[wire] = axis;
            c = c.gate(axis, [wire]);
          }
          const operated = applied(c.build(), turned);
          expect(pauliExpectation(state, product)).toBeCloseTo(
            innerProduct(state, operated).re,
            12,
          );
          expect(innerProduct(state, operated).im).toBeCloseTo(0, 12);
        },
      ),
    );
  });

  // Shows: Q6.7
  it('show a pair as correlated only if one measurement says something about the other', () => {
    expect(correlation(bell, 0, 1)).toBeCloseTo(1, 12);
    expect(correlation(bell, 0, 1, { a: 'y' })).toBeCloseTo(-1, 12);
    expect(correlation(bell, 0, 1, { a: 'x', b: 'z' })).toBeCloseTo(0, 12);
    expect(correlation(basisState(2, 0), 0, 1)).toBeCloseTo(0, 12);
    expect(pauliExpectation(basisState(2, 0), { 0: 'z', 1: 'z' })).toBe(1);
  });
});

/** Applies the gates of a circuit to any state, by their matrices on all wires. */
function applied(c: Circuit, state: StateVector): StateVector {
  const factors = Array.from({ length: wireCount(c) }, (_, wire) => {
    const operation = c.columns.flat().find((o) => o.kind === 'gate' && o.targets[0] === wire);
    return matrixOf(GATES[operation?.kind === 'gate' ? (operation.gate as 'x') : 'id'].matrix([]));
  });
  const out = new Float64Array(state.amplitudes.length);
  for (let k = 0; k < out.length / 2; k++) {
    for (let j = 0; j < out.length / 2; j++) {
      let [re, im] = [1, 0];
      for (const [wire, { entries }] of factors.entries()) {
        const at = 2 * (((k >> wire) & 1) * 2 + ((j >> wire) & 1));
        [re, im] = [
          re * entries[at] - im * entries[at + 1],
          re * entries[at + 1] + im * entries[at],
        ];
      }
      out[2 * k] += re * state.amplitudes[2 * j] - im * state.amplitudes[2 * j + 1];
      out[2 * k + 1] += re * state.amplitudes[2 * j + 1] + im * state.amplitudes[2 * j];
    }
  }
  return { wires: state.wires, amplitudes: out };
}

describe('entropy', () => {
  // Shows: Q6.5
  it('is that of the eigenvalues, for any basis', () => {
    const values = Float64Array.of(0.5, 0.25, 0.125, 0.125);
    const vectors = matrixOf(randomUnitary(4, 5));
    const rho = changedEigenvalues({ values, vectors }, (value) => [value, 0]);
    expect(entropyOf(rho)).toBeCloseTo(1.75, 12);
    expect(purity(rho)).toBeCloseTo(0.34375, 12);
  });
});
