/**
 * Daily puzzles: one for each day, challenge, and level, the same for everybody. They are made again whenever they are
 * needed, so nothing is stored, and no answer is sent.
 */
import type {
  AnswerTo,
  DailyPuzzle,
  Level,
  PuzzleAnswer,
  PuzzleChallenge,
  PuzzleKind,
  PuzzleVerdict,
} from '@qubloom/contract';
import { cards } from './build-card.ts';
import { eves } from './catch-eve.ts';
import { fewestGates } from './fewest-gates.ts';
import { hiddenGates } from './hidden-gate.ts';
import { charts } from './match-chart.ts';
import { mazes } from './maze.ts';
import type { MadePuzzle, PuzzleMaker } from './puzzle-maker.ts';
import { placeOfDay } from './rotation.ts';

export { primerOf } from './primer.ts';
export { firstPuzzleDay, placeOfDay } from './rotation.ts';

export interface DailyPuzzleKey {
  /** As `YYYY-MM-DD`. */
  readonly day: string;
  readonly challenge: PuzzleChallenge;
  readonly level: Level;
}

const makers: { readonly [Kind in PuzzleKind]: PuzzleMaker<Kind> } = {
  maze: mazes,
  'match-chart': charts,
  'hidden-gate': hiddenGates,
  'catch-eve': eves,
  'fewest-gates': fewestGates,
  'build-card': cards,
};

/**
 * Returns the puzzle as a learner sees it.
 * @throws {RangeError} if the day has no puzzle.
 */
export function dailyPuzzle({ day, challenge, level }: DailyPuzzleKey): DailyPuzzle {
  const { kind, index } = placeOfDay(day, challenge);
  return puzzleOf(kind, level, index).puzzle;
}

/**
 * Makes the puzzle again and grades the answer.
 * @throws {RangeError} if the day has no puzzle.
 */
export async function gradeDaily(
  { day, challenge, level }: DailyPuzzleKey,
  answer: PuzzleAnswer,
): Promise<PuzzleVerdict> {
  const { kind, index } = placeOfDay(day, challenge);
  return gradePuzzle(kind, level, index, answer);
}

/** Returns a puzzle with its right answers, by its kind and its index within the kind. */
export function puzzleOf<Kind extends PuzzleKind>(
  kind: Kind,
  level: Level,
  index: number,
): MadePuzzle<Kind> {
  return makers[kind].make(level, index);
}

/** Grades an answer to `puzzleOf(kind, level, index)`. */
export async function gradePuzzle<Kind extends PuzzleKind>(
  kind: Kind,
  level: Level,
  index: number,
  answer: PuzzleAnswer,
): Promise<PuzzleVerdict> {
  if (!answers(kind, answer)) {
    return { verdict: 'wrong', reply: 'That is an answer to another kind of puzzle.' };
  }
  const maker = makers[kind];
  return maker.grade(maker.make(level, index), answer);
}

function answers<Kind extends PuzzleKind>(
  kind: Kind,
  answer: PuzzleAnswer,
): answer is AnswerTo<Kind> {
  return answer.kind === kind;
}
