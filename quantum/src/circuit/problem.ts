/** A problem of a circuit and its place. `message` is a sentence in English. */
export interface CircuitProblem {
  readonly code:
    | 'shape'
    | 'version'
    | 'register'
    | 'initial-state'
    | 'definition'
    | 'unknown-gate'
    | 'wrong-count'
    | 'not-a-number'
    | 'no-such-wire'
    | 'no-such-bit'
    | 'repeated-wire'
    | 'condition'
    | 'collision'
    | 'size';
  readonly message: string;
  readonly column?: number;
  /** Index of the operation within its column. */
  readonly operation?: number;
  /** The definition that contains the problem, if any. */
  readonly definition?: string;
}

/** Thrown if a circuit with problems (see `problemsOf`) should run. */
export class InvalidCircuit extends Error {
  override readonly name = 'InvalidCircuit';
  readonly problems: readonly CircuitProblem[];
  constructor(problems: readonly CircuitProblem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.problems = problems;
  }
}
