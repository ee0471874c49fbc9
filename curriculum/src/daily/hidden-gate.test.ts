import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from './index.ts';
import { chancesByHand, rowsByHand, sameByHand } from './testing/by-hand.ts';
import { expectCells, indices, testEveryIndex } from './testing/every-index.ts';

const allowed = {
  beginner: ['H', 'X', 'Z', '-'],
  intermediate: ['H', 'X', 'Y', 'Z', 'S', 'RY(pi/2)', 'RY(pi/3)', '-'],
  advanced: ['H', 'X', 'Z', '*', 'SWAP', '-'],
};

/** Replaces each column of boxes by the columns of what is inside. */
function opened(circuit: string, inside: string): string[][] {
  const hidden = rowsByHand(inside);
  return rowsByHand(circuit).map((row, wire) =>
    row.flatMap((cell) => (cell === 'B' ? (hidden[wire] ?? []) : [cell])),
  );
}

testEveryIndex('hidden-gate', ({ puzzle: { level, tests, candidates }, right }) => {
  for (const { circuit } of candidates) expectCells(circuit, allowed[level]);
  for (const { circuit } of tests) expectCells(circuit, [...allowed[level], 'B']);
  const fitting = tests.map(({ circuit, chart }) =>
    candidates.filter((one) => sameByHand(chancesByHand(opened(circuit, one.circuit)), chart)),
  );
  const [first = [], second = []] = fitting;
  expect(first.length).toBeGreaterThan(1);
  expect(second.length).toBeGreaterThan(1);
  const both = first.filter((one) => second.includes(one));
  expect(both.map(({ choice }) => choice)).toEqual(right.map(({ choice }) => choice));
  expect(right).toHaveLength(1);
});

describe('hidden-gate', () => {
  it('says which test a wrong candidate fails, and what it would give', async () => {
    const { puzzle, right } = puzzleOf('hidden-gate', 'beginner', 1);
    const replies = await Promise.all(
      puzzle.candidates.map(({ choice }) =>
        gradePuzzle('hidden-gate', 'beginner', 1, { kind: 'hidden-gate', choice }),
      ),
    );
    for (const [at, { verdict, reply }] of replies.entries()) {
      const { choice, circuit } = puzzle.candidates[at] ?? {};
      if (choice === right[0]?.choice) {
        expect({ verdict, reply }).toMatchObject({ verdict: 'right' });
        expect(reply).toMatch(
          new RegExp(`^Only ${choice ?? ''} fits. Test 1 rules out .*, and test 2`),
        );
        continue;
      }
      expect(verdict).toBe('wrong');
      const found = /test (\d) would give (.*)\. But it gave (.*)\.$/.exec(reply);
      const test = puzzle.tests[Number(found?.[1]) - 1];
      const chances = chancesByHand(opened(test?.circuit ?? '', circuit ?? ''));
      expect(found?.[2]).toContain(Object.keys(chances).sort().join(' and '));
      expect(found?.[3]).toContain(
        Object.keys(test?.chart ?? {})
          .sort()
          .join(' and '),
      );
    }
  });

  it('hides each candidate now and then', () => {
    const hidden = indices('hidden-gate').map((index) => {
      const { puzzle, right } = puzzleOf('hidden-gate', 'beginner', index);
      return puzzle.candidates.find(({ choice }) => choice === right[0]?.choice)?.circuit;
    });
    expect(new Set(hidden).size).toBeGreaterThan(4);
  });
});
