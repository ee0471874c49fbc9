import fc from 'fast-check';
import type { UnitaryStep } from '../backend/unitary-step.ts';

/*
 * Random steps of every shape that a gate can have: diagonal, permuting, real, rotating about X, and general, on one
 * wire or several, under controls and anti-controls.
 */

type Entry = readonly [re: number, im: number];

const H = Math.SQRT1_2;
const angle = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: -7, max: 7, noNaN: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      0,
      Math.PI,
      -Math.PI,
      Math.PI / 2,
      -Math.PI / 2,
      2 * Math.PI,
      1e-9,
      Math.PI - 1e-5,
      Math.PI + 1e-7,
    ),
  },
);

function matrix(...entries: readonly (Entry | number)[]): Float64Array {
  return Float64Array.from(
    entries.flatMap((entry) => (typeof entry === 'number' ? [entry, 0] : entry)),
  );
}

function unit(phi: number): Entry {
  return [Math.cos(phi), Math.sin(phi)];
}

const ry = (t: number) =>
  matrix(Math.cos(t / 2), -Math.sin(t / 2), Math.sin(t / 2), Math.cos(t / 2));
const rx = (t: number) =>
  matrix(Math.cos(t / 2), [0, -Math.sin(t / 2)], [0, -Math.sin(t / 2)], Math.cos(t / 2));
const rz = (t: number) => matrix(unit(-t / 2), 0, 0, unit(t / 2));
const general = (a: number, t: number, b: number, d: number) => {
  const [c, s] = [Math.cos(t / 2), Math.sin(t / 2)];
  const times = (k: number, phi: number): Entry => [k * Math.cos(phi), k * Math.sin(phi)];
  return matrix(times(c, a), times(-s, a + d), times(s, a + b), times(c, a + b + d));
};

export const oneWireMatrix: fc.Arbitrary<Float64Array> = fc.oneof(
  fc.constantFrom(
    matrix(H, H, H, -H),
    matrix(0, 1, 1, 0),
    matrix(0, [0, -1], [0, 1], 0),
    matrix(1, 0, 0, -1),
    matrix(1, 0, 0, [0, 1]),
    matrix(1, 0, 0, [H, H]),
    matrix([0.5, 0.5], [0.5, -0.5], [0.5, -0.5], [0.5, 0.5]),
    matrix(1, 0, 0, 1),
  ),
  angle.map(ry),
  angle.map(rx),
  angle.map(rz),
  fc.tuple(angle, angle, angle, angle).map(([a, t, b, d]) => general(a, t, b, d)),
);

/** Only real matrices, for states that stay real. */
export const realOneWireMatrix: fc.Arbitrary<Float64Array> = fc.oneof(
  fc.constantFrom(
    matrix(H, H, H, -H),
    matrix(0, 1, 1, 0),
    matrix(1, 0, 0, -1),
    matrix(0, -1, 1, 0),
  ),
  angle.map(ry),
);

function product(one: Float64Array, other: Float64Array): Float64Array {
  const size = Math.sqrt(one.length / 2);
  const result = new Float64Array(one.length);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      for (let k = 0; k < size; k++) {
        const [i, j, at] = [
          2 * (row * size + k),
          2 * (k * size + column),
          2 * (row * size + column),
        ];
        result[at] += one[i] * other[j] - one[i + 1] * other[j + 1];
        result[at + 1] += one[i] * other[j + 1] + one[i + 1] * other[j];
      }
    }
  }
  return result;
}

/** Returns the matrix of a one-wire gate on bit `bit` of `wires` wires. */
function lifted(u: Float64Array, bit: number, wires: number): Float64Array {
  const size = 2 ** wires;
  const result = new Float64Array(2 * size * size);
  for (let column = 0; column < size; column++) {
    for (const to of [0, 1]) {
      const row = (column & ~(1 << bit)) | (to << bit);
      const from = (column >>> bit) & 1;
      result.set(
        u.subarray(2 * (2 * to + from), 2 * (2 * to + from) + 2),
        2 * (row * size + column),
      );
    }
  }
  return result;
}

function permutationMatrix(images: readonly number[], phases: readonly number[]): Float64Array {
  const size = images.length;
  const result = new Float64Array(2 * size * size);
  for (const [column, row] of images.entries())
    result.set(unit(phases[column]), 2 * (row * size + column));
  return result;
}

/**
 * Returns a matrix of two wires' blocks: 00 with 11 and 01 with 10, as in RXX; or only 01 with 10, as in iSWAP and its
 * powers.
 */
function blockMatrix(outer: Float64Array, inner: Float64Array): Float64Array {
  const result = new Float64Array(32);
  for (const [u, [zero, one]] of [
    [outer, [0, 3]],
    [inner, [1, 2]],
  ] as const) {
    const rows = [zero, one];
    for (const row of [0, 1]) {
      for (const column of [0, 1]) {
        result.set(
          u.subarray(2 * (2 * row + column), 2 * (2 * row + column) + 2),
          2 * (4 * rows[row] + rows[column]),
        );
      }
    }
  }
  return result;
}

export function manyWireMatrix(wires: number): fc.Arbitrary<Float64Array> {
  const size = 2 ** wires;
  const phases = fc.array(fc.oneof(fc.constantFrom(0, Math.PI), angle), {
    minLength: size,
    maxLength: size,
  });
  const shuffled = fc.shuffledSubarray(
    Array.from({ length: size }, (_, i) => i),
    { minLength: size, maxLength: size },
  );
  const dense = fc
    .array(fc.tuple(oneWireMatrix, fc.nat(wires - 1), shuffled), { minLength: 2, maxLength: 4 })
    .map((parts) =>
      parts
        .map(([u, bit, images]) =>
          product(
            lifted(u, bit, wires),
            permutationMatrix(
              images,
              images.map(() => 0),
            ),
          ),
        )
        .reduce(product),
    );
  const options = [
    phases.map((some) =>
      permutationMatrix(
        some.map((_, i) => i),
        some,
      ),
    ),
    fc.tuple(shuffled, phases).map(([images, some]) => permutationMatrix(images, some)),
    shuffled.map((images) =>
      permutationMatrix(
        images,
        images.map(() => 0),
      ),
    ),
    dense,
  ];
  if (wires === 2)
    options.push(
      fc.tuple(oneWireMatrix, oneWireMatrix).map(([outer, inner]) => blockMatrix(outer, inner)),
    );
  return fc.oneof(...options);
}

/** Returns a step on `wires` wires, with up to three targets and three controls. */
export function randomStep(
  wires: number,
  oneWire = oneWireMatrix,
  manyWires = manyWireMatrix,
): fc.Arbitrary<UnitaryStep> {
  const shape = fc.oneof(
    { weight: 6, arbitrary: fc.constant([1, 0]) },
    { weight: 3, arbitrary: fc.constant([1, 1]) },
    { weight: 1, arbitrary: fc.constantFrom([1, 2], [1, 3], [2, 1], [2, 2], [3, 0], [3, 1]) },
    { weight: 2, arbitrary: fc.constant([2, 0]) },
  );
  return shape
    .filter(([targets, controls]) => targets + controls <= wires)
    .chain(([targets, controls]) =>
      fc
        .record({
          places: fc.shuffledSubarray(
            Array.from({ length: wires }, (_, wire) => wire),
            {
              minLength: targets + controls,
              maxLength: targets + controls,
            },
          ),
          controlValues: fc.array(fc.constantFrom(0, 1, 1), {
            minLength: controls,
            maxLength: controls,
          }),
          doing: fc.oneof(
            {
              weight: 9,
              arbitrary: (targets === 1 ? oneWire : manyWires(targets)).map((matrix) => ({
                matrix,
              })),
            },
            { weight: 1, arbitrary: images(targets).map((permutation) => ({ permutation })) },
          ),
        })
        .map(({ places, controlValues, doing }) => ({
          targets: places.slice(0, targets),
          controls: places.slice(targets),
          controlValues: controlValues as (0 | 1)[],
          ...doing,
        })),
    );
}

/** Returns the image of each basis state of this many wires. */
export function images(wires: number): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([...Array(2 ** wires).keys()], {
    minLength: 2 ** wires,
    maxLength: 2 ** wires,
  });
}

/** Returns the real steps: rotations, permutations, and signs. */
export function randomRealStep(wires: number): fc.Arbitrary<UnitaryStep> {
  return randomStep(wires, realOneWireMatrix, (targets) => {
    const size = 2 ** targets;
    const signs = fc.array(fc.constantFrom(0, Math.PI), { minLength: size, maxLength: size });
    const shuffled = fc.shuffledSubarray(
      Array.from({ length: size }, (_, i) => i),
      { minLength: size, maxLength: size },
    );
    return fc
      .tuple(shuffled, signs)
      .map(([images, some]) => permutationMatrix(images, some).map((x) => Math.round(x)));
  });
}
