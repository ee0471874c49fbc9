import { describe, expect, it } from 'vitest';
import { identityTexts, readMatrix, textsOfGate } from './matrix-gate.ts';

const problemOf = (...rows: string[][]) => {
  const read = readMatrix(rows);
  return 'problem' in read ? read.problem : '';
};

describe('a typed matrix', () => {
  it('is a gate if it is unitary', () => {
    const read = readMatrix([
      ['1/sqrt(2)', '1/sqrt(2)'],
      ['i/sqrt(2)', '-i/sqrt(2)'],
    ]);
    expect('matrix' in read && read.matrix.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
      0.707107, 0, 0.707107, 0, 0, 0.707107, 0, -0.707107,
    ]);
    expect('matrix' in readMatrix(identityTexts(4))).toBe(true);
  });

  it('names the entry that is not a number', () => {
    const read = readMatrix([
      ['1', '0'],
      ['0', 'one'],
    ]);
    expect(read).toMatchObject({ at: { row: 1, column: 1 } });
    expect(problemOf(['1', '0'], ['0', 'one'])).toContain(
      '"one" in row |1⟩, column |1⟩ is no number',
    );
  });

  it('says which column is not of length 1, and which are not at right angles', () => {
    expect(problemOf(['1', '1'], ['1', '-1'])).toBe(
      'The squares in column |0⟩ add up to 2, not 1. All chances together must be 1.',
    );
    const h = '1/sqrt(2)';
    expect(problemOf([h, h], [h, h])).toContain("Columns |0⟩ and |1⟩ aren't at right angles.");
    const rows = identityTexts(4).map((row) => [...row]);
    rows[3] = ['0', '0', '1', '0'];
    expect(problemOf(...rows)).toContain('column |10⟩ add up to 2');
    expect(problemOf(['0.99999999', '0'], ['0', '1'])).toContain('nearly 1, but not quite');
  });

  it('comes with the nearest unitary one', () => {
    const read = readMatrix([
      ['0.7', '0.7'],
      ['0.7', '-0.7'],
    ]);
    const nearest = 'nearest' in read ? read.nearest : undefined;
    expect(nearest).toEqual([
      ['1/sqrt(2)', '1/sqrt(2)'],
      ['1/sqrt(2)', '-1/sqrt(2)'],
    ]);
    expect(
      'nearest' in
        readMatrix([
          ['1', '1'],
          ['1', '1'],
        ]),
    ).toBe(false);
  });

  it('is shown again in a form that can be typed', () => {
    const matrix = [0, 0, 0, -1, 0, 1, 0, 0];
    expect(textsOfGate({ name: 'mine', wires: 1, matrix })).toEqual([
      ['0', '-i'],
      ['i', '0'],
    ]);
    expect(textsOfGate({ name: 'mine', wires: 1, body: [] })).toBeUndefined();
  });
});
