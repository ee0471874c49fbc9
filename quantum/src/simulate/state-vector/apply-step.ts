import type { MatrixStep, PermutationStep, UnitaryStep } from '../../backend/unitary-step.ts';

/**
 * Applies one step to amplitudes, in place. It is the reference for the tests of every faster backend, so it is written
 * exactly as the definition. For each setting of the other wires, with the controls at their values, the 2^t amplitudes
 * of the t targets are multiplied by the matrix, or permuted.
 */
export function applyStep(amplitudes: Float64Array, step: UnitaryStep): void {
  if ('permutation' in step) permuteTargets(amplitudes, step);
  else if (step.targets.length === 1) applyToOneTarget(amplitudes, step, step.targets[0]);
  else applyToTargets(amplitudes, step);
}

function applyToOneTarget(a: Float64Array, step: MatrixStep, target: number): void {
  const [m00r, m00i, m01r, m01i, m10r, m10i, m11r, m11i] = step.matrix;
  const far = 2 * 2 ** target;
  const { fixedWires, controlled, count } = placeOf(a, step);
  for (let group = 0; group < count; group++) {
    const zero = 2 * (spread(group, fixedWires) | controlled);
    const one = zero + far;
    const zr = a[zero];
    const zi = a[zero + 1];
    const or = a[one];
    const oi = a[one + 1];
    a[zero] = m00r * zr - m00i * zi + m01r * or - m01i * oi;
    a[zero + 1] = m00r * zi + m00i * zr + m01r * oi + m01i * or;
    a[one] = m10r * zr - m10i * zi + m11r * or - m11i * oi;
    a[one + 1] = m10r * zi + m10i * zr + m11r * oi + m11i * or;
  }
}

function permuteTargets(a: Float64Array, step: PermutationStep): void {
  const { permutation } = step;
  const offsets = offsetsOf(step.targets);
  const moved = permutation.flatMap((image, index) => (image === index ? [] : [index]));
  const from = moved.map((index) => offsets[index]);
  const to = moved.map((index) => offsets[permutation[index]]);
  const before = new Float64Array(2 * moved.length);
  const { fixedWires, controlled, count } = placeOf(a, step);
  for (let group = 0; group < count; group++) {
    const base = 2 * (spread(group, fixedWires) | controlled);
    for (let i = 0; i < from.length; i++) {
      before[2 * i] = a[base + from[i]];
      before[2 * i + 1] = a[base + from[i] + 1];
    }
    for (let i = 0; i < to.length; i++) {
      a[base + to[i]] = before[2 * i];
      a[base + to[i] + 1] = before[2 * i + 1];
    }
  }
}

/** Returns the offset of each basis state of the targets from the amplitude of all zeros. */
function offsetsOf(targets: readonly number[]): number[] {
  return Array.from({ length: 2 ** targets.length }, (_, row) =>
    targets.reduce((offset, wire, bit) => offset + ((row >>> bit) & 1) * 2 * 2 ** wire, 0),
  );
}

function applyToTargets(a: Float64Array, step: MatrixStep): void {
  const { matrix, targets } = step;
  const size = 2 ** targets.length;
  const offsets = offsetsOf(targets);
  const before = new Float64Array(2 * size);
  const { fixedWires, controlled, count } = placeOf(a, step);
  for (let group = 0; group < count; group++) {
    const base = 2 * (spread(group, fixedWires) | controlled);
    for (let row = 0; row < size; row++) {
      before[2 * row] = a[base + offsets[row]];
      before[2 * row + 1] = a[base + offsets[row] + 1];
    }
    for (let row = 0; row < size; row++) {
      let re = 0;
      let im = 0;
      for (let column = 0, entry = 2 * row * size; column < size; column++, entry += 2) {
        re += matrix[entry] * before[2 * column] - matrix[entry + 1] * before[2 * column + 1];
        im += matrix[entry] * before[2 * column + 1] + matrix[entry + 1] * before[2 * column];
      }
      a[base + offsets[row]] = re;
      a[base + offsets[row] + 1] = im;
    }
  }
}

/**
 * Returns the wires that a step fixes, in ascending order, the index bits of its controls, and the number of remaining
 * groups.
 */
function placeOf(
  a: Float64Array,
  step: UnitaryStep,
): { fixedWires: number[]; controlled: number; count: number } {
  const fixedWires = [...step.targets, ...step.controls].sort((x, y) => x - y);
  let controlled = 0;
  for (let i = 0; i < step.controls.length; i++)
    controlled |= step.controlValues[i] << step.controls[i];
  return { fixedWires, controlled, count: a.length / 2 / 2 ** fixedWires.length };
}

/** Inserts a 0 into `group` at the place of each fixed wire. The result is the group's lowest basis index. */
function spread(group: number, fixedWires: readonly number[]): number {
  let index = group;
  for (let i = 0; i < fixedWires.length; i++) {
    const low = (1 << fixedWires[i]) - 1;
    index = ((index & ~low) << 1) | (index & low);
  }
  return index;
}
