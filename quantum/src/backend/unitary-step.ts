/**
 * One unitary step with everything resolved to numbers: the common language between circuits and the
 * backends that run them. A backend gets a list of these and a state; it never sees a gate's name.
 */
export type UnitaryStep = MatrixStep | PermutationStep;

export interface MatrixStep extends StepPlace {
  /** Row-major, interleaved re, im: `2 * 4^targets.length` numbers. */
  readonly matrix: Float64Array;
}

/** Moves basis states of its targets: k to `permutation[k]`. */
export interface PermutationStep extends StepPlace {
  /** `2^targets.length` indices, each once. */
  readonly permutation: readonly number[];
}

interface StepPlace {
  /** Wires the step acts on; `targets[0]` is the least significant bit of an index. */
  readonly targets: readonly number[];
  /** Wires that must hold `controlValues` for the step to act; disjoint from the targets. */
  readonly controls: readonly number[];
  /** One a control: 1 for a control, 0 for an anti-control. */
  readonly controlValues: readonly (0 | 1)[];
}
