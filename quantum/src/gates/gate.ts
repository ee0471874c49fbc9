/** The structure of a gate's matrix, which a backend can use. */
export type GateShape = 'diagonal' | 'permutation' | 'real' | 'general';

/** A gate with its parameters filled in, used for the inverse of a gate. */
export interface GateUse {
  readonly gate: GateName;
  readonly parameters: readonly number[];
}

/** The data of one gate, independent of any circuit. */
export interface GateSpec {
  readonly name: GateName;
  /** Its name in words, in English. */
  readonly title: string;
  /** The text in its box: at most four characters, such as `S†` for the adjoint of S. */
  readonly label: string;
  /** The same label for LaTeX in math mode. */
  readonly latex: string;
  /** The number of wires that it acts on, without controls. */
  readonly wires: 1 | 2;
  /** The names of its angles in radians, in order. */
  readonly parameters: readonly string[];
  /**
   * Returns its unitary: row-major, interleaved re, im, the first wire least significant. It takes the declared
   * parameters, and returns a new array on every call.
   */
  readonly matrix: (parameters: readonly number[]) => Float64Array;
  readonly inverse: (parameters: readonly number[]) => GateUse;
  /** Diagonal and permutation gates are marked as such; the others are real or general. */
  readonly shape: GateShape;
  /** Returns true if it maps Pauli operators to Pauli operators, within 1e-12 of the angle. */
  readonly isClifford: (parameters: readonly number[]) => boolean;
  /** Its name in `qelib1.inc` as Qiskit ships it; null if that file has none. */
  readonly openQasm2: string | null;
  /** Its name in `stdgates.inc` or among the built-in gates; null if there is none. */
  readonly openQasm3: string | null;
  /** The method of Qiskit's `QuantumCircuit` that places it; null if there is none. */
  readonly qiskit: string | null;
}

// prettier-ignore
export type GateName =
  | 'id' | 'x' | 'y' | 'z' | 'h' | 's' | 'sdg' | 't' | 'tdg' | 'sx' | 'sxdg'
  | 'rx' | 'ry' | 'rz' | 'p' | 'u'
  | 'swap' | 'iswap' | 'iswapdg' | 'rxx' | 'ryy' | 'rzz';
