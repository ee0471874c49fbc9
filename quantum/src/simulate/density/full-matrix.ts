import type { UnitaryStep } from '../../backend/unitary-step.ts';
import { identityMatrix, permutationMatrix, type Matrix } from '../../matrix.ts';

/**
 * Returns the matrix of a step on its targets and, above them, its controls. It is the identity except in the block of
 * the controls' values.
 */
export function fullMatrixOf(step: UnitaryStep): Matrix {
  const inner = 2 ** step.targets.length;
  const full = identityMatrix(inner * 2 ** step.controls.length);
  const block =
    inner * step.controlValues.reduce<number>((sum, value, i) => sum + value * 2 ** i, 0);
  const matrix = 'permutation' in step ? permutationMatrix(step.permutation) : step.matrix;
  for (let row = 0; row < inner; row++) {
    for (let column = 0; column < inner; column++) {
      const from = 2 * (row * inner + column);
      const to = 2 * ((block + row) * full.size + block + column);
      full.entries[to] = matrix[from];
      full.entries[to + 1] = matrix[from + 1];
    }
  }
  return full;
}
