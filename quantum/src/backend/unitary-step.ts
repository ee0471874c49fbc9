/**
 * One unitary step with everything resolved to numbers, which is the common language of circuits and the backends that
 * run them. A backend receives a list of these and a state, but never a gate's name.
 */
export type UnitaryStep = MatrixStep | PermutationStep;

export interface MatrixStep extends StepPlace {
  /** Row-major, interleaved re, im: `2 * 4^targets.length` numbers. */
  readonly matrix: Float64Array;
}

/** Moves basis states of its targets: k becomes `permutation[k]`. */
export interface PermutationStep extends StepPlace {
  /** `2^targets.length` indices, each once. */
  readonly permutation: readonly number[];
}

interface StepPlace {
  /** Wires that the step acts on; `targets[0]` is the least significant bit of an index. */
  readonly targets: readonly number[];
  /** Wires that must have the `controlValues` for the step to act; disjoint from the targets. */
  readonly controls: readonly number[];
  /** One per control: 1 for a control, 0 for an anti-control. */
  readonly controlValues: readonly (0 | 1)[];
}
