import {
  Choice,
  DailyPuzzle,
  Level,
  type PuzzleAnswer,
  type PuzzleKind,
  PuzzleVerdict,
} from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from '../index.ts';
import type { MadePuzzle } from '../puzzle-maker.ts';
import { rowsByHand } from './by-hand.ts';

/** Days of each kind and level that the tests go through. */
const days = 400;

/** Returns a sample of the indices, different for each kind. */
export function indices(kind: PuzzleKind): number[] {
  return Array.from({ length: 12 }, (_, at) => (at * 31 + kind.length) % days);
}

/** Tests each puzzle of a kind: a sample always, and all of them with `npm run test:all`. */
export function testEveryIndex<Kind extends PuzzleKind>(
  kind: Kind,
  check: (made: MadePuzzle<Kind>, index: number) => void,
): void {
  describe.each(Level.options)(`${kind}, %s`, (level) => {
    it('makes right puzzles', () => {
      for (const index of indices(kind)) checkOne(puzzleOf(kind, level, index), index, check);
    });

    it('calls each right answer right, in few words', async () => {
      for (const index of indices(kind).slice(0, 6)) {
        for (const answer of puzzleOf(kind, level, index).right.slice(0, 2)) {
          const verdict = await gradePuzzle(kind, level, index, answer);
          expect(PuzzleVerdict.parse(verdict)).toMatchObject({ verdict: 'right' });
        }
      }
    });

    it(
      `makes ${days} different puzzles that are right`,
      { tags: ['exhaustive'], timeout: 300_000 },
      () => {
        const all = Array.from({ length: days }, (_, index) => puzzleOf(kind, level, index));
        expect(new Set(all.map(({ puzzle }) => withoutOrder(puzzle))).size).toBe(days);
        expectSpreadLetters(all.flatMap(({ right }) => right));
        for (const [index, made] of all.entries()) checkOne(made, index, check);
      },
    );
  });
}

function checkOne<Kind extends PuzzleKind>(
  made: MadePuzzle<Kind>,
  index: number,
  check: (made: MadePuzzle<Kind>, index: number) => void,
): void {
  // The schema refuses texts that are too long.
  expect(DailyPuzzle.parse(made.puzzle)).toEqual(made.puzzle);
  check(made, index);
}

/** No letter is right much more often than the others. */
function expectSpreadLetters(right: readonly PuzzleAnswer[]): void {
  const letters = right.flatMap((answer) => ('choice' in answer ? [answer.choice] : []));
  if (letters.length === 0) return;
  for (const letter of Choice.options) {
    const times = letters.filter((one) => one === letter).length;
    expect(times / letters.length).toBeGreaterThan(0.18);
    expect(times / letters.length).toBeLessThan(0.32);
  }
}

/** Puzzles that differ only in the letters of their options count as the same. */
function withoutOrder(puzzle: DailyPuzzle): string {
  if (puzzle.kind !== 'match-chart' && puzzle.kind !== 'hidden-gate') return JSON.stringify(puzzle);
  const options = puzzle.kind === 'match-chart' ? puzzle.circuits : puzzle.candidates;
  const circuits = options.map(({ circuit }) => circuit).sort();
  return JSON.stringify({ ...puzzle, circuits, candidates: circuits });
}

/** Expects a circuit to have no other cells than these. */
export function expectCells(circuit: string, allowed: readonly string[]): void {
  const cells = rowsByHand(circuit).flat();
  expect(cells.filter((cell) => !allowed.includes(cell))).toEqual([]);
}
