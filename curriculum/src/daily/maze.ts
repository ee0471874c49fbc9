/** Mazes: ways through rooms that each apply a gate. Only some ways end as wanted. */
import type { AnswerTo, Level, PuzzleOf } from '@qubloom/contract';
import type { Random } from '@qubloom/quantum';
import { empty, type Cell } from '../circuits/circuit-grid.ts';
import { endInWords, Journeys, stepsInWords } from './journey.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { chosen, firstMade, randomFor } from './random-choice.ts';

const rows = 3;

interface MazeSize {
  readonly columns: number;
  /** The gates of the rooms without an H, each as often as it should come up. */
  readonly gates: readonly Cell[];
}

const sizes: Readonly<Record<Level, MazeSize>> = {
  beginner: { columns: 5, gates: ['Z', 'Z', 'X'] },
  intermediate: { columns: 5, gates: ['Z', 'X', 'S', 'S', 'Y'] },
  advanced: { columns: 6, gates: ['Z', 'X', 'S', 'T', 'T'] },
};

/** At most this share of the ways is right, so that a way taken by chance rarely is. */
const mostRight = 0.2;

/** Ways of all mazes share their beginnings. The gates of a level make at most 20,000 of them. */
const journeys = new Journeys();

export const mazes: PuzzleMaker<'maze'> = {
  make(level, index) {
    const random = randomFor('maze', level, index);
    const { columns, gates } = sizes[level];
    return firstMade(() => {
      const rooms = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) =>
          isCrossing(random, index, row, column) ? 'H' : chosen(random, gates),
        ),
      );
      const end = chosen(random, [1, 1, 0] as const);
      if (hasIdleColumn(rooms)) return undefined;
      const ways = waysThrough(rooms);
      const right = ways.filter((way) => journeys.end(cellsOn(rooms, way)) === end);
      if (right.length === 0 || right.length > ways.length * mostRight) return undefined;
      // On a way with fewer crossings, nothing meets.
      if (right.some((way) => !meets(cellsOn(rooms, way)))) return undefined;
      return {
        puzzle: { kind: 'maze', level, ...words(end), rooms, end },
        right: right.map((way) => ({ kind: 'maze', rows: way })),
      };
    });
  },
  grade({ puzzle }, answer) {
    const problem = problemOfWay(puzzle, answer);
    if (problem !== undefined) return { verdict: 'wrong', reply: problem };
    const cells = cellsOn(puzzle.rooms, answer.rows);
    return {
      verdict: journeys.end(cells) === puzzle.end ? 'right' : 'wrong',
      reply: `Your qubit starts at 0. ${stepsInWords(cells)}. ${endInWords(cells)}`,
    };
  },
};

function words(end: 0 | 1): Pick<PuzzleOf<'maze'>, 'title' | 'question'> {
  return {
    title: 'A maze of gates',
    question: `Which way takes the qubit from 0 to a sure ${end}? Keep going right: straight on, or one row up or down.`,
  };
}

/**
 * Returns true if a room has an H, which half of the rooms have. The index decides it for ten of the rooms, so
 * 1024 mazes in a row are different.
 */
function isCrossing(random: Random, index: number, row: number, column: number): boolean {
  const place = (row + column) % rows;
  if (place === 2 || column >= 5) return random.next() < 0.5;
  // An odd factor makes neighbors look different.
  const bits = (index * 619) % 1024;
  return ((bits >> (2 * column + place)) & 1) === 1;
}

/** In a column of equal rooms, there is nothing to decide. */
function hasIdleColumn(rooms: readonly (readonly Cell[])[]): boolean {
  const [first = []] = rooms;
  return first.some((_, column) => new Set(rooms.map((row) => row[column])).size === 1);
}

function waysThrough(rooms: readonly (readonly Cell[])[]): number[][] {
  const starts = rooms.map((_, row) => [row]);
  const [first = []] = rooms;
  return first.slice(1).reduce<number[][]>(
    (ways) =>
      ways.flatMap((way) => {
        const at = way.at(-1) ?? 0;
        return [at - 1, at, at + 1]
          .filter((row) => row >= 0 && row < rooms.length)
          .map((row) => [...way, row]);
      }),
    starts,
  );
}

function cellsOn(rooms: readonly (readonly Cell[])[], way: readonly number[]): Cell[] {
  return way.map((row, column) => rooms[row]?.[column] ?? empty);
}

function meets(cells: readonly Cell[]): boolean {
  return cells.filter((cell) => cell === 'H').length >= 2;
}

function problemOfWay(
  { rooms }: PuzzleOf<'maze'>,
  { rows: way }: AnswerTo<'maze'>,
): string | undefined {
  const columns = rooms[0]?.length ?? 0;
  if (way.length !== columns) return 'Your way has to go through one room in every column.';
  if (way.some((row) => row >= rooms.length)) return "That room isn't in the maze.";
  const jumps = way.some((row, column) => column > 0 && Math.abs(row - (way[column - 1] ?? 0)) > 1);
  return jumps ? 'There is no door that leads so far up or down.' : undefined;
}
