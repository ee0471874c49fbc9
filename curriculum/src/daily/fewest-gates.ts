/** Long circuits that fewer gates can replace. */
import type { Level, PuzzleVerdict } from '@qubloom/contract';
import type { Random } from '@qubloom/quantum';
import { control, empty, free, type Cell, type CircuitGrid } from '../circuits/circuit-grid.ts';
import {
  circuitGrid,
  formatCircuitText,
  gridOfLine,
  parseCircuitText,
} from '../circuits/circuit-text.ts';
import { gatesPlaced, gradeTask } from '../tasks/grade.ts';
import { chancesInWords, chancesOf, sameChances } from './chances.ts';
import { columnsOfGrid, gridOfColumns, lineOfGrid, type Column } from './columns.ts';
import { columnsInWords } from './columns-in-words.ts';
import type { MadePuzzle, PuzzleMaker } from './puzzle-maker.ts';
import { chosen, firstMade, inRandomOrder, randomFor } from './random-choice.ts';
import { ShortestRows } from './shortest-rows.ts';

interface RowSize {
  readonly wires: number;
  readonly palettes: readonly (readonly Cell[])[];
  /** The gates of the long circuit. The palette may lack some. */
  readonly gates: readonly Cell[];
  /** The numbers of gates in the long circuit. */
  readonly lengths: readonly number[];
  readonly fewest: readonly number[];
}

const sizes: Readonly<Record<Level, readonly RowSize[]>> = {
  beginner: [
    {
      wires: 1,
      palettes: [
        ['X', 'H', 'Z'],
        ['H', 'Z'],
        ['H', 'X'],
      ],
      gates: ['X', 'H', 'Z'],
      lengths: [5, 6, 7],
      fewest: [2, 3],
    },
  ],
  intermediate: [
    {
      wires: 2,
      palettes: [[control, 'X', 'H', 'Z']],
      gates: [control, 'X', 'H', 'Z'],
      lengths: [7],
      fewest: [2, 3],
    },
    {
      wires: 1,
      palettes: [['H', 'S', 'X']],
      gates: ['H', 'S', 'X', 'Z'],
      lengths: [7],
      fewest: [2, 3],
    },
  ],
  advanced: [
    { wires: 3, palettes: [[control, 'X']], gates: [control, 'X'], lengths: [7], fewest: [3, 4] },
    {
      wires: 2,
      palettes: [[control, 'X', 'H', 'S']],
      gates: [control, 'X', 'H', 'S', 'Z'],
      lengths: [7],
      fewest: [3],
    },
  ],
};

export const fewestGates: PuzzleMaker<'fewest-gates'> = {
  make(level, index) {
    const random = randomFor('fewest-gates', level, index);
    const size = sizes[level][index % sizes[level].length];
    if (!size) throw new Error(`The level ${level} has no rows.`);
    if (size.wires > 1) {
      return firstMade(() =>
        puzzleWith(level, size, chosen(random, size.palettes), randomRow(random, size)),
      );
    }
    const list = listOf(level, size);
    const one = list[Math.floor(index / sizes[level].length) % list.length];
    const made = one && puzzleWith(level, size, one.palette, one.row);
    if (!made) throw new Error('There is no row to shorten.');
    return made;
  },
  async grade({ puzzle, right: [right] }, answer): Promise<PuzzleVerdict> {
    const read = parseCircuitText(answer.circuit);
    if (!read.ok || !right) return { verdict: 'wrong', reply: 'That is no circuit.' };
    const starter = circuitGrid(puzzle.starter);
    const fewest = gatesPlaced(starter, circuitGrid(right.circuit));
    const used = gatesPlaced(starter, read.grid);
    const grade = await gradeTask({ ...puzzle, mustUse: [], mostGates: fewest }, read.grid);
    if (grade.passed) {
      const rows = rowsOf(starter.rows.length, puzzle.gates);
      return { verdict: 'right', reply: whyShort(rows, gridOfLine(puzzle.row), fewest) };
    }
    const { code, reason, next, example } = grade.diagnosis;
    if (code === 'too-many-gates') {
      return {
        verdict: 'almost',
        reply: `It does the same, with ${used} gates. But ${fewest} are enough! Which of yours belong together?`,
      };
    }
    const shown = starter.rows.length === 1 ? difference(puzzle.row, read.grid) : undefined;
    if (code === 'how-near' && shown !== undefined) {
      return { verdict: 'wrong', reply: `${shown} Which gate makes the difference?` };
    }
    if (code === 'how-near' || !example) return { verdict: 'wrong', reply: `${reason} ${next}` };
    // The sentence about a line has its own question, and there are no bars of signs here.
    const ask = code === 'wrong-sign' ? 'Which gate turns a hidden sign?' : next;
    return {
      verdict: 'wrong',
      reply: `${reason} ${shown ?? sentence(example.sentence)} ${ask}`.trim(),
    };
  },
};

/** Starts and looks that tell any two circuits of one qubit apart. */
const starts = [
  { words: 'Start at 0', gates: [] },
  { words: 'Start at 1', gates: ['X'] },
  { words: 'Start with an even mix', gates: ['H'] },
] as const;
const looks = [
  { words: '', gates: [] },
  { words: ' and put one more H at the end', gates: ['H'] },
  { words: ' and put S and H at the end', gates: ['S', 'H'] },
] as const;

/** Says on which start, and with which look, a circuit of one qubit does something else than the long one. */
function difference(row: string, { rows: [own = []] }: CircuitGrid): string | undefined {
  const [long = []] = gridOfLine(row).rows;
  for (const look of looks) {
    for (const start of starts) {
      const [mine, wanted] = [own, long].map((cells) =>
        chancesOf({
          rows: [
            [...start.gates, ...cells.map((cell) => (cell === free ? empty : cell)), ...look.gates],
          ],
        }),
      );
      if (!mine || !wanted || sameChances(mine, wanted)) continue;
      return `${start.words}${look.words}: yours gives ${chancesInWords(mine)}, and the long one gives ${chancesInWords(wanted)}.`;
    }
  }
  return undefined;
}

function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

const searched = new Map<string, ShortestRows>();

/** Rows of more gates than any puzzle needs aren't searched. */
function rowsOf(wires: number, palette: readonly Cell[]): ShortestRows {
  const key = `${wires} ${palette.join(' ')}`;
  const rows = searched.get(key) ?? new ShortestRows(wires, palette, wires === 2 ? 3 : 4);
  searched.set(key, rows);
  return rows;
}

interface ListedRow {
  readonly palette: readonly Cell[];
  readonly row: readonly Column[];
}

const lists = new Map<Level, readonly ListedRow[]>();

/** Rows of one qubit are few, so they are listed, and each of them comes once before any comes again. */
function listOf(level: Level, size: RowSize): readonly ListedRow[] {
  const known = lists.get(level);
  if (known) return known;
  const rows = size.lengths.flatMap((length) => rowsWithoutTwins(size.gates, length));
  const all = size.palettes
    .flatMap((palette) => rows.map((row) => ({ palette, row })))
    .filter(({ palette, row }) => puzzleWith(level, size, palette, row));
  const list = inRandomOrder(randomFor('fewest-gates', level), all);
  lists.set(level, list);
  return list;
}

function rowsWithoutTwins(gates: readonly Cell[], length: number): Column[][] {
  return Array.from({ length }).reduce<Column[][]>(
    (rows) =>
      rows.flatMap((row) =>
        gates.filter((gate) => gate !== row.at(-1)?.[0]).map((gate) => [...row, [gate]]),
      ),
    [[]],
  );
}

/** One gate in each column, and never the same one twice in a row. */
function randomRow(random: Random, { wires, gates, lengths }: RowSize): Column[] {
  const length = chosen(random, lengths);
  const row: Column[] = [];
  const moves = new ShortestRows(wires, gates, 0).moves.filter(isTaught);
  while (row.length < length) {
    const column = chosen(random, moves);
    if (column.join() !== row.at(-1)?.join()) row.push(column);
  }
  return row;
}

/** A dot belongs to an X: CNOT, or Toffoli with two of them. */
function isTaught(column: Column): boolean {
  return !column.includes(control) || column.includes('X');
}

function puzzleWith(
  level: Level,
  size: RowSize,
  palette: readonly Cell[],
  row: readonly Column[],
): MadePuzzle<'fewest-gates'> | undefined {
  const shortest = rowsOf(size.wires, palette).shortest(row);
  if (!shortest || !size.fewest.includes(shortest.length)) return undefined;
  // All wires and, with several of them, a link take part in what is left.
  if (size.wires > 1 && !shortest.some((column) => column.includes(control))) return undefined;
  const packed = packedColumns(row);
  const columns = Math.max(packed.length, shortest.length + 1);
  const starter = Array.from({ length: columns }, () =>
    Array.from({ length: size.wires }, () => free),
  );
  const line = lineOfGrid(gridOfColumns(packed));
  return {
    puzzle: {
      kind: 'fewest-gates',
      level,
      title: 'Gate golf',
      question: `This circuit has ${row.length} gates. Can you do the same with only ${shortest.length}, whatever goes in?`,
      starter: formatCircuitText(gridOfColumns(starter)),
      gates: [...palette],
      check: { kind: 'unitary', circuit: formatCircuitText(gridOfColumns(packed)) },
      row: line,
    },
    right: [{ kind: 'fewest-gates', circuit: formatCircuitText(padded(shortest, columns)) }],
  };
}

/** Moves gates to the left into columns that have room. A column with a dot has room for nothing else. */
function packedColumns(row: readonly Column[]): Column[] {
  const packed: Column[] = [];
  for (const column of row) {
    const last = packed.at(-1);
    const fitsIn =
      last &&
      !last.includes(control) &&
      !column.includes(control) &&
      column.every((cell, wire) => cell === empty || last[wire] === empty);
    if (!fitsIn) packed.push(column);
    else
      packed[packed.length - 1] = last.map((cell, wire) =>
        cell === empty ? (column[wire] ?? empty) : cell,
      );
  }
  return packed;
}

function padded(columns: readonly Column[], length: number): CircuitGrid {
  const [first = []] = columns;
  const rest = Array.from({ length: length - columns.length }, () => first.map(() => empty));
  return gridOfColumns([...columns, ...rest]);
}

/** Names a part of the long circuit that is shorter than it looks, and says that nothing shorter is left. */
function whyShort(rows: ShortestRows, long: CircuitGrid, fewest: number): string {
  const below = rows.rowsBelow(fewest);
  const proof = `None of the ${below} shorter ones does the same.`;
  const columns = columnsOfGrid(long).flatMap(oneGateEach);
  for (let length = 2; length <= 3; length++) {
    for (let at = 0; at + length <= columns.length; at++) {
      const part = columns.slice(at, at + length);
      const shortest = rows.shortest(part);
      if (!shortest || shortest.length > length - 2) continue;
      const same =
        shortest.length === 0 ? 'undo each other' : `do what ${columnsInWords(shortest)} does`;
      return `In the long one, ${columnsInWords(part)} ${same}. ${proof}`;
    }
  }
  return `You did in ${fewest} gates what took ${columns.length}. ${proof}`;
}

function oneGateEach(column: Column): Column[] {
  if (column.includes(control)) return [column];
  return column.flatMap((cell, wire) =>
    cell === empty ? [] : [column.map((_, other) => (other === wire ? cell : empty))],
  );
}
