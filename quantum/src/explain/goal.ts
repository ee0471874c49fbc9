import type { Circuit, Wire } from '../circuit/circuit.ts';
import type { WireValues } from '../state/wire-values.ts';
import type { Matrix } from '../matrix.ts';
import type { StateVector } from '../state/state-vector.ts';

/** The required behavior of a learner's circuit. Any circuit that shows it is right, however it is built. */
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

/** Ends in this state, up to a global phase; a circuit represents its final state. */
export interface StateGoal {
  readonly kind: 'state';
  readonly state: Circuit | StateVector;
}

/** Has these outcomes with these probabilities; a circuit represents its exact distribution. */
export interface DistributionGoal {
  readonly kind: 'distribution';
  readonly distribution: Circuit | ReadonlyMap<string, number> | Readonly<Record<string, number>>;
  /**
   * The source of an outcome: `bits`, the classical bits (all wires if nothing is measured), or `wires`, a last
   * look at every wire, whatever was measured before. `bits` by default.
   */
  readonly over?: 'bits' | 'wires';
}

/** To be this unitary, up to a global phase. */
export interface UnitaryGoal {
  readonly kind: 'unitary';
  readonly unitary: Circuit | Matrix;
}

/** To find `values` with this probability (among the measurements that find `given`), within `tolerance`. */
export interface ProbabilityGoal {
  readonly kind: 'probability';
  readonly values: WireValues;
  readonly given?: WireValues;
  readonly probability: number;
  /** 1e-9 by default. */
  readonly tolerance?: number;
}

/** To bring whatever state the wire `from` starts in to the wire `to`. */
export interface TransferGoal {
  readonly kind: 'transfer';
  readonly from: Wire;
  readonly to: Wire;
}

/**
 * To compute a table: with the `inputs` started in the bits of a key, the `outputs` are surely found in the
 * bits of its value. Bits are written highest first, as everywhere: the last wire of the list comes first.
 */
export interface TableGoal {
  readonly kind: 'table';
  readonly inputs: readonly Wire[];
  readonly outputs: readonly Wire[];
  readonly rows: Readonly<Record<string, string>>;
}

/**
 * To pass surely through these outcomes of all wires, one after the other, looked at between the columns,
 * and to end at the last of them.
 */
export interface JourneyGoal {
  readonly kind: 'journey';
  readonly stops: readonly string[];
}

/** Is right for every member of a hidden family, with the hidden part inserted into the circuit. */
export interface FamilyGoal {
  readonly kind: 'family';
  readonly members: readonly FamilyMember[];
}

export interface FamilyMember {
  /** Puts what this member hides in its place, also in a circuit that had something added. */
  readonly put: (circuit: Circuit) => Circuit;
  readonly goal: BehaviorGoal;
}
