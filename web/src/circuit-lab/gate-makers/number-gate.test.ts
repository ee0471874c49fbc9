import { describe, expect, it } from 'vitest';
import { arithmeticWords } from './arithmetic-words.ts';
import { numberGate, type NumberChoice } from './number-gate.ts';

const choice: NumberChoice = { operation: 'plus-one', wires: 3, factor: 7, modulus: 15 };
const made = (changes: Partial<NumberChoice>) => {
  const gate = numberGate({ ...choice, ...changes });
  return 'definition' in gate
    ? [gate.definition.name, gate.definition.wires, gate.example]
    : gate.problem;
};

describe('a gate that calculates', () => {
  it('describes its effect on numbers', () => {
    expect(made({})).toEqual([
      '+1 mod 8',
      3,
      '0 becomes 1, 1 becomes 2, 2 becomes 3, 3 becomes 4, …, 7 becomes 0.',
    ]);
    expect(made({ operation: 'minus-one', wires: 1 })).toEqual([
      '-1 mod 2',
      1,
      '0 becomes 1, 1 becomes 0.',
    ]);
    expect(made({ operation: 'plus-register', wires: 2 })).toEqual([
      '+A mod 4',
      4,
      'A stays, B becomes B + A. With A = 1 and B = 2, B becomes 3.',
    ]);
    expect(made({ operation: 'times' })).toEqual([
      '×7 mod 15',
      4,
      '0 becomes 0, 1 becomes 7, 2 becomes 14, 3 becomes 6, …, 15 stays.',
    ]);
  });

  it('is refused in a sentence if it cannot be undone or is too large', () => {
    expect(made({ operation: 'times', factor: 6 })).toMatch(/^6 and 15 can both be divided by 3\./);
    expect(made({ operation: 'times', modulus: 300 })).toBe('N is a whole number from 2 to 256.');
    expect(made({ operation: 'times', factor: 15 })).toBe('A is a whole number from 1 to 14.');
    expect(made({ wires: 9 })).toBe('Choose 1 to 8 wires.');
    expect(made({ operation: 'plus-register', wires: 5 })).toBe('Choose 1 to 4 wires.');
    expect(made({ wires: Number.NaN })).toBe('Choose 1 to 8 wires.');
  });

  it('is spoken in words', () => {
    expect(arithmeticWords('-1 mod 8')).toEqual({
      label: '−1',
      spoken: 'Minus 1 modulo 8',
      hint: 'Takes away 1. Numbers go round: after 7 comes 0.',
    });
    expect(arithmeticWords('+A mod 4')?.spoken).toBe('Plus A modulo 4');
    expect(arithmeticWords('×7 mod 15')?.label).toBe('×7');
    expect(arithmeticWords('G1')).toBeUndefined();
  });
});
