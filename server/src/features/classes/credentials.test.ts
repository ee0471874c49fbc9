import { accountLimits, passwordProblem } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { allowUsername } from '../accounts/index.ts';
import { drawPassword, drawUsername } from './credentials.ts';
import { animals, passwordWords, qualities } from './friendly-words.ts';

test('no word is listed twice', () => {
  expect(new Set(passwordWords).size).toBe(passwordWords.length);
});

test('the longest username is short enough', () => {
  const longest = (words: readonly string[]) => Math.max(...words.map(({ length }) => length));
  const { max } = accountLimits.username;
  expect(longest(qualities) + longest(animals) + '--99'.length).toBeLessThanOrEqual(max);
});

test('each word is fit for a username', () => {
  for (const quality of qualities) allowUsername(`${quality}-otter-42`);
  for (const animal of animals) allowUsername(`calm-${animal}-42`);
});

test('usernames and passwords differ from draw to draw', () => {
  const draws = Array.from({ length: 50 }, () => [drawUsername(), drawPassword()] as const);
  expect(new Set(draws.map(([username]) => username)).size).toBeGreaterThan(45);
  expect(new Set(draws.map(([, password]) => password)).size).toBe(50);
  for (const [username, password] of draws) expect(passwordProblem(password, username)).toBeNull();
});

test('a password has at least 30 random bits', () => {
  expect(4 * Math.log2(passwordWords.length)).toBeGreaterThan(30);
});
