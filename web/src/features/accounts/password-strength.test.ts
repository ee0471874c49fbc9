import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'empty'],
  ['abcde', 'short'],
  ['abcdef', 'fair'],
  ['aaaaaaaaaaaaaaaa', 'fair'],
  ['bluewhale7x', 'good'],
  ['three purple kites fly', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
