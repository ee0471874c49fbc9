import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_BITS, EXTRA, EXTRA_BITS, GATE_CODES, OWN_GATE } from '../notation/url/codes.ts';
import { OPERATION_KINDS } from './kinds.ts';
import { NOTATIONS } from './notation.ts';

const { gate: _, ...others } = NOTATIONS;

test('each kind has its own codes in links', () => {
  const codes = Object.values(others).flatMap(({ link }) => link.codes);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) {
    if (code >= 2 ** CODE_BITS) {
      expect(code >> EXTRA_BITS).toBe(EXTRA);
    } else {
      expect([EXTRA, OWN_GATE]).not.toContain(code);
      expect(code).toBeGreaterThanOrEqual(GATE_CODES.length);
    }
  }
});

test.each(Object.keys(others))('the kind "%s" has tests in its folder', (kind) => {
  expect(existsSync(`${import.meta.dirname}/${kind}/${kind}.test.ts`)).toBe(true);
});

test.each(Object.entries(OPERATION_KINDS))(
  'the kind "%s" becomes instructions if and only if it acts',
  (_, { acts, run }) => {
    expect(run !== undefined).toBe(acts !== 'never');
  },
);
