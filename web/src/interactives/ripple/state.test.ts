import { describe, expect, it } from 'vitest';
import { propertiesAt } from '../../testing/properties-at.ts';
import { startOf } from './state.ts';

const pathsAt = (query: string) => startOf(propertiesAt('ripple', query));

describe('the address of a ripple adder', () => {
  it('gives two plain paths by default', () => {
    expect(pathsAt('')).toEqual({ signs: [false, false], clock: null });
    expect(propertiesAt('ripple', '')).toMatchObject({ guess: true, problem: undefined });
  });

  it('sets signs, and a phase adds its clock', () => {
    expect(pathsAt('?sign=1&guess=off')).toEqual({ signs: [false, true], clock: null });
    expect(propertiesAt('ripple', '?sign=1&guess=off').guess).toBe(false);
    expect(pathsAt('?sign=both&phase=90')).toEqual({ signs: [true, true], clock: 90 });
    expect(pathsAt('?clock=on').clock).toBe(0);
  });

  it.each(['?phase=91', '?phase=360', '?phase=-15', '?phase=', '?sign=2', '?clock=yes'])(
    'refuses %s in words',
    (query) => {
      expect(propertiesAt('ripple', query).problem).toMatch(/cannot be read/);
      expect(pathsAt(query)).toEqual({ signs: [false, false], clock: null });
    },
  );
});
