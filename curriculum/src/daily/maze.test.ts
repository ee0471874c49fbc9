import { describe, expect, it } from 'vitest';
import { puzzleOf, gradePuzzle } from './index.ts';
import { chancesByHand } from './testing/by-hand.ts';
import { indices, testEveryIndex } from './testing/every-index.ts';

const allowed = { beginner: 'HXZ', intermediate: 'HXZYS', advanced: 'HXZST' };

/** Counts in base three, and leaves out what is no way. */
function waysByHand(columns: number): number[][] {
  const ways = Array.from({ length: 3 ** columns }, (_, number) =>
    Array.from({ length: columns }, (__, column) => Math.floor(number / 3 ** column) % 3),
  );
  return ways.filter((way) => way.every((row, at) => Math.abs(row - (way[at - 1] ?? row)) < 2));
}

const known = new Map<string, number>();

function chanceOfOne(row: readonly string[]): number {
  const key = row.join(' ');
  const chance = known.get(key) ?? chancesByHand([row])['1'] ?? 0;
  known.set(key, chance);
  return chance;
}

testEveryIndex('maze', ({ puzzle: { rooms, end, level }, right }) => {
  const cells = rooms.flat();
  expect(cells.filter((cell) => !allowed[level].includes(cell))).toEqual([]);
  const works = (row: readonly string[]) => Math.abs(chanceOfOne(row) - end) < 1e-9;
  const ways = waysByHand(rooms[0]?.length ?? 0);
  const found = ways.filter((way) => works(way.map((row, column) => rooms[row]?.[column] ?? '')));
  expect(right.map(({ rows }) => rows.join(' ')).sort()).toEqual(
    found.map((way) => way.join(' ')).sort(),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(ways.length / 4);
});

describe('maze', () => {
  it('says the state in each room, and what happens at the last H', async () => {
    const replies = await Promise.all(
      indices('maze').map((index) => {
        const [answer] = puzzleOf('maze', 'beginner', index).right;
        if (!answer) throw new Error(`Maze ${index} has no way.`);
        return gradePuzzle('maze', 'beginner', index, answer);
      }),
    );
    expect(replies.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
    for (const { reply } of replies) {
      expect(reply).toMatch(
        /^Your qubit starts at 0\. .*\. At the last H, the parts for [01] cancel, /,
      );
    }
  });

  it('is wrong on a way that leaves the maze or jumps, and says why', async () => {
    const tried = [
      [0, 0, 0],
      [0, 0, 0, 0, 9],
      [0, 2, 0, 2, 0],
    ];
    const verdicts = tried.map((rows) =>
      gradePuzzle('maze', 'beginner', 0, { kind: 'maze', rows }),
    );
    expect((await Promise.all(verdicts)).map(({ reply }) => reply)).toEqual([
      'Your way has to go through one room in every column.',
      "That room isn't in the maze.",
      'There is no door that leads so far up or down.',
    ]);
  });
});
