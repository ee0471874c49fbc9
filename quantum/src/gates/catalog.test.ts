import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjointOf,
  equalUpToGlobalPhase,
  identityMatrix,
  isUnitary,
  kroneckerProduct,
  largestDifference,
  matrixOf,
  multiplyMatrices,
  type Matrix,
} from '../matrix.ts';
import { angles } from '../testing/arbitraries.ts';
import { findGate, GATES } from './catalog.ts';
import type { GateName } from './gate.ts';

const catalog = Object.entries(GATES);
const threeAngles = fc.tuple(angles(), angles(), angles());

function matrix(name: GateName, ...parameters: number[]): Matrix {
  return matrixOf(GATES[name].matrix(parameters));
}

function product(...names: GateName[]): Matrix {
  return names.map((name) => matrix(name)).reduce(multiplyMatrices);
}

function expectSame(a: Matrix, b: Matrix): void {
  expect(largestDifference(a.entries, b.entries)).toBeLessThan(1e-12);
}

describe.each(catalog)('gate %s', (name, spec) => {
  // Shows: Q2.1
  it('has a unitary matrix for its wires, at any angles', () => {
    fc.assert(
      fc.property(threeAngles, (values) => {
        const unitary = matrixOf(spec.matrix(values.slice(0, spec.parameters.length)));
        expect(unitary.size).toBe(2 ** spec.wires);
        expect(isUnitary(unitary, 1e-12)).toBe(true);
      }),
    );
  });

  // Shows: Q2.2
  it('is undone by its inverse, with no remaining phase', () => {
    fc.assert(
      fc.property(threeAngles, (values) => {
        const parameters = values.slice(0, spec.parameters.length);
        const inverse = spec.inverse(parameters);
        const undone = multiplyMatrices(
          matrix(inverse.gate, ...inverse.parameters),
          matrix(spec.name, ...parameters),
        );
        expectSame(undone, identityMatrix(2 ** spec.wires));
      }),
    );
  });

  // Shows: Q2.3
  it('has its declared shape', () => {
    fc.assert(
      fc.property(threeAngles, (values) => {
        const { size, entries } = matrix(spec.name, ...values.slice(0, spec.parameters.length));
        for (let row = 0; row < size; row++) {
          let filled = 0;
          for (let column = 0; column < size; column++) {
            const [re, im] = [
              entries[2 * (row * size + column)],
              entries[2 * (row * size + column) + 1],
            ];
            if (re !== 0 || im !== 0) filled++;
            if (spec.shape === 'real') expect(im).toBe(0);
            if (spec.shape === 'diagonal' && row !== column)
              expect([re, im].every((part) => part === 0)).toBe(true);
          }
          if (spec.shape === 'permutation') expect(filled).toBe(1);
        }
      }),
    );
  });

  // Shows: Q2.4
  it('is Clifford exactly if it maps Pauli operators to Pauli operators', () => {
    fc.assert(
      fc.property(threeAngles, (values) => {
        const parameters = values.slice(0, spec.parameters.length);
        const unitary = matrix(spec.name, ...parameters);
        const keepsPaulis = paulis(spec.wires).every((pauli) => {
          const image = multiplyMatrices(multiplyMatrices(unitary, pauli), adjointOf(unitary));
          return paulis(spec.wires).some((other) => equalUpToGlobalPhase(image, other, 1e-10));
        });
        expect(spec.isClifford(parameters)).toBe(keepsPaulis);
      }),
      { numRuns: 60 },
    );
  });

  // Shows: Q2.7
  it('is found by its name and shown by a short label', () => {
    expect(spec.name).toBe(name);
    expect(findGate(name)).toBe(spec);
    expect(spec.title).not.toBe('');
    expect([...spec.label].length).toBeLessThanOrEqual(4);
  });
});

describe('the catalog', () => {
  // Shows: Q2.7
  it('gives no two gates the same label or the same name in another notation', () => {
    for (const field of ['title', 'label', 'latex', 'openQasm2', 'openQasm3', 'qiskit'] as const) {
      const values = catalog.map(([, spec]) => spec[field]).filter((value) => value !== null);
      expect(new Set(values).size, field).toBe(values.length);
    }
    expect(findGate('toString')).toBeUndefined();
    expect(findGate('H')).toBeUndefined();
  });

  // Shows: Q2.5
  it('contains the textbook matrices', () => {
    const h = Math.SQRT1_2;
    expect([...matrix('x').entries]).toEqual([0, 0, 1, 0, 1, 0, 0, 0]);
    expect([...matrix('y').entries]).toEqual([0, 0, 0, -1, 0, 1, 0, 0]);
    expect([...matrix('z').entries]).toEqual([1, 0, 0, 0, 0, 0, -1, 0]);
    expect([...matrix('h').entries]).toEqual([h, 0, h, 0, h, 0, -h, 0]);
    expect([...matrix('s').entries]).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
    expectSame(matrix('t'), matrix('p', Math.PI / 4));
    expectSame(
      matrix('swap'),
      matrixOf([
        1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
        0,
      ]),
    );
  });

  // Shows: Q2.5
  it('has T as the root of S, S as the root of Z, and the root of X', () => {
    expectSame(product('t', 't'), matrix('s'));
    expectSame(product('s', 's'), matrix('z'));
    expectSame(product('sx', 'sx'), matrix('x'));
    expectSame(product('h', 'x', 'h'), matrix('z'));
    expectSame(product('h', 'z', 'h'), matrix('x'));
    expectSame(product('iswap', 'iswap'), kroneckerProduct(matrix('z'), matrix('z')));
  });

  // Shows: Q2.6
  it('rotates by exp(-i angle/2 P) in every rotation', () => {
    const axes = {
      rx: [matrix('x')],
      ry: [matrix('y')],
      rz: [matrix('z')],
      rxx: [matrix('x'), matrix('x')],
      ryy: [matrix('y'), matrix('y')],
      rzz: [matrix('z'), matrix('z')],
    };
    fc.assert(
      fc.property(
        angles(),
        fc.constantFrom(...(Object.keys(axes) as (keyof typeof axes)[])),
        (angle, name) => {
          const pauli = axes[name].reduce(kroneckerProduct);
          const one = identityMatrix(pauli.size);
          const expected = one.entries.map((value, i) => {
            const other = i % 2 === 0 ? pauli.entries[i + 1] : -pauli.entries[i - 1];
            return Math.cos(angle / 2) * value + Math.sin(angle / 2) * other;
          });
          expect(largestDifference(matrix(name, angle).entries, expected)).toBeLessThan(1e-12);
        },
      ),
    );
  });

  // Shows: Q2.6
  it('builds U from RZ, RY, and RZ up to a global phase, with a real first entry', () => {
    fc.assert(
      fc.property(threeAngles, ([theta, phi, lambda]) => {
        const turns = [matrix('rz', phi), matrix('ry', theta), matrix('rz', lambda)].reduce(
          multiplyMatrices,
        );
        expect(equalUpToGlobalPhase(matrix('u', theta, phi, lambda), turns)).toBe(true);
        expect(matrix('u', theta, phi, lambda).entries[1]).toBe(0);
        expectSame(matrix('u', 0, 0, lambda), matrix('p', lambda));
      }),
    );
  });
});

/** Returns all products of I, X, Y, and Z on this many wires. */
function paulis(wires: number): Matrix[] {
  const single = (['id', 'x', 'y', 'z'] as const).map((name) => matrix(name));
  return wires === 1
    ? single
    : single.flatMap((high) => single.map((low) => kroneckerProduct(high, low)));
}
