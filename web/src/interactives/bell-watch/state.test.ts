import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  arrowAt,
  countsOf,
  drawRun,
  frames,
  knownBell,
  newWatch,
  resultText,
  shownRuns,
  silentPath,
  timeOf,
  turnCounts,
  withAnswer,
  withChoice,
  withFrames,
  withRun,
  withSeries,
  withTurns,
  type Bell,
  type TurnCount,
  type Watch,
} from './state.ts';

const run = (turns: TurnCount, bell: Bell, seed: number) =>
  drawRun(silentPath(turns, bell), createRandom(seed));

describe('a run past the bell', () => {
  it('with a broken bell is always silent, and the turns add up to 1', () => {
    for (const turns of turnCounts) {
      expect(run(turns, 'broken', turns)).toMatchObject({ rang: false, end: 1, moments: turns });
    }
  });

  it('with a working bell ends with 0 if all moments were silent, and at the ring otherwise', () => {
    const random = createRandom(7);
    for (const turns of turnCounts) {
      const path = silentPath(turns, 'working');
      for (let tries = 0; tries < 20; tries++) {
        const { rang, end, moments } = drawRun(path, random);
        expect(end).toBe(rang ? null : 0);
        expect(rang || moments === turns).toBe(true);
      }
    }
  });

  it.each([
    [1, 0],
    [2, 25],
    [3, 42],
    [10, 78],
    [100, 98],
  ] as const)(
    'with %d turns, a working bell stays silent in about %d percent',
    (turns, percent) => {
      const random = createRandom(11);
      const path = silentPath(turns, 'working');
      const runs = Array.from({ length: 1000 }, () => drawRun(path, random));
      const silent = runs.filter(({ rang }) => !rang).length;
      expect(Math.abs(silent / 10 - percent)).toBeLessThan(4);
    },
  );
});

describe('the arrow', () => {
  it('falls back to 0 after each silent moment of a working bell', () => {
    const silent = run(100, 'working', 3);
    expect(silent.rang).toBe(false);
    for (const moment of [0, 1, 50]) {
      expect(arrowAt(silent, moment).z).toBeCloseTo(1, 12);
      expect(arrowAt(silent, moment + 0.9).x).toBeCloseTo(Math.sin(Math.PI / 100), 12);
    }
    expect(arrowAt(silent, 100).z).toBeCloseTo(1, 12);
  });

  it('is at 1 once a bell has rung', () => {
    expect(arrowAt(run(1, 'working', 3), 1).z).toBeCloseTo(-1, 12);
  });

  it('goes on from where it is after a broken bell', () => {
    const past = run(3, 'broken', 3);
    expect(arrowAt(past, 1).z).toBeCloseTo(0.5);
    expect(arrowAt(past, 2).z).toBeCloseTo(-0.5);
    expect(arrowAt(past, 3).z).toBeCloseTo(-1);
  });
});

describe('a learner who watches', () => {
  const random = createRandom(5);
  const ended = (watch: Watch) => withFrames(watch, frames);

  it('sees a run turn by turn, and its result only when it is over', () => {
    const begun = withRun(newWatch(100, createRandom(3)), createRandom(3));
    const half = withFrames(begun, frames / 2);
    expect(timeOf(half)).toBe(50);
    expect(resultText(half)).toBe('');
    expect(resultText(ended(begun))).toBe('Not one ring, and a 0 at the end. So the bell works!');
  });

  it('learns what a hidden bell was only after an answer, and then gets another one', () => {
    const begun = withRun(withChoice(newWatch(10, random), 'hidden', random), random);
    expect(withAnswer(begun, 'working').said).toBeNull();
    const asked = ended(begun);
    expect(knownBell(asked)).toBe('hidden');
    expect(resultText(asked)).toMatch(/Does it work\?$/);
    const answered = withAnswer(asked, 'working');
    expect(knownBell(answered)).toBe(asked.hidden);
    expect(resultText(answered)).toMatch(/^(Right|In fact), it/);
    expect(resultText(withAnswer(asked, asked.hidden))).toMatch(/^Right, it/);
    expect(withAnswer(answered, 'broken').said).toBe('working');
    expect(withRun(answered, random).said).toBeNull();
  });

  it('may test a hidden bell again with other turns before the answer', () => {
    const asked = ended(withRun(withChoice(newWatch(1, random), 'hidden', random), random));
    const again = withRun(withTurns(asked, 30), random);
    expect(again.hidden).toBe(asked.hidden);
    expect(again.run?.path.bell).toBe(asked.hidden);
  });

  it('counts runs of a bell that is known', () => {
    const counting = withSeries(newWatch(1, random), random);
    expect(shownRuns(withFrames(counting, 30))).toHaveLength(30);
    expect(countsOf(shownRuns(ended(counting)))).toEqual({ rang: 100, silent: 0 });
    expect(resultText(ended(counting))).toBe('All 100 runs woke the baby.');
    expect(resultText(ended(withSeries(newWatch(30, random), random)))).toMatch(
      /^\d+ runs? woke the baby\. \d+ found the bell in silence\.$/,
    );
    const broken = withChoice(counting, 'broken', random);
    expect(resultText(ended(withSeries(broken, random)))).toMatch('ended with a 1.');
    expect(withSeries(withChoice(counting, 'hidden', random), random).series).toBeNull();
  });
});
