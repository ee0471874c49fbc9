import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { isEven, measureInXBasis, squareOfResults, type Sign } from './hidden-signs.ts';

const random = createRandom(7);
const looks = (size: number, X: Sign, O: Sign) =>
  Array.from({ length: 60 }, () => measureInXBasis(size, { X, O }, random));

describe('a ring with hidden signs', () => {
  it.each([2, 3, 5])('of %i marks shows an even number of 1s for two equal signs', (size) => {
    expect(looks(size, 'plus', 'plus').every(isEven)).toBe(true);
    expect(looks(size, 'minus', 'minus').every(isEven)).toBe(true);
  });

  it.each([2, 3, 5])('of %i marks shows an odd number of 1s for two different signs', (size) => {
    expect(looks(size, 'minus', 'plus').some(isEven)).toBe(false);
    expect(looks(size, 'plus', 'minus').some(isEven)).toBe(false);
  });

  it('does not reveal which of the marks will show a 1', () => {
    expect(new Set(looks(2, 'plus', 'plus'))).toEqual(new Set(['00', '11']));
    expect(new Set(looks(2, 'minus', 'plus'))).toEqual(new Set(['01', '10']));
  });

  it('sends the closing mark into its first square for even, and into its second for odd', () => {
    const mark = { turn: 3, squares: [4, 8] } as const;
    expect(squareOfResults(mark, '011')).toBe(4);
    expect(squareOfResults(mark, '111')).toBe(8);
  });
});
