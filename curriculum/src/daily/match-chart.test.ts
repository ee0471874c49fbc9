import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from './index.ts';
import { chancesByHand, rowsByHand, sameByHand } from './testing/by-hand.ts';
import { expectCells, testEveryIndex } from './testing/every-index.ts';

const allowed = {
  beginner: ['H', 'X', 'Z', 'M'],
  intermediate: ['H', 'X', 'Z', 'S', 'Y', 'RY(pi/3)', 'RY(2*pi/3)', '*', '-'],
  advanced: ['H', 'X', 'Z', 'S', 'T', '*', '-'],
};

testEveryIndex('match-chart', ({ puzzle: { level, chart, circuits }, right }) => {
  const charts = circuits.map(({ circuit }) => chancesByHand(rowsByHand(circuit)));
  for (const { circuit } of circuits) expectCells(circuit, allowed[level]);
  const fitting = circuits.filter((_, at) => sameByHand(charts[at] ?? {}, chart));
  expect(fitting.map(({ choice }) => choice)).toEqual(right.map(({ choice }) => choice));
  expect(right).toHaveLength(1);
  // Whoever only tells two charts apart cannot guess.
  const [first = {}, ...others] = charts;
  expect(others.filter((one) => !sameByHand(first, one)).length).toBeGreaterThan(0);
  expect(new Set(circuits.map(({ circuit }) => circuit)).size).toBe(4);
});

describe('match-chart', () => {
  it('says what the chosen circuit gives, and how it comes about', async () => {
    const { puzzle } = puzzleOf('match-chart', 'beginner', 0);
    for (const { choice, circuit } of puzzle.circuits) {
      const chances = chancesByHand(rowsByHand(circuit));
      const { reply } = await gradePuzzle('match-chart', 'beginner', 0, {
        kind: 'match-chart',
        choice,
      });
      const result = Object.keys(chances).length === 1 ? 'every time' : 'half and half';
      expect(reply).toContain(`${choice} gives ${Object.keys(chances).sort().join(' and ')}`);
      expect(reply).toContain(result);
      expect(reply.match(/then|show/g)).toHaveLength(rowsByHand(circuit)[0]?.length ?? 0);
    }
  });
});
