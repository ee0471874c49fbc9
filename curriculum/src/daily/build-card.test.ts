import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from './index.ts';
import { chancesByHand, rowsByHand, sameByHand } from './testing/by-hand.ts';
import { expectCells, indices, testEveryIndex } from './testing/every-index.ts';

const allowed = {
  beginner: ['H', 'X', 'Z', '?'],
  intermediate: ['H', 'X', 'Y', 'Z', 'S', '*', '-', '?'],
  advanced: ['H', 'X', 'Z', 'S', 'T', '*', '-', '?'],
};

/** Every filling, by counting in the base of the palette. */
function fillingsByHand(starter: string, gates: readonly string[]): string[] {
  const blanks = starter.split('?').length - 1;
  return Array.from({ length: gates.length ** blanks }, (_, number) => {
    let rest = number;
    return starter.replaceAll('?', () => {
      const gate = gates[rest % gates.length] ?? '';
      rest = Math.floor(rest / gates.length);
      return gate;
    });
  });
}

const known = new Map<string, Record<string, number>>();

function chancesOnce(circuit: string): Record<string, number> {
  const key = rowsByHand(circuit)
    .map((row) => row.join(' '))
    .join('/');
  const chances = known.get(key) ?? chancesByHand(rowsByHand(circuit));
  known.set(key, chances);
  return chances;
}

testEveryIndex('build-card', ({ puzzle: { level, starter, gates, end, check }, right }) => {
  expectCells(starter, allowed[level]);
  expect(check).toEqual({ kind: 'distribution', chances: end });
  const fillings = fillingsByHand(starter, gates);
  const fitting = fillings.filter((circuit) => sameByHand(chancesOnce(circuit), end));
  const cells = (circuit: string) => rowsByHand(circuit).join('/');
  expect(right.map(({ circuit }) => cells(circuit)).sort()).toEqual(fitting.map(cells).sort());
  expect(fitting.length).toBeGreaterThan(0);
  expect(fitting.length).toBeLessThan(fillings.length / 3);
});

describe('build-card', () => {
  it('accepts every right filling, and says what a wrong one does', async () => {
    for (const index of indices('build-card').slice(0, 4)) {
      const { puzzle, right } = puzzleOf('build-card', 'beginner', index);
      const rightOnes = right.map(({ circuit }) => circuit);
      for (const circuit of fillingsByHand(puzzle.starter, puzzle.gates)) {
        const { verdict, reply } = await gradePuzzle('build-card', 'beginner', index, {
          kind: 'build-card',
          circuit,
        });
        expect(verdict).toBe(rightOnes.includes(circuit) ? 'right' : 'wrong');
        const results = Object.keys(chancesOnce(circuit)).sort().join(' and ');
        expect(reply).toMatch(
          new RegExp(`(gives ${results}|${results} comes out|flipped to ${results})\\b`),
        );
      }
    }
  });

  it('asks for a gate in every blank, and for no other gates', async () => {
    const { puzzle, right } = puzzleOf('build-card', 'beginner', 3);
    const reply = async (circuit: string) =>
      (await gradePuzzle('build-card', 'beginner', 3, { kind: 'build-card', circuit })).reply;
    expect(await reply(puzzle.starter)).toMatch(/^There's still a blank/);
    expect(await reply(puzzle.starter.replaceAll('?', '-'))).toMatch(/^There's still a blank/);
    expect(await reply(puzzle.starter.replaceAll('?', 'S'))).toMatch(
      /^There's no S in this puzzle/,
    );
    const changed = (right[0]?.circuit ?? '').replaceAll(/[HXZ]/g, 'H');
    expect(await reply(changed)).toMatch(/^A gate that was there from the start has changed/);
    expect(await reply('H')).toBe('That is no circuit.');
  });
});
