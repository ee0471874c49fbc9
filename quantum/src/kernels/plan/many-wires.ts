import { dense, maskOf, mix, swap } from './kernel-gate.ts';
import { NEGLIGIBLE, type NormalFormWriter } from './normal-form-writer.ts';
import { quotient, snapToZero } from './one-wire.ts';

/**
 * Writes a matrix on two or more wires, for the bits `value` on the wires of `mask`. Its zeros show which parts it
 * leaves unchanged or only exchanges: diagonal matrices become phases, permutations become swaps, blocks of two become
 * mixes, and only the rest is dense.
 */
export function writeManyWires(
  writer: NormalFormWriter,
  matrix: Float64Array,
  targets: readonly number[],
  mask: number,
  value: number,
): void {
  const partners = partnersOf(matrix, targets.length);
  if (partners && partners.every((partner, index) => partner === index)) {
    return writeDiagonal(writer, matrix, targets, mask, value);
  }
  endFreshTargets(writer, targets);
  const bits = bitsOn(targets, value);
  const all = mask | maskOf(targets);
  const images = permutationOf(matrix, targets.length);
  if (images) {
    writePhases(writer, matrix, images, all, bits);
    writeCycles(writer, images, all, bits);
  } else if (partners) writeBlocks(writer, matrix, partners, all, bits);
  else {
    writer.isReal = false;
    writer.write(dense(targets, mask, value, matrix));
  }
}

/** Writes the exchange of basis states of the targets, for the bits `value` on the wires of `mask`. */
export function writePermutation(
  writer: NormalFormWriter,
  images: readonly number[],
  targets: readonly number[],
  mask: number,
  value: number,
): void {
  endFreshTargets(writer, targets);
  writeCycles(writer, images, mask | maskOf(targets), bitsOn(targets, value));
}

function endFreshTargets(writer: NormalFormWriter, targets: readonly number[]): void {
  for (const wire of targets) if (writer.isFresh(wire)) writer.endFresh(wire);
}

/** Returns a function from an index of the targets to its bits on their wires, together with those of `value`. */
function bitsOn(targets: readonly number[], value: number): (index: number) => number {
  return (index) =>
    value | targets.reduce((bits, wire, i) => bits | (((index >>> i) & 1) << wire), 0);
}

function writeDiagonal(
  writer: NormalFormWriter,
  matrix: Float64Array,
  targets: readonly number[],
  mask: number,
  value: number,
): void {
  const left = targets.filter((wire) => !writer.isFresh(wire));
  const settled = targets.reduce(
    (bits, wire, i) => bits | ((writer.isFresh(wire) ? writer.freshValue(wire) : 0) << i),
    0,
  );
  const places = left.map((wire) => targets.indexOf(wire));
  const size = 2 ** targets.length;
  const entry = (index: number) => {
    const row = places.reduce((bits, place, i) => bits | (((index >>> i) & 1) << place), settled);
    return [matrix[2 * (row * size + row)], matrix[2 * (row * size + row) + 1]] as const;
  };
  const [re, im] = entry(0);
  writer.writePhase(mask, value, re, im);
  for (let index = 1; index < 2 ** left.length; index++) {
    const bits = left.reduce((sum, wire, i) => sum | (((index >>> i) & 1) << wire), value);
    writer.writePhase(mask | maskOf(left), bits, ...quotient(...entry(index), re, im));
  }
}

/** Writes the phases of a permutation's inputs. */
function writePhases(
  writer: NormalFormWriter,
  matrix: Float64Array,
  images: readonly number[],
  all: number,
  bits: (index: number) => number,
): void {
  const size = images.length;
  for (const [column, row] of images.entries()) {
    writer.writePhase(
      all,
      bits(column),
      matrix[2 * (row * size + column)],
      matrix[2 * (row * size + column) + 1],
    );
  }
}

/**
 * Writes each cycle (j0 j1 j2 ...) of a permutation as swaps of j0 with j1, with j2, ... This takes two passes at most
 * in total.
 */
function writeCycles(
  writer: NormalFormWriter,
  images: readonly number[],
  all: number,
  bits: (index: number) => number,
): void {
  const seen = new Set<number>();
  for (let first = 0; first < images.length; first++) {
    for (let next = images[first]; next !== first && !seen.has(next); next = images[next]) {
      seen.add(next);
      writer.write(swap(all, bits(first), bits(next)));
    }
    seen.add(first);
  }
}

function writeBlocks(
  writer: NormalFormWriter,
  matrix: Float64Array,
  partners: readonly number[],
  all: number,
  bits: (index: number) => number,
): void {
  const size = partners.length;
  const at = (row: number, column: number) => 2 * (row * size + column);
  for (const [index, partner] of partners.entries()) {
    if (partner < index) continue;
    if (partner === index) {
      writer.writePhase(all, bits(index), matrix[at(index, index)], matrix[at(index, index) + 1]);
      continue;
    }
    const entries = [
      at(index, index),
      at(index, partner),
      at(partner, index),
      at(partner, partner),
    ];
    const gate = mix(
      all,
      bits(index),
      bits(partner),
      entries.flatMap((i) => [snapToZero(matrix[i]), snapToZero(matrix[i + 1])]),
    );
    if (gate.kind === 'mix' && !gate.isReal) writer.isReal = false;
    writer.write(gate);
  }
}

/**
 * Returns for each basis state the one other state that it is mixed with, or itself if there is none; undefined if one
 * has two.
 */
function partnersOf(matrix: Float64Array, wires: number): number[] | undefined {
  const size = 2 ** wires;
  const partners = Array.from({ length: size }, (_, index) => index);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (row === column || isZero(matrix, row * size + column)) continue;
      if (partners[row] !== row && partners[row] !== column) return undefined;
      if (partners[column] !== column && partners[column] !== row) return undefined;
      partners[row] = column;
      partners[column] = row;
    }
  }
  return partners;
}

/** Returns for each column the only row that is not zero in it, if the entry is alone in both. */
function permutationOf(matrix: Float64Array, wires: number): number[] | undefined {
  const size = 2 ** wires;
  const images: number[] = [];
  const taken = new Set<number>();
  for (let column = 0; column < size; column++) {
    const rows = [];
    for (let row = 0; row < size; row++) if (!isZero(matrix, row * size + column)) rows.push(row);
    if (rows.length !== 1 || taken.has(rows[0])) return undefined;
    images.push(rows[0]);
    taken.add(rows[0]);
  }
  return images;
}

function isZero(matrix: Float64Array, entry: number): boolean {
  return Math.abs(matrix[2 * entry]) < NEGLIGIBLE && Math.abs(matrix[2 * entry + 1]) < NEGLIGIBLE;
}
