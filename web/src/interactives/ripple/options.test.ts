import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the address of a ripple adder', () => {
  it('gives two plain paths by default', () => {
    expect(readOptions('')).toEqual({
      paths: { signs: [false, false], clock: null },
      asksFirst: true,
      problem: undefined,
    });
  });

  it('sets signs, and a phase adds its clock', () => {
    expect(readOptions('?sign=1&guess=off')).toMatchObject({
      paths: { signs: [false, true], clock: null },
      asksFirst: false,
    });
    expect(readOptions('?sign=both&phase=90').paths).toEqual({ signs: [true, true], clock: 90 });
    expect(readOptions('?clock=on').paths.clock).toBe(0);
  });

  it.each(['?phase=91', '?phase=360', '?phase=-15', '?phase=', '?sign=2', '?clock=yes'])(
    'refuses %s in words',
    (query) => {
      const { paths, problem } = readOptions(query);
      expect(problem).toMatch(/cannot be read/);
      expect(paths).toEqual({ signs: [false, false], clock: null });
    },
  );
});
