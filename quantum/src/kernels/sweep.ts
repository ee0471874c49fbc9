/** One walk over a block, as `assembly/sweep.ts` reads it. What is left out is 0. */
export interface Sweep {
  readonly kind: SweepKind;
  readonly fixed: number;
  readonly origin?: number;
  /** Bytes of the block, or of a table's part, that the sweep runs over; the whole block if left out. */
  readonly size?: number;
  readonly outerMask?: number;
  readonly outerValue?: number;
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
  /** Where the cells of a tile go, as offsets. */
  readonly places?: readonly number[];
  readonly numbers?: readonly number[];
  /** The table that is read, or, with `onTable`, built; an index into the tables of the plan. */
  readonly table?: number;
  readonly onTable?: boolean;
  readonly tableMask?: number;
  /** Offsets of the rows of a dense matrix, and the matrix. */
  readonly dense?: { readonly offsets: readonly number[]; readonly matrix: Float64Array };
}

/** The numbers are those of `runSweep` in `assembly/block.ts`. */
export const SweepKind = {
  rotateOne: 0,
  rotateOneOfTwo: 1,
  rotateTwo: 2,
  rotateTwoOfThree: 3,
  rotateThree: 4,
  turnOne: 5,
  turnOneOfTwo: 6,
  rotateAndTurn: 7,
  turnTwo: 8,
  swapPair: 9,
  mixPairReal: 10,
  mixPair: 11,
  mixMany: 12,
  phase: 13,
  scale: 14,
  multiplyByTable: 15,
  multiplyByRealTable: 16,
  seed: 17,
  double: 18,
  doubleReal: 19,
  grow: 20,
  growUp: 21,
  exchangeLane: 22,
  mixLanesReal: 23,
  mixLanes: 24,
} as const;
export type SweepKind = (typeof SweepKind)[keyof typeof SweepKind];

/**
 * What a sweep costs for each cell of its lattice, in units of one rotation out of two or three in a
 * tile; measured. The planner only compares them.
 */
export const COST: { readonly [kind in SweepKind]: number } = {
  [SweepKind.rotateOne]: 1.7,
  [SweepKind.rotateOneOfTwo]: 1.7,
  [SweepKind.rotateTwo]: 2,
  [SweepKind.rotateTwoOfThree]: 2.2,
  [SweepKind.rotateThree]: 3,
  [SweepKind.turnOne]: 1.7,
  [SweepKind.turnOneOfTwo]: 1.7,
  [SweepKind.rotateAndTurn]: 2,
  [SweepKind.turnTwo]: 2,
  [SweepKind.swapPair]: 1.4,
  [SweepKind.mixPairReal]: 2.5,
  [SweepKind.mixPair]: 5,
  [SweepKind.mixMany]: 40,
  [SweepKind.phase]: 2,
  [SweepKind.scale]: 1.3,
  [SweepKind.multiplyByTable]: 2.2,
  [SweepKind.multiplyByRealTable]: 1.6,
  [SweepKind.seed]: 0,
  [SweepKind.double]: 2,
  [SweepKind.doubleReal]: 1.2,
  [SweepKind.grow]: 1.5,
  [SweepKind.growUp]: 1,
  [SweepKind.exchangeLane]: 1.7,
  [SweepKind.mixLanesReal]: 2,
  [SweepKind.mixLanes]: 5,
};
