/** The data of the displays: the engine's summary of the state, and the branches after measurements. */
import type {
  BranchOutcome,
  Circuit,
  DisplayOperation,
  DisplayReading,
  NoiseModel,
  StateSummary,
} from '@qubloom/quantum';

/** The most branches that can be chosen one by one. */
export const maxBranches = 16;

export interface SummaryRequest {
  /** The circuit up to the column that is shown. */
  readonly circuit: Circuit;
  readonly noise: NoiseModel | null;
  /** The results of the measurements so far, the highest bit first; null for all branches together. */
  readonly branch: string | null;
  /** The wires of the requested density matrix, the lowest first. */
  readonly focus: readonly number[];
}

/** The reading of a display in the circuit, and its place. */
export interface PlacedReading extends DisplayReading, Pick<DisplayOperation, 'shows' | 'wires'> {
  readonly column: number;
}

export interface CircuitSummary extends StateSummary {
  /** The bits that measurements have written, the highest first, in the order of a branch's digits. */
  readonly bits: readonly number[];
  readonly branches: readonly BranchOutcome[];
  readonly branchCount: number;
  /** The branch that is shown; null for all together. */
  readonly branch: string | null;
  readonly noise: 'none' | 'shown' | 'left out';
  /** True if there were too many branches, so that only the likeliest one is shown. */
  readonly isOneOfMany: boolean;
  /** The share of all runs that post-selection keeps; 1 without it. */
  readonly kept: number;
  readonly readings: readonly PlacedReading[];
}
