/** Cards: a row of gates with blanks, and the end that it must have. Every blank gets a gate of the palette. */
import type { Level, PuzzleOf } from '@qubloom/contract';
import type { Random } from '@qubloom/quantum';
import {
  control,
  empty,
  free,
  gridCellsOf,
  isVacant,
  wiresIn,
  withCell,
  type Cell,
  type CircuitGrid,
} from '../circuits/circuit-grid.ts';
import { circuitGrid, formatCircuitText, parseCircuitText } from '../circuits/circuit-text.ts';
import { placedCells } from '../circuits/placed-cells.ts';
import {
  certainOutcome,
  chancesInWords,
  chancesOf,
  sameChances,
  startInWords,
  type Chances,
} from './chances.ts';
import { columnsOfGrid, columnWith, gridOfColumns, lineOfGrid } from './columns.ts';
import { endInWords, stepsInWords } from './journey.ts';
import type { MadePuzzle, PuzzleMaker } from './puzzle-maker.ts';
import { chosen, firstMade, inRandomOrder, randomFor } from './random-choice.ts';
import { idleColumns, traceInWords } from './trace.ts';

interface CardSize {
  readonly wires: number;
  readonly columns: number;
  readonly blanks: readonly number[];
  readonly palettes: readonly (readonly Cell[])[];
  /** The gates that are on the card already. */
  readonly gates: readonly Cell[];
  /** The chance of a CNOT in a column. */
  readonly links: number;
}

const sizes: Readonly<Record<Level, CardSize>> = {
  beginner: {
    wires: 1,
    columns: 6,
    blanks: [2, 3],
    palettes: [['X', 'H', 'Z']],
    gates: ['H', 'H', 'X', 'Z'],
    links: 0,
  },
  intermediate: {
    wires: 2,
    columns: 6,
    blanks: [2, 3],
    palettes: [
      ['X', 'H', 'Z'],
      ['H', 'S', 'X'],
      ['Y', 'H', 'Z'],
      ['H', 'S', 'Y'],
    ],
    gates: ['H', 'H', 'X', 'Y', 'Z', 'S'],
    links: 0.4,
  },
  advanced: {
    wires: 3,
    columns: 5,
    blanks: [3],
    palettes: [
      ['X', 'H', 'Z'],
      ['H', 'S', 'Z'],
      ['H', 'T', 'X'],
    ],
    gates: ['H', 'H', 'X', 'Z', 'S', 'T'],
    links: 0.5,
  },
};

/** At most this share of the fillings is right, so that trying at random takes long. */
const mostRight = 0.27;
/** A card says its end in a few words. */
const mostOutcomes = 2;

export const cards: PuzzleMaker<'build-card'> = {
  make(level, index) {
    const random = randomFor('build-card', level, index);
    if (level === 'beginner') return beginnerCard(index, random);
    return firstMade(() => {
      const size = sizes[level];
      const starter = randomStarter(random, size);
      if (!starter) return undefined;
      return cardWith(level, starter, chosen(random, size.palettes), random);
    });
  },
  grade({ puzzle }, answer) {
    const read = parseCircuitText(answer.circuit);
    const starter = circuitGrid(puzzle.starter);
    const problem = read.ok ? problemOf(puzzle, starter, read.grid) : 'That is no circuit.';
    if (problem !== undefined || !read.ok) return { verdict: 'wrong', reply: problem ?? '' };
    const chances = chancesOf(read.grid);
    const isRight = sameChances(chances, puzzle.end);
    const asked = isRight ? '' : ` But it should give ${chancesInWords(puzzle.end)}.`;
    return {
      verdict: isRight ? 'right' : 'wrong',
      reply: `${storyOf(read.grid, chances)}${asked}`,
    };
  },
};

/** The starters of one qubit are few, so they are listed, and each of them comes once before any comes again. */
let beginnerStarters: readonly CircuitGrid[] | undefined;

function beginnerCard(index: number, random: Random): MadePuzzle<'build-card'> {
  const [palette = []] = sizes.beginner.palettes;
  beginnerStarters ??= listedStarters(palette);
  const starter = beginnerStarters[index % beginnerStarters.length];
  const card = starter && cardWith('beginner', starter, palette, random);
  if (!card) throw new Error('There is no card for beginners.');
  return card;
}

/** Has a source of chance of its own: the list must not depend on the card for which it is made first. */
function listedStarters(palette: readonly Cell[]): CircuitGrid[] {
  const random = randomFor('build-card', 'beginner');
  return inRandomOrder(
    randomFor('build-card', 'beginner'),
    startersOfOneQubit(sizes.beginner).filter((one) => cardWith('beginner', one, palette, random)),
  );
}

function startersOfOneQubit({ columns, blanks }: CardSize): CircuitGrid[] {
  const rows = Array.from({ length: columns }).reduce<Cell[][]>(
    (all) => all.flatMap((row) => [free, 'H', 'X', 'Z'].map((cell) => [...row, cell])),
    [[]],
  );
  return rows
    .filter((row) => blanks.includes(row.filter((cell) => cell === free).length))
    .filter((row) => row.includes('H') && !hasTwins(row))
    .map((row) => ({ rows: [row] }));
}

function hasTwins(row: readonly Cell[]): boolean {
  return row.some((cell, at) => cell !== free && cell !== empty && cell === row[at + 1]);
}

function randomStarter(random: Random, size: CardSize): CircuitGrid | undefined {
  const columns = Array.from({ length: size.columns }, () => {
    if (random.next() < size.links) {
      const [from = 0, to = 0] = inRandomOrder(random, [...Array(size.wires).keys()]);
      return columnWith(size.wires, { [from]: control, [to]: 'X' });
    }
    return Array.from({ length: size.wires }, () =>
      random.next() < 0.4 ? empty : chosen(random, size.gates),
    );
  });
  const places = gridCellsOf(gridOfColumns(columns)).filter(
    ({ cell, column }) => cell !== empty && !columns[column]?.includes(control),
  );
  const blanks = inRandomOrder(random, places).slice(0, chosen(random, size.blanks));
  const isLinked = columns.some((column) => column.includes(control));
  const isIdle = columns.some((column) => column.every((cell) => cell === empty));
  if (blanks.length < 2 || !isLinked || isIdle) return undefined;
  const starter = blanks.reduce(
    (grid, { wire, column }) => withCell(grid, wire, column, free),
    gridOfColumns(columns),
  );
  return starter.rows.some(hasTwins) ? undefined : starter;
}

/** Finds an end that some fillings have, but not many. */
function cardWith(
  level: Level,
  starter: CircuitGrid,
  gates: readonly Cell[],
  random: Random,
): MadePuzzle<'build-card'> | undefined {
  const fillings = fillingsOf(starter, gates).map((grid) => ({
    grid,
    chances: knownChances(grid),
  }));
  const fits = (end: Chances) => fillings.filter(({ chances }) => sameChances(chances, end));
  const ends = inRandomOrder(
    random,
    fillings.map(({ chances }) => chances).filter((one) => isGoodEnd(one, wiresIn(starter))),
  );
  const end = ends.find((one) => {
    const right = fits(one);
    if (right.length > fillings.length * mostRight) return false;
    // On several wires, a CNOT often finds its dot at a sure 0.
    return (
      wiresIn(starter) === 1 || right.some(({ grid }) => idleColumns(columnsOfGrid(grid)) <= 1)
    );
  });
  if (!end) return undefined;
  return {
    puzzle: {
      kind: 'build-card',
      level,
      title: 'Fill the blanks',
      question: `Fill the blanks so that a look at the end gives ${chancesInWords(end)}. ${startInWords(wiresIn(starter))}`,
      starter: formatCircuitText(starter),
      gates: [...gates],
      check: { kind: 'distribution', chances: end },
      end,
    },
    right: fits(end).map(({ grid }) => ({
      kind: 'build-card',
      circuit: formatCircuitText(grid),
    })),
  };
}

/** One qubit has to be sure in the end. More of them may be in a mix. */
function isGoodEnd(chances: Chances, wires: number): boolean {
  if (wires === 1) return certainOutcome(chances) !== undefined;
  return Object.keys(chances).length <= mostOutcomes;
}

const chancesOfLine = new Map<string, Chances>();

/** Cards of one qubit share most of their fillings. */
function knownChances(grid: CircuitGrid): Chances {
  if (wiresIn(grid) > 1) return chancesOf(grid);
  const line = lineOfGrid(grid);
  const chances = chancesOfLine.get(line) ?? chancesOf(grid);
  chancesOfLine.set(line, chances);
  return chances;
}

function fillingsOf(starter: CircuitGrid, gates: readonly Cell[]): CircuitGrid[] {
  return gridCellsOf(starter)
    .filter(({ cell }) => cell === free)
    .reduce<CircuitGrid[]>(
      (grids, { wire, column }) =>
        grids.flatMap((grid) => gates.map((gate) => withCell(grid, wire, column, gate))),
      [starter],
    );
}

function problemOf(
  { gates }: PuzzleOf<'build-card'>,
  starter: CircuitGrid,
  answer: CircuitGrid,
): string | undefined {
  const isSame =
    answer.rows.length === starter.rows.length &&
    answer.rows[0]?.length === starter.rows[0]?.length &&
    gridCellsOf(starter).every(
      ({ wire, column, cell }) => cell === free || answer.rows[wire]?.[column] === cell,
    );
  if (!isSame) return 'A gate that was there from the start has changed. Fill only the blanks.';
  const placed = placedCells(starter, answer);
  const other = placed.find(({ cell }) => !gates.includes(cell));
  if (other)
    return `There's no ${other.cell} in this puzzle. Use only the gates above the circuit.`;
  return gridCellsOf(answer).some(
    ({ wire, column, cell }) => starter.rows[wire]?.[column] === free && isVacant(cell),
  )
    ? "There's still a blank. Every blank needs a gate."
    : undefined;
}

function storyOf(grid: CircuitGrid, chances: Chances): string {
  const [row = []] = grid.rows;
  if (grid.rows.length === 1) {
    return `Your qubit starts at 0. ${stepsInWords(row)}. ${endInWords(row)}`;
  }
  return `Your circuit gives ${chancesInWords(chances)}. ${traceInWords(grid)}`;
}
