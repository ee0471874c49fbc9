/** The structure of a gate's matrix, which a backend may use. */
export type GateShape = 'diagonal' | 'permutation' | 'real' | 'general';

/** A gate with its parameters filled in, as the inverse of a gate is given. */
export interface GateUse {
  readonly gate: GateName;
  readonly parameters: readonly number[];
}

/** Everything that is known of one gate, apart from any circuit. */
export interface GateSpec {
  readonly name: GateName;
  /** Its name in words, in English. */
  readonly title: string;
  /** Text in its box: at most four characters, `S†` for the adjoint of S. */
  readonly label: string;
  /** The same for LaTeX in maths mode. */
  readonly latex: string;
  /** How many wires it acts on, controls not counted. */
  readonly wires: 1 | 2;
  /** Names of its angles in radians, in order. */
  readonly parameters: readonly string[];
  /**
   * Its unitary: row-major, interleaved re, im, the first wire least significant. Given the parameters
   * that it declares, and a new array on every call.
   */
  readonly matrix: (parameters: readonly number[]) => Float64Array;
  readonly inverse: (parameters: readonly number[]) => GateUse;
  /** Diagonal and permutation gates say so; the others are real or general. */
  readonly shape: GateShape;
  /** Whether it maps Pauli operators to Pauli operators, within 1e-12 of the angle. */
  readonly isClifford: (parameters: readonly number[]) => boolean;
  /** Its name in `qelib1.inc` as Qiskit ships it; null where that file has none. */
  readonly openQasm2: string | null;
  /** Its name in `stdgates.inc` or among the built-in gates; null where there is none. */
  readonly openQasm3: string | null;
  /** The method of Qiskit's `QuantumCircuit` that places it; null where there is none. */
  readonly qiskit: string | null;
}

// prettier-ignore
export type GateName =
  | 'id' | 'x' | 'y' | 'z' | 'h' | 's' | 'sdg' | 't' | 'tdg' | 'sx' | 'sxdg'
  | 'rx' | 'ry' | 'rz' | 'p' | 'u'
  | 'swap' | 'iswap' | 'iswapdg' | 'rxx' | 'ryy' | 'rzz';
