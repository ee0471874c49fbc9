import type { InitialState } from '../../circuit/parts.ts';
import type { UnitaryStep } from '../../backend/unitary-step.ts';

const H = Math.SQRT1_2;
/** Matrices that turn |0> into a wire's initial state. */
const FROM_ZERO: { readonly [state in InitialState]?: readonly number[] } = {
  '1': [0, 0, 1, 0, 1, 0, 0, 0],
  '+': [H, 0, H, 0, H, 0, -H, 0],
  '-': [H, 0, H, 0, -H, 0, H, 0],
  i: [H, 0, 0, H, 0, H, H, 0],
  '-i': [H, 0, 0, -H, 0, -H, H, 0],
};

/** Returns steps from |0...0> to a product state. They cost less than its amplitudes, which need not be created. */
export function stepsOfStart(initial: readonly InitialState[]): UnitaryStep[] {
  return initial.flatMap((state, wire) => {
    const matrix = FROM_ZERO[state];
    return matrix
      ? [{ targets: [wire], controls: [], controlValues: [], matrix: Float64Array.from(matrix) }]
      : [];
  });
}
