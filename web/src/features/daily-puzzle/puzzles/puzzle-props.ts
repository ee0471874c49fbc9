import type { PuzzleAnswer, PuzzleKind, PuzzleOf } from '@qubloom/contract';

export interface PuzzleProps<Kind extends PuzzleKind> {
  readonly puzzle: PuzzleOf<Kind>;
  /** The answer was checked, and it is right. */
  readonly isRight: boolean;
  /** Called with every change; undefined while something is missing. */
  readonly onAnswer: (answer: PuzzleAnswer | undefined) => void;
}
