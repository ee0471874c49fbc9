import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CircuitGrid } from './circuit-grid.ts';
import {
  angleOf,
  circuitGrid,
  formatAngle,
  formatCircuitText,
  parseAngle,
  parseCircuitText,
} from './circuit-text.ts';

const cells = fc.constantFrom(
  '-',
  '?',
  'M',
  '*',
  'o',
  'SWAP',
  'X',
  'H',
  'Sdg',
  'SXdg',
  'RY(pi/3)',
  'RZ(-2*pi/3)',
  'P(0.25)',
);
const grids: fc.Arbitrary<CircuitGrid> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([wires, columns]) =>
    fc.array(fc.array(cells, { minLength: columns, maxLength: columns }), {
      minLength: wires,
      maxLength: wires,
    }),
  )
  .map((rows) => ({ rows }));

describe('the grid notation', () => {
  test('has one line per wire', () => {
    expect(parseCircuitText('q0: H * ?\n\n  q1:  -  X   M \n')).toEqual({
      ok: true,
      grid: {
        rows: [
          ['H', '*', '?'],
          ['-', 'X', 'M'],
        ],
      },
    });
  });

  test('is written with aligned places', () => {
    expect(formatCircuitText(circuitGrid('q0: RY(pi/3) - *\nq1: - H X'))).toBe(
      'q0: RY(pi/3) - *\nq1: -        H X',
    );
  });

  test('is restored unchanged', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(parseCircuitText(formatCircuitText(grid))).toEqual({ ok: true, grid });
      }),
    );
  });

  test.each([
    ['', 1, undefined, 'A circuit has at least the wire q0.'],
    ['q0:', 1, undefined, 'A wire has at least one place.'],
    ['H X', 1, undefined, 'A wire is written like "q0: H - ?".'],
    ['q1: H', 1, undefined, 'Wires come in order; here q0 is due.'],
    ['q0: H x', 1, 2, '"x" is not a sign of the notation.'],
    ['q0: RY', 1, 1, '"RY" is not a sign of the notation.'],
    ['q0: RY(pi/0)', 1, 1, '"RY(pi/0)" is not a sign of the notation.'],
    ['q0: H -\nq1: X', 2, undefined, 'q1 has 1 places and q0 has 2.'],
    [`q0: ${'H '.repeat(41)}`, 1, undefined, 'At most 40 places fit.'],
  ])('%j is refused with a reason', (text, line, column, message) => {
    const result = parseCircuitText(text);
    expect(result.ok ? [] : result.problems).toContainEqual({
      line,
      message,
      ...(column !== undefined && { column }),
    });
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseCircuitText(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('angles', () => {
  test.each([
    ['pi', Math.PI],
    ['-pi/2', -Math.PI / 2],
    ['2*pi/3', (2 * Math.PI) / 3],
    ['0.75*pi', 0.75 * Math.PI],
    ['1.5', 1.5],
    ['0', 0],
  ])('%s', (text, angle) => {
    expect(parseAngle(text)).toBeCloseTo(angle, 12);
  });

  test.each(['', 'pi pi', 'e', '1e3', '--1', 'pi/0', 'NaN', 'Infinity', '2pi'])(
    '%j is not an angle',
    (text) => {
      expect(parseAngle(text)).toBeNull();
    },
  );

  test('exist only for rotations', () => {
    expect(angleOf('RY(pi/2)')).toBeCloseTo(Math.PI / 2);
    expect(angleOf('H(pi/2)')).toBeNull();
    expect(angleOf('H')).toBeNull();
  });

  test('are restored within a billionth', () => {
    const any = fc.double({ min: -100, max: 100, noNaN: true });
    const fractions = fc
      .tuple(fc.integer({ min: -64, max: 64 }), fc.integer({ min: 1, max: 64 }))
      .map(([part, whole]) => (part / whole) * Math.PI);
    fc.assert(
      fc.property(fc.oneof(any, fractions), (angle) => {
        const again = parseAngle(formatAngle(angle));
        expect(again).not.toBeNull();
        expect(Math.abs((again ?? NaN) - angle)).toBeLessThan(1e-9);
      }),
    );
  });

  test.each([
    [Math.PI, 'pi'],
    [-Math.PI / 4, '-pi/4'],
    [(2 * Math.PI) / 3, '2*pi/3'],
    [0, '0'],
  ])('%d is written %s', (angle, text) => {
    expect(formatAngle(angle)).toBe(text);
  });
});
