import type { PuzzleAnswer, PuzzleKind, PuzzleOf } from '@qubloom/contract';

export interface PuzzleProps<Kind extends PuzzleKind> {
  readonly puzzle: PuzzleOf<Kind>;
  /** Called with every change; undefined while something is missing. */
  readonly onAnswer: (answer: PuzzleAnswer | undefined) => void;
}
