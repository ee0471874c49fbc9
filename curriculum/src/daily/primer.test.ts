import { Level, PuzzleKind, type DailyPuzzle } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { primerOf, puzzleOf } from './index.ts';
import { chancesByHand, rowsByHand } from './testing/by-hand.ts';
import { indices } from './testing/every-index.ts';

function textsOf(puzzle: DailyPuzzle): string[] {
  switch (puzzle.kind) {
    case 'maze':
      return puzzle.rooms.map((row) => row.join(' '));
    case 'match-chart':
      return puzzle.circuits.map(({ circuit }) => circuit);
    case 'hidden-gate':
      return [...puzzle.tests, ...puzzle.candidates].map(({ circuit }) => circuit);
    case 'catch-eve':
      return puzzle.photons.map(({ alice, bob }) => `${alice} ${bob}`);
    case 'fewest-gates':
      return [puzzle.row, puzzle.gates.join(' ')];
    case 'build-card':
      return [puzzle.starter, puzzle.gates.join(' ')];
  }
}

/** As the text writes them: a look is a word, and a dot is, too. */
const written: Readonly<Record<string, string>> = { '*': 'dot', M: 'look shows', SWAP: '×' };

function piecesOf(puzzle: DailyPuzzle): string[] {
  const cells = textsOf(puzzle).flatMap((text) => rowsByHand(text).flat());
  const pieces = cells.filter((cell) => !['-', '?', 'B'].includes(cell));
  return [
    ...new Set(pieces.map((cell) => written[cell] ?? cell.replace('*', '').replace('pi', 'π'))),
  ];
}

const named = /RY\([^)]*\)|\b[HSTXYZ]\b|×|\bdot\b|look shows/g;

describe('the primer', () => {
  it.each(
    PuzzleKind.options.flatMap((kind) => Level.options.map((level) => [kind, level] as const)),
  )(
    'of %s, %s, names the pieces of the puzzle and no others, in at most three short lines',
    (kind, level) => {
      for (const index of indices(kind)) {
        const { puzzle } = puzzleOf(kind, level, index);
        const lines = primerOf(puzzle);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(170);
        const text = lines.map((line) => line.text).join(' ');
        const names = new Set(text.match(named));
        expect([...names].sort()).toEqual(piecesOf(puzzle).sort());
      }
    },
  );

  it('says who Alice, Bob, and Eve are', () => {
    const [line] = primerOf(puzzleOf('catch-eve', 'beginner', 0).puzzle);
    expect(line?.text).toMatch(/Alice sends .* Bob .* Eve is a spy/);
  });

  it.each([
    ['X', { 1: 1 }],
    ['H', { 0: 0.5, 1: 0.5 }],
    ['X H', { 0: 0.5, 1: 0.5 }],
    ['H H', { 0: 1 }],
    ['H Z H', { 1: 1 }],
    ['H S S H', { 1: 1 }],
    ['H T T T T H', { 1: 1 }],
    ['Y', { 1: 1 }],
    ['H Y H', { 1: 1 }],
    ['RY(pi/3)', { 0: 0.75, 1: 0.25 }],
    ['RY(-pi/3)', { 0: 0.75, 1: 0.25 }],
    ['RY(pi/2)', { 0: 0.5, 1: 0.5 }],
    ['RY(2*pi/3)', { 0: 0.25, 1: 0.75 }],
  ])('is true of %s', (circuit, chances) => {
    const found = chancesByHand(rowsByHand(circuit));
    expect(Object.keys(found)).toEqual(Object.keys(chances));
    for (const [bit, chance] of Object.entries(chances)) expect(found[bit]).toBeCloseTo(chance, 9);
  });
});
