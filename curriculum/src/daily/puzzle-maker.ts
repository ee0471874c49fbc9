import type { AnswerTo, Level, PuzzleKind, PuzzleOf, PuzzleVerdict } from '@qubloom/contract';

export interface MadePuzzle<Kind extends PuzzleKind> {
  readonly puzzle: PuzzleOf<Kind>;
  /** Every right answer, found by enumeration. For the fewest gates it is one of many. */
  readonly right: readonly AnswerTo<Kind>[];
}

/** Makes the puzzles of one kind and grades their answers. */
export interface PuzzleMaker<Kind extends PuzzleKind> {
  /** The index is an integer from 0. Within 400 indices, no two puzzles of a level are the same. */
  make(level: Level, index: number): MadePuzzle<Kind>;
  grade(made: MadePuzzle<Kind>, answer: AnswerTo<Kind>): PuzzleVerdict | Promise<PuzzleVerdict>;
}
