/**
 * One unitary step with everything resolved to numbers: the common language between circuits and the
 * backends that run them. A backend gets a list of these and a state; it never sees a gate's name.
 */
export interface UnitaryStep {
  /** Wires the matrix acts on; `targets[0]` is the least significant bit of a matrix index. */
  readonly targets: readonly number[];
  /** Wires that must hold `controlValues` for the step to act; disjoint from the targets. */
  readonly controls: readonly number[];
  /** One a control: 1 for a control, 0 for an anti-control. */
  readonly controlValues: readonly (0 | 1)[];
  /** Row-major, interleaved re, im: `2 * 4^targets.length` numbers. */
  readonly matrix: Float64Array;
}
