/** What the displays show of a circuit: the engine's summary of its state, and what its measurements leave open. */
import type {
  BranchOutcome,
  Circuit,
  DisplayOperation,
  DisplayReading,
  NoiseModel,
  StateSummary,
} from '@qubloom/quantum';

/** Branches that are offered one by one. */
export const maxBranches = 16;

export interface SummaryRequest {
  /** Up to the column that is shown. */
  readonly circuit: Circuit;
  readonly noise: NoiseModel | null;
  /** What the measurements so far showed, the highest bit first; null for all branches together. */
  readonly branch: string | null;
  /** Wires whose density matrix is wanted, the lowest first. */
  readonly focus: readonly number[];
}

/** What a display that stands in the circuit shows, and where it stands. */
export interface PlacedReading extends DisplayReading, Pick<DisplayOperation, 'shows' | 'wires'> {
  readonly column: number;
}

export interface CircuitSummary extends StateSummary {
  /** The bits that measurements have written, the highest first, as they stand in a branch. */
  readonly bits: readonly number[];
  readonly branches: readonly BranchOutcome[];
  readonly branchCount: number;
  /** The branch that is shown; null for all together. */
  readonly branch: string | null;
  readonly noise: 'none' | 'shown' | 'left out';
  /** There were too many branches: this is the likeliest only. */
  readonly isOneOfMany: boolean;
  /** The share of all runs that post-selection keeps: 1 without it. */
  readonly kept: number;
  readonly readings: readonly PlacedReading[];
}
