/** One walk over a block, as `assembly/sweep.ts` reads it. Omitted numbers are 0. */
export interface Sweep {
  readonly kind: SweepKind;
  /** Bits of an offset that the sweep does not run over. The planner adds those of idle wires. */
  fixed: number;
  /** Bytes of the block, or of a table's part, that the sweep runs over; the whole block if left out. */
  readonly size?: number;
  readonly outerMask?: number;
  readonly outerValue?: number;
  /** Axes of a tile, or the offsets of the selected cells from each point of the lattice. */
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
  /** The destinations of a tile's cells, as offsets. */
  readonly places?: readonly number[];
  readonly numbers?: readonly number[];
  /** The table that is read or, with `onTable`, built, as an index into the tables of the plan. */
  readonly table?: number;
  readonly onTable?: boolean;
  /** Bytes of the table; for a dense matrix, the number of targets. */
  readonly tableSize?: number;
  /** Factors of the chunks whose offset has the bits `outerValue` under `outerMask`. */
  readonly factors?: readonly Factor[];
  /** Offsets of the rows of a dense matrix, and the matrix. */
  readonly dense?: { readonly offsets: readonly number[]; readonly matrix: Float64Array };
}

export interface Factor {
  readonly outerMask: number;
  readonly outerValue: number;
  readonly re: number;
  readonly im: number;
}

/** The numbers are those of `runSweep` in `assembly/block.ts`. */
export const SweepKind = {
  rotateOne: 0,
  rotateOneOfTwo: 1,
  rotateTwo: 2,
  rotateTwoCross: 3,
  rotateTwoMove: 4,
  rotateTwoOfThree: 5,
  rotateThree: 6,
  turnOne: 7,
  turnOneOfTwo: 8,
  rotateAndTurn: 9,
  turnTwo: 10,
  swapPair: 11,
  mixPairReal: 12,
  mixPair: 13,
  mixLanesReal: 14,
  mixLanes: 15,
  mixMany: 16,
  phase: 17,
  scale: 18,
  multiplyByTable: 19,
  multiplyByRealTable: 20,
  seed: 21,
  double: 22,
  doubleReal: 23,
  grow: 24,
  growUp: 25,
  exchangeLane: 26,
  multiplyByFactors: 27,
} as const;
export type SweepKind = (typeof SweepKind)[keyof typeof SweepKind];

/**
 * The measured cost of a sweep for each cell of its lattice. The unit is one rotation of two or three in a tile. The
 * planner only compares costs.
 */
export const COST: { readonly [kind in SweepKind]: number } = {
  [SweepKind.rotateOne]: 1.7,
  [SweepKind.rotateOneOfTwo]: 1.8,
  [SweepKind.rotateTwo]: 2,
  [SweepKind.rotateTwoCross]: 2,
  [SweepKind.rotateTwoMove]: 3,
  [SweepKind.rotateTwoOfThree]: 2.5,
  [SweepKind.rotateThree]: 3.1,
  [SweepKind.turnOne]: 1.7,
  [SweepKind.turnOneOfTwo]: 1.8,
  [SweepKind.rotateAndTurn]: 2.1,
  [SweepKind.turnTwo]: 2.25,
  [SweepKind.swapPair]: 1.7,
  [SweepKind.mixPairReal]: 2.1,
  [SweepKind.mixPair]: 5,
  [SweepKind.mixLanesReal]: 1.5,
  [SweepKind.mixLanes]: 5,
  [SweepKind.mixMany]: 40,
  [SweepKind.phase]: 2,
  [SweepKind.scale]: 1.6,
  [SweepKind.multiplyByTable]: 2.2,
  [SweepKind.multiplyByRealTable]: 1.6,
  [SweepKind.seed]: 0,
  [SweepKind.double]: 2,
  [SweepKind.doubleReal]: 1,
  [SweepKind.grow]: 1.5,
  [SweepKind.growUp]: 1,
  [SweepKind.exchangeLane]: 1.7,
  [SweepKind.multiplyByFactors]: 1.5,
};

/** The number of cells that a kernel works on at each point of its lattice. */
export const CELLS_A_POINT: { readonly [kind in SweepKind]: number } = {
  [SweepKind.rotateOne]: 2,
  [SweepKind.rotateOneOfTwo]: 4,
  [SweepKind.rotateTwo]: 4,
  [SweepKind.rotateTwoCross]: 4,
  [SweepKind.rotateTwoMove]: 4,
  [SweepKind.rotateTwoOfThree]: 8,
  [SweepKind.rotateThree]: 8,
  [SweepKind.turnOne]: 4,
  [SweepKind.turnOneOfTwo]: 8,
  [SweepKind.rotateAndTurn]: 8,
  [SweepKind.turnTwo]: 8,
  [SweepKind.swapPair]: 2,
  [SweepKind.mixPairReal]: 2,
  [SweepKind.mixPair]: 4,
  [SweepKind.mixLanesReal]: 1,
  [SweepKind.mixLanes]: 2,
  [SweepKind.mixMany]: 4,
  [SweepKind.phase]: 2,
  [SweepKind.scale]: 1,
  [SweepKind.multiplyByTable]: 2,
  [SweepKind.multiplyByRealTable]: 1,
  [SweepKind.seed]: 1,
  [SweepKind.double]: 2,
  [SweepKind.doubleReal]: 1,
  [SweepKind.grow]: 2,
  [SweepKind.growUp]: 2,
  [SweepKind.exchangeLane]: 2,
  [SweepKind.multiplyByFactors]: 2,
};
