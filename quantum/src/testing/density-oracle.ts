import { bitOfValue } from '../circuit/condition-value.ts';
import type { Circuit } from '../circuit/circuit.ts';
import type { Operation, PostSelectOperation } from '../operations/kinds.ts';
import { bitCount, isIdle, wireCount } from '../circuit/operations.ts';
import { findGate } from '../gates/catalog.ts';
import { adjointOf, multiplyMatrices, type Matrix } from '../matrix.ts';
import { productState } from '../state/state-vector.ts';

/**
 * Computes the distribution of a small circuit by a second, slower method, which shares only the gates' matrices with
 * the engine: one unnormalized density matrix for each setting of the classical bits.
 */
export function distributionByDensity(circuit: Circuit): Map<string, number> {
  const wires = wireCount(circuit);
  const isMeasured = circuit.columns.flat().some((operation) => operation.kind === 'measure');
  let branches = new Map([[Array(bitCount(circuit)).fill('0').join(''), startOf(circuit)]]);
  for (const operation of circuit.columns.flat()) {
    const next = new Map<string, Matrix>();
    const put = (bits: string, rho: Matrix): void => {
      const there = next.get(bits);
      next.set(
        bits,
        there ? { ...rho, entries: rho.entries.map((value, i) => value + there.entries[i]) } : rho,
      );
    };
    for (const [bits, rho] of branches) {
      for (const [newBits, newRho] of isMet(operation, bits)
        ? outcomes(operation, bits, rho, wires)
        : [[bits, rho] as const]) {
        put(newBits, newRho);
      }
    }
    branches = next;
  }
  const distribution = new Map<string, number>();
  const add = (outcome: string, probability: number): void => {
    if (probability > 1e-13)
      distribution.set(outcome, (distribution.get(outcome) ?? 0) + probability);
  };
  for (const [bits, { size, entries }] of branches) {
    for (let k = 0; k < size; k++) {
      add(
        isMeasured ? [...bits].reverse().join('') : k.toString(2).padStart(wires, '0'),
        entries[2 * (k * size + k)],
      );
    }
  }
  const kept = [...distribution.values()].reduce((sum, probability) => sum + probability, 0);
  for (const [outcome, probability] of distribution) distribution.set(outcome, probability / kept);
  return new Map([...distribution].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `bits` is written with bit 0 first here. */
function isMet(operation: Operation, bits: string): boolean {
  if (!operation.condition) return true;
  const { bits: read, equals } = operation.condition;
  return read.every((bit, i) => Number(bits[bit]) === bitOfValue(equals, i));
}

function outcomes(
  operation: Operation,
  bits: string,
  rho: Matrix,
  wires: number,
): [string, Matrix][] {
  if (isIdle(operation)) return [[bits, rho]];
  if (operation.kind === 'postselect')
    return [[bits, conjugated(projector(operation, wires), rho)]];
  if (operation.kind === 'gate') {
    return [[bits, conjugated(gateMatrix(operation, wires), rho)]];
  }
  if (operation.kind !== 'measure' && operation.kind !== 'reset')
    throw new RangeError(`The oracle cannot apply "${operation.kind}".`);
  return [0, 1].map((value) => {
    const kraus = sparse(wires, (k) => {
      if (((k >> operation.wire) & 1) !== value) return [];
      return [[operation.kind === 'reset' ? k & ~(1 << operation.wire) : k, 1, 0]];
    });
    const written =
      operation.kind === 'measure'
        ? bits.slice(0, operation.bit) + String(value) + bits.slice(operation.bit + 1)
        : bits;
    return [written, conjugated(kraus, rho)];
  });
}

/** Returns |s><s| on one wire, and the identity on the others. */
function projector({ wire, state }: PostSelectOperation, wires: number): Matrix {
  const { amplitudes: s } = productState([state]);
  return sparse(wires, (k) => {
    const bit = (k >> wire) & 1;
    return [0, 1].map((row) => [
      (k & ~(1 << wire)) | (row << wire),
      s[2 * row] * s[2 * bit] + s[2 * row + 1] * s[2 * bit + 1],
      s[2 * row + 1] * s[2 * bit] - s[2 * row] * s[2 * bit + 1],
    ]);
  });
}

/** Returns the matrix of a gate on all wires, by its effect on each basis state. */
export function gateMatrix(operation: Extract<Operation, { kind: 'gate' }>, wires: number): Matrix {
  const matrix = findGate(operation.gate)?.matrix(operation.parameters);
  if (!matrix) throw new Error(`No gate ${operation.gate}.`);
  const size = 2 ** operation.targets.length;
  return sparse(wires, (k) => {
    if (operation.controls.some(({ wire, on }) => ((k >> wire) & 1) !== on)) return [[k, 1, 0]];
    const column = operation.targets.reduce((sum, wire, i) => sum + (((k >> wire) & 1) << i), 0);
    return Array.from({ length: size }, (_, row) => {
      const image = operation.targets.reduce(
        (sum, wire, i) => (sum & ~(1 << wire)) | (((row >> i) & 1) << wire),
        k,
      );
      return [image, matrix[2 * (row * size + column)], matrix[2 * (row * size + column) + 1]];
    });
  });
}

function startOf(circuit: Circuit): Matrix {
  const { amplitudes: a } = productState(circuit.initial);
  const size = a.length / 2;
  const entries = new Float64Array(2 * size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      entries[2 * (row * size + column)] =
        a[2 * row] * a[2 * column] + a[2 * row + 1] * a[2 * column + 1];
      entries[2 * (row * size + column) + 1] =
        a[2 * row + 1] * a[2 * column] - a[2 * row] * a[2 * column + 1];
    }
  }
  return { size, entries };
}

function sparse(wires: number, imagesOf: (k: number) => number[][]): Matrix {
  const size = 2 ** wires;
  const entries = new Float64Array(2 * size * size);
  for (let k = 0; k < size; k++) {
    for (const [row, re, im] of imagesOf(k)) {
      entries[2 * (row * size + k)] = re;
      entries[2 * (row * size + k) + 1] = im;
    }
  }
  return { size, entries };
}

function conjugated(kraus: Matrix, rho: Matrix): Matrix {
  return multiplyMatrices(multiplyMatrices(kraus, rho), adjointOf(kraus));
}
