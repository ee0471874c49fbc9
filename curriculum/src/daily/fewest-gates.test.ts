import { DailyPuzzle, type Level } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from './index.ts';
import { rowsByHand, stateByHand } from './testing/by-hand.ts';
import { expectCells, indices, testEveryIndex } from './testing/every-index.ts';

const allowed: Readonly<Record<Level, readonly string[]>> = {
  beginner: ['H', 'X', 'Z', '-'],
  intermediate: ['H', 'X', 'Z', 'S', '*', '-'],
  advanced: ['H', 'X', 'Z', 'S', '*', '-'],
};

/** The matrix of a circuit, column after column, up to one phase: the largest entry of the first column is made real. */
function matrixKey(rows: readonly (readonly string[])[]): string {
  const columns = Array.from({ length: 2 ** rows.length }, (_, start) => stateByHand(rows, start));
  const [re, im] = columns[0]?.find(([a, b]) => Math.hypot(a, b) > 0.1) ?? [1, 0];
  const length = Math.hypot(re, im);
  return columns
    .flat()
    .map(([a, b]) => [(a * re + b * im) / length, (b * re - a * im) / length])
    .map(([a = 0, b = 0]) => `${Math.round(a * 1000) + 0},${Math.round(b * 1000) + 0}`)
    .join(' ');
}

/** Every way to put one gate of a palette on the wires. */
function singleGates(wires: number, palette: readonly string[]): string[][] {
  const signs = [...palette, '-'];
  const all = Array.from({ length: signs.length ** wires }, (_, number) =>
    Array.from(
      { length: wires },
      (__, wire) => signs[Math.floor(number / signs.length ** wire) % signs.length] ?? '-',
    ),
  );
  return all.filter((cells) => cells.filter((cell) => cell !== '*' && cell !== '-').length === 1);
}

const known = new Map<string, Set<string>>();

/** The matrices of all rows with exactly this many gates. */
function matricesWith(wires: number, palette: readonly string[], gates: number): Set<string> {
  const key = `${wires} ${palette.join('')} ${gates}`;
  const found = known.get(key);
  if (found) return found;
  const moves = singleGates(wires, palette);
  const words = Array.from({ length: gates }).reduce<string[][][]>(
    (all) => all.flatMap((word) => moves.map((move) => [...word, move])),
    [[]],
  );
  const matrices = new Set(
    words.map((word) =>
      matrixKey(
        Array.from({ length: wires }, (_, wire) => ['-', ...word.map((move) => move[wire] ?? '-')]),
      ),
    ),
  );
  known.set(key, matrices);
  return matrices;
}

function gatesIn(circuit: string): number {
  return rowsByHand(circuit)
    .flat()
    .filter((cell) => !['*', '-', '?'].includes(cell)).length;
}

testEveryIndex('fewest-gates', ({ puzzle, right }) => {
  const { level, gates, row, question } = puzzle;
  expectCells(row, allowed[level]);
  const [{ circuit } = { circuit: '' }] = right;
  expectCells(circuit, [...gates, '-']);
  const [wanted, found] = [matrixKey(rowsByHand(row)), matrixKey(rowsByHand(circuit))];
  expect(found).toBe(wanted);
  const fewest = gatesIn(circuit);
  expect(question).toContain(`has ${gatesIn(row)} gates`);
  expect(question).toContain(`only ${fewest},`);
  expect(fewest).toBeGreaterThan(1);
  expect(fewest).toBeLessThan(gatesIn(row) - 1);
  const wires = rowsByHand(row).length;
  for (let fewer = 0; fewer < fewest; fewer++) {
    expect(matricesWith(wires, gates, fewer).has(wanted)).toBe(false);
  }
});

describe('fewest-gates', () => {
  it('is almost right with the long circuit itself, and says how many gates are enough', async () => {
    const { puzzle, right } = puzzleOf('fewest-gates', 'intermediate', 2);
    const circuit = puzzle.check.kind === 'unitary' ? puzzle.check.circuit : '';
    const columns = rowsByHand(puzzle.starter)[0]?.length ?? 0;
    const padded = rowsByHand(circuit).map(
      (row, wire) => `q${wire}: ${row.join(' ')}${' -'.repeat(columns - row.length)}`,
    );
    expect(
      await gradePuzzle('fewest-gates', 'intermediate', 2, {
        kind: 'fewest-gates',
        circuit: padded.join('\n'),
      }),
    ).toEqual({
      verdict: 'almost',
      reply: `It does the same, with ${gatesIn(circuit)} gates. But ${gatesIn(right[0]?.circuit ?? '')} are enough! Which of yours belong together?`,
    });
  });

  it('names a part of the long circuit, and how many shorter ones there are', async () => {
    for (const index of indices('fewest-gates').slice(0, 4)) {
      const { puzzle, right } = puzzleOf('fewest-gates', 'beginner', index);
      const [answer] = right;
      if (!answer) throw new Error('There is no answer.');
      const { verdict, reply } = await gradePuzzle('fewest-gates', 'beginner', index, answer);
      expect(verdict).toBe('right');
      const fewest = gatesIn(answer.circuit);
      const below = Array.from({ length: fewest }, (_, gates) => puzzle.gates.length ** gates);
      const sum = below.reduce((a, b) => a + b, 0);
      expect(reply).toContain(`None of the ${sum} shorter ones does the same.`);
    }
  });

  it('says from which start a wrong circuit of one qubit gives something else', async () => {
    for (const index of indices('fewest-gates').slice(0, 4)) {
      const { puzzle } = puzzleOf('fewest-gates', 'beginner', index);
      const circuit = puzzle.starter.replace('?', 'H').replaceAll('?', '-');
      const answer = { kind: 'fewest-gates', circuit } as const;
      const { verdict, reply } = await gradePuzzle('fewest-gates', 'beginner', index, answer);
      expect(verdict).toBe('wrong');
      expect(reply).toMatch(
        /Start (at [01]|with an even mix).*: yours gives .* the long one gives/,
      );
      expect(reply).not.toMatch(/plus|bars/);
    }
  });

  it('is wrong with nothing, with another gate, and with what is no circuit', async () => {
    const { puzzle } = puzzleOf('fewest-gates', 'beginner', 0);
    expect(DailyPuzzle.parse(puzzle)).toEqual(puzzle);
    for (const circuit of [puzzle.starter, puzzle.starter.replace('?', 'M'), 'H H', 'q0: H']) {
      const answer = { kind: 'fewest-gates', circuit } as const;
      const { verdict } = await gradePuzzle('fewest-gates', 'beginner', 0, answer);
      expect(verdict).toBe('wrong');
    }
  });
});
