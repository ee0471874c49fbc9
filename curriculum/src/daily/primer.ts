/** The pieces of a puzzle in a few short lines, for learners whose lessons have not come to them. */
import type { DailyPuzzle } from '@qubloom/contract';
import {
  box,
  control,
  empty,
  free,
  measure,
  swapEnd,
  type Cell,
} from '../circuits/circuit-grid.ts';
import { circuitGrid, gridOfLine } from '../circuits/circuit-text.ts';
import { lineOfGrid } from './columns.ts';

interface PrimerLine {
  /** The gates that it explains, drawn before it. */
  readonly cells: readonly Cell[];
  readonly text: string;
}

/** Explains the pieces that the puzzle has, in at most three lines. */
export function primerOf(puzzle: DailyPuzzle): PrimerLine[] {
  const columns = columnsIn(puzzle);
  const cells = new Set(columns.flat());
  const hasLinks = cells.has(control) || cells.has(swapEnd);
  const hasTurns = turns.some((cell) => cells.has(cell));
  const isPost = puzzle.kind === 'catch-eve';
  const people: PrimerLine[] = isPost ? [{ cells: [], text: peopleText }] : [];
  if (isPost || hasLinks || hasTurns) {
    return [...people, basicsLine(cells), turnsLine(cells), linksLine(columns)].filter(
      (line) => line !== undefined,
    );
  }
  return basics(cells);
}

const peopleText =
  'Alice sends photons, tiny bits of light. Bob looks at them. Eve is a spy: her look on the way can spoil a result that was sure.';

/** A line for each of the gates that the first lessons teach. */
function basics(cells: ReadonlySet<Cell>): PrimerLine[] {
  const lines: (PrimerLine | undefined)[] = [
    cells.has('X') ? { cells: ['X'], text: 'X flips 0 to 1, and 1 to 0.' } : undefined,
    cells.has('H')
      ? {
          cells: cells.has(measure) ? ['H', measure] : ['H'],
          text: `From 0 or 1, H makes an even mix. A second H undoes the first${cells.has(measure) ? '. A look shows 0 or 1 and ends the mix.' : ', if nothing is between.'}`,
        }
      : undefined,
    cells.has('Z')
      ? {
          cells: ['Z'],
          text: 'Z turns a hidden sign. No chance changes, but H, Z, H turns 0 into 1!',
        }
      : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}

const short: readonly (readonly [Cell, string])[] = [
  ['X', 'X flips 0 and 1'],
  ['H', 'H makes an even mix, and a second H undoes it'],
  ['Z', 'Z turns a hidden sign'],
];

function basicsLine(cells: ReadonlySet<Cell>): PrimerLine | undefined {
  return lineOf(short.filter(([cell]) => cells.has(cell)));
}

const turns = ['Y', 'S', 'T', 'RY(pi/3)', 'RY(-pi/3)', 'RY(pi/2)', 'RY(2*pi/3)'] as const;

function turnsLine(cells: ReadonlySet<Cell>): PrimerLine | undefined {
  const ofOne = (angle: string, percent: number) =>
    `RY(${angle}) turns 0 so far that a look gives 1 in ${percent}%`;
  const words: Readonly<Record<(typeof turns)[number], string>> = {
    Y: 'Y flips 0 and 1 and turns a hidden sign',
    S: 'two S turn a hidden sign',
    T: cells.has('S') ? 'two T make an S' : 'four T turn a hidden sign',
    'RY(pi/3)': ofOne('π/3', 25),
    'RY(-pi/3)': cells.has('RY(pi/3)') ? 'RY(-π/3) turns it back' : ofOne('-π/3', 25),
    'RY(pi/2)': ofOne('π/2', 50),
    'RY(2*pi/3)': ofOne('2π/3', 75),
  };
  return lineOf(turns.filter((cell) => cells.has(cell)).map((cell) => [cell, words[cell]]));
}

function linksLine(columns: readonly (readonly Cell[])[]): PrimerLine | undefined {
  const linked = columns.filter((column) => column.includes(control));
  const parts: [Cell, string][] = [];
  // A dot of a palette is alone in its column.
  if (linked.some((column) => column.includes('X') || column.length === 1)) {
    parts.push([control, 'with a dot, X flips only if the qubit with the dot is 1']);
  }
  if (linked.some((column) => column.includes('Z'))) {
    parts.push([control, 'with a dot, Z turns the sign only if both qubits are 1']);
  }
  if (columns.some((column) => column.includes(swapEnd))) {
    parts.push([swapEnd, 'two × swap their qubits']);
  }
  return lineOf(parts);
}

function lineOf(parts: readonly (readonly [Cell, string])[]): PrimerLine | undefined {
  if (parts.length === 0) return undefined;
  const text = parts.map(([, words]) => words.charAt(0).toUpperCase() + words.slice(1)).join('. ');
  return { cells: [...new Set(parts.map(([cell]) => cell))], text: `${text}.` };
}

/** The columns of all circuits in a puzzle. A gate of its palette has a column of its own. */
function columnsIn(puzzle: DailyPuzzle): Cell[][] {
  return circuitsIn(puzzle).flatMap((line) => {
    const [first = [], ...others] = gridOfLine(line).rows;
    return first.map((cell, at) =>
      [cell, ...others.map((row) => row[at] ?? empty)].filter(
        (one) => ![empty, free, box].includes(one),
      ),
    );
  });
}

function circuitsIn(puzzle: DailyPuzzle): string[] {
  switch (puzzle.kind) {
    case 'maze':
      return puzzle.rooms.map((row) => row.join(' '));
    case 'match-chart':
      return puzzle.circuits.map(({ circuit }) => circuit);
    case 'hidden-gate':
      return [...puzzle.tests, ...puzzle.candidates].map(({ circuit }) => circuit);
    case 'catch-eve':
      return puzzle.photons.flatMap(({ alice, bob }) => [alice, bob]);
    case 'fewest-gates':
      return [puzzle.row, ...puzzle.gates];
    case 'build-card':
      return [lineOfGrid(circuitGrid(puzzle.starter)), ...puzzle.gates];
  }
}
