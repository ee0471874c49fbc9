import { describe, expect, it } from 'vitest';
import { gradePuzzle, puzzleOf } from './index.ts';
import { chancesByHand } from './testing/by-hand.ts';
import { expectCells, indices, testEveryIndex } from './testing/every-index.ts';

const allowed = {
  beginner: ['H', 'X', '-'],
  intermediate: ['H', 'X', 'Z', 'S', '-'],
  advanced: ['H', 'X', 'Z', 'S', 'T', 'RY(pi/3)', 'RY(-pi/3)', '-'],
};

testEveryIndex('catch-eve', ({ puzzle: { level, photons }, right }) => {
  const traces = photons.flatMap(({ alice, bob, saw }, at) => {
    expectCells(`${alice} ${bob}`, allowed[level]);
    const chance = chancesByHand([`${alice} ${bob}`.split(' ')])[String(saw)] ?? 0;
    return chance < 1e-9 ? [at] : [];
  });
  expect(right).toEqual([{ kind: 'catch-eve', photons: traces }]);
  expect(traces.length).toBeGreaterThan(0);
  expect(traces.length).toBeLessThan(4);
  const sure = photons.filter(
    ({ alice, bob }) => Object.keys(chancesByHand([`${alice} ${bob}`.split(' ')])).length === 1,
  );
  expect(sure.length).toBeGreaterThan(traces.length);
  expect(photons.length - sure.length).toBeGreaterThan(1);
});

async function gradeFirst(photons: readonly number[]) {
  return gradePuzzle('catch-eve', 'beginner', 0, { kind: 'catch-eve', photons: [...photons] });
}

describe('catch-eve', () => {
  const { puzzle, right } = puzzleOf('catch-eve', 'beginner', 0);
  const traces = right[0]?.photons ?? [];
  const others = [...puzzle.photons.keys()].filter((at) => !traces.includes(at));

  it('is right in any order, and says what a photon would have shown without Eve', async () => {
    const { verdict, reply } = await gradeFirst(traces.toReversed());
    expect(verdict).toBe('right');
    const { saw } = puzzle.photons[traces[0] ?? 0] ?? {};
    expect(reply).toContain(
      `without Eve that gives ${1 - (saw ?? 0)} every time. But Bob saw ${saw ?? ''}.`,
    );
  });

  it('is almost right with one photon too many, and says why that one proves nothing', async () => {
    for (const extra of others) {
      const { verdict, reply } = await gradeFirst([...traces, extra]);
      expect(verdict).toBe('almost');
      expect(reply).toMatch(
        new RegExp(
          `^Photon ${extra + 1} goes .*(So what Bob saw proves nothing|That's just what Bob saw)\\.$`,
        ),
      );
    }
  });

  it('is wrong without a photon, with more mistakes, and with a photon that is not there', async () => {
    expect(await gradeFirst([])).toMatchObject({ verdict: 'wrong' });
    expect(await gradeFirst(others)).toMatchObject({ verdict: 'wrong' });
    expect((await gradeFirst([...traces, 11])).reply).toBe('There is no photon 12 in the table.');
  });

  it('never says which photon is missing', async () => {
    for (const index of indices('catch-eve')) {
      const all = puzzleOf('catch-eve', 'advanced', index).right[0]?.photons ?? [];
      if (all.length < 2) continue;
      const { verdict, reply } = await gradePuzzle('catch-eve', 'advanced', index, {
        kind: 'catch-eve',
        photons: all.slice(1),
      });
      expect(verdict).toBe('almost');
      expect(reply).toMatch(/gives? Eve away, but there is one more\./);
    }
  });
});
