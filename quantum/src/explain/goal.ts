import type { Circuit } from '../circuit/circuit.ts';
import type { Wire } from '../circuit/parts.ts';
import type { WireValues } from '../state/wire-values.ts';
import type { Matrix } from '../matrix.ts';
import type { StateVector } from '../state/state-vector.ts';

/** The required behavior of a learner's circuit. Every circuit with this behavior is right, for any construction. */
export type Goal = BehaviorGoal | FamilyGoal;

/** The required behavior of one circuit. */
export type BehaviorGoal =
  | StateGoal
  | DistributionGoal
  | UnitaryGoal
  | ProbabilityGoal
  | TransferGoal
  | TableGoal
  | JourneyGoal;

/** The circuit must end in this state, up to a global phase. A circuit given here represents its final state. */
export interface StateGoal {
  readonly kind: 'state';
  readonly state: Circuit | StateVector;
}

/**
 * The circuit must have these outcomes with these probabilities. A circuit given here represents its exact
 * distribution.
 */
export interface DistributionGoal {
  readonly kind: 'distribution';
  readonly distribution: Circuit | ReadonlyMap<string, number> | Readonly<Record<string, number>>;
  /**
   * The source of an outcome: `bits`, the classical bits (all wires if nothing is measured), or `wires`, a final
   * measurement of every wire, for any earlier measurements. `bits` by default.
   */
  readonly over?: 'bits' | 'wires';
}

/** The circuit must be this unitary, up to a global phase. */
export interface UnitaryGoal {
  readonly kind: 'unitary';
  readonly unitary: Circuit | Matrix;
}

/**
 * The circuit must give `values` with this probability (among the measurements that give `given`), within `tolerance`.
 */
export interface ProbabilityGoal {
  readonly kind: 'probability';
  readonly values: WireValues;
  readonly given?: WireValues;
  readonly probability: number;
  /** 1e-9 by default. */
  readonly tolerance?: number;
}

/** The circuit must move any starting state of the wire `from` to the wire `to`. */
export interface TransferGoal {
  readonly kind: 'transfer';
  readonly from: Wire;
  readonly to: Wire;
}

/**
 * The circuit must compute a table: if the `inputs` start in the bits of a key, the `outputs` certainly have the bits
 * of its value. Bits are written highest first, as everywhere: the last wire of the list comes first.
 */
export interface TableGoal {
  readonly kind: 'table';
  readonly inputs: readonly Wire[];
  readonly outputs: readonly Wire[];
  readonly rows: Readonly<Record<string, string>>;
}

/**
 * The circuit must certainly pass through these outcomes of all wires, one after the other, measured between the
 * columns, and must end at the last of them.
 */
export interface JourneyGoal {
  readonly kind: 'journey';
  readonly stops: readonly string[];
}

/** The circuit must be right for every member of a hidden family, with the hidden part inserted into it. */
export interface FamilyGoal {
  readonly kind: 'family';
  readonly members: readonly FamilyMember[];
}

export interface FamilyMember {
  /** Inserts this member's hidden part into a circuit, even if something was added to the circuit. */
  readonly put: (circuit: Circuit) => Circuit;
  readonly goal: BehaviorGoal;
}
