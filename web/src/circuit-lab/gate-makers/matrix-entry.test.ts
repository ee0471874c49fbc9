import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntry, writeEntry } from './matrix-entry.ts';

const half = Math.SQRT1_2;

describe('an entry of a matrix', () => {
  it.each([
    ['', 0, 0],
    ['1', 1, 0],
    ['-1', -1, 0],
    ['−1', -1, 0],
    ['0.5', 0.5, 0],
    ['.5', 0.5, 0],
    ['i', 0, 1],
    ['-i', 0, -1],
    ['2i', 0, 2],
    ['1/sqrt(2)', half, 0],
    ['1/√2', half, 0],
    ['-1/sqrt 2', -half, 0],
    ['i/sqrt(2)', 0, half],
    ['(1+i)/2', 0.5, 0.5],
    ['(1 - i)/2', 0.5, -0.5],
    ['e^(i pi/4)', half, half],
    ['e^(iπ/4)', half, half],
    ['e^(-i*pi/4)', half, -half],
    ['e^-i', Math.cos(1), -Math.sin(1)],
    ['exp(i pi/2)', 0, 1],
    ['2^-1', 0.5, 0],
    ['cos(pi/3)', 0.5, 0],
    ['-sin(pi/6)', -0.5, 0],
    ['sqrt(3)/2', Math.sqrt(3) / 2, 0],
    ['i^2', -1, 0],
    ['1-2i+3', 4, -2],
  ])('%j is read', (text, re, im) => {
    const read = readEntry(text);
    expect(read?.re).toBeCloseTo(re, 12);
    expect(read?.im).toBeCloseTo(im, 12);
  });

  it.each([
    '1/0',
    'x',
    '1+',
    '(1',
    '1)',
    'sqrt()',
    '**',
    'cos(i)',
    '1..2',
    'hello',
    '__proto__',
    '^2',
  ])('%j is not a number', (text) => {
    expect(readEntry(text)).toBeUndefined();
  });

  it('never throws, for any typed text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'12.ie^()*/+-pisqrtco √π') }),
        (text) => void readEntry(text),
      ),
      { numRuns: 1000 },
    );
  });

  it('is read as it was written', () => {
    const parts = fc.oneof(
      fc.constantFrom(0, 1, -1, 0.5, half, -half, Math.sqrt(3) / 2),
      fc.double({ min: -1, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(parts, parts, (re, im) => {
        const read = readEntry(writeEntry({ re, im }));
        expect(read?.re).toBeCloseTo(re, 9);
        expect(read?.im).toBeCloseTo(im, 9);
      }),
    );
    expect(writeEntry({ re: half, im: -half })).toBe('1/sqrt(2)-i/sqrt(2)');
    expect(writeEntry({ re: 0, im: Math.sqrt(3) / 2 })).toBe('sqrt(3)/2*i');
  });
});
