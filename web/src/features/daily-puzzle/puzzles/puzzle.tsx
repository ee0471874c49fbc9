import type { DailyPuzzle, PuzzleAnswer } from '@qubloom/contract';
import { CatchEve } from './catch-eve.tsx';
import { CircuitPuzzle } from './circuit-puzzle.tsx';
import { HiddenGate } from './hidden-gate.tsx';
import { MatchChart } from './match-chart.tsx';
import { Maze } from './maze.tsx';

export interface AnyPuzzleProps {
  readonly puzzle: DailyPuzzle;
  readonly isRight: boolean;
  readonly onAnswer: (answer: PuzzleAnswer | undefined) => void;
}

export function Puzzle({ puzzle, ...rest }: AnyPuzzleProps) {
  switch (puzzle.kind) {
    case 'maze':
      return <Maze puzzle={puzzle} {...rest} />;
    case 'match-chart':
      return <MatchChart puzzle={puzzle} {...rest} />;
    case 'hidden-gate':
      return <HiddenGate puzzle={puzzle} {...rest} />;
    case 'catch-eve':
      return <CatchEve puzzle={puzzle} {...rest} />;
    case 'fewest-gates':
    case 'build-card':
      return <CircuitPuzzle puzzle={puzzle} {...rest} />;
  }
}
