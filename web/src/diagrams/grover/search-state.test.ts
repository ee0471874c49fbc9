import { percent } from '@qubloom/contract';
import { describe, expect, it } from 'vitest';
import {
  amplitudesAt,
  probabilityOfMarked,
  probabilitiesByStep,
  meanOf,
  newSearch,
  messageAt,
  withHalf,
  type Items,
} from './search-state.ts';

describe("Grover's search", () => {
  it('overshoots among eight: 12.5, 78.1, 94.5, 33.0, 1.2%', () => {
    for (const marked of [0, 3, 5, 7]) {
      expect(probabilitiesByStep(newSearch(8, marked)).map(percent)).toEqual([
        '12.5%',
        '78.1%',
        '94.5%',
        '33%',
        '1.2%',
      ]);
    }
  });

  it('finds one of four with certainty in one step', () => {
    for (const marked of [0, 1, 2, 3]) {
      const search = withHalf(withHalf(newSearch(4, marked), 1), 1);
      expect(probabilityOfMarked(search)).toBeCloseTo(1, 12);
    }
  });

  it.each<[Items, number]>([
    [4, 2],
    [8, 5],
  ])('among %i, flips one sign and then reflects every bar about the mean', (items, marked) => {
    let search = newSearch(items, marked);
    for (let step = 0; step < 3; step++) {
      const before = amplitudesAt(search).map(({ re }) => re);
      search = withHalf(search, 1);
      const flipped = amplitudesAt(search);
      for (const [item, { re, im }] of flipped.entries()) {
        expect(re).toBeCloseTo((before[item] ?? NaN) * (item === marked ? -1 : 1), 12);
        expect(im).toBeCloseTo(0, 12);
      }
      search = withHalf(search, 1);
      for (const [item, { re }] of amplitudesAt(search).entries()) {
        expect(re).toBeCloseTo(2 * meanOf(flipped) - (flipped[item]?.re ?? NaN), 12);
      }
    }
  });

  it('goes back step by step, and stops at both ends', () => {
    const start = newSearch(8, 1);
    expect(withHalf(start, -1)).toEqual(start);
    expect(withHalf(withHalf(start, 1), -1)).toEqual(start);
    let search = start;
    for (let half = 0; half < 20; half++) search = withHalf(search, 1);
    expect(search.halves).toBe(8);
  });

  it('keeps the mark on an existing item if there are fewer items', () => {
    expect(newSearch(4, 7).marked).toBe(3);
  });

  it('says when a step was one too many', () => {
    const at = (halves: number) => messageAt({ ...newSearch(8, 1), halves });
    expect(at(0)).toMatch(/All 8 bars are the same.*12.5%/);
    expect(at(1)).toMatch(/points the other way.*12.5%/);
    expect(at(4)).toMatch(/has grown.*94.5%/);
    expect(at(6)).toMatch(/Too far.*33%/);
  });
});
