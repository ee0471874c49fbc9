import { describe, expect, it } from 'vitest';
import { codeOfHash, hashOfCode } from './code-link.ts';

describe('a program in an address', () => {
  it.each(['', 'print("hi")\n', '# Schrödingers Katze 🐈\nx = "+/="', 'x = 1\n'.repeat(1000)])(
    'is restored unchanged: %#',
    (code) => {
      expect(codeOfHash(hashOfCode(code))).toBe(code);
      expect(codeOfHash(`#${hashOfCode(code)}`)).toBe(code);
      expect(hashOfCode(code)).toMatch(/^code=[\w-]*$/);
    },
  );

  it.each(['', '#', '#top', '#code', '#code=%%%', '#code=_w', hashOfCode('x'.repeat(200_001))])(
    'is null if it cannot be read: %#',
    (hash) => {
      expect(codeOfHash(hash)).toBeNull();
    },
  );
});
