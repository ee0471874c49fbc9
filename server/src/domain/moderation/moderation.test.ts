import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingIn } from './moderation.ts';

/** The authors of the rules looked at the tuned lines while writing them, but not at the held-back ones. */
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'corpus', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;

describe.each(['tuned', 'held-back'])('of the %s lines', (kind) => {
  test('at least 95% of the bad ones are caught', () => {
    const lines = linesOf(`bad-${kind}`);
    const missed = lines.filter((line) => findingIn(line) === null);
    expect(lines.length).toBeGreaterThan(60);
    expect(
      share(lines.length - missed.length, lines.length),
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(95);
  });

  test('at most 1% of the good ones are blocked', () => {
    const lines = linesOf(`good-${kind}`);
    const blocked = lines.filter((line) => findingIn(line) !== null);
    expect(lines.length).toBeGreaterThan(60);
    expect(share(blocked.length, lines.length), blocked.join('\n')).toBeLessThanOrEqual(1);
  });
});

describe('a text', () => {
  test.each([
    [' '.repeat(501), 'odd'],
    ['a\u0000b', 'odd'],
    ['\ue000', 'odd'],
    ['Z\u0351\u0352\u0353\u0354\u0355', 'odd'],
    ['555-123-4567', 'personal'],
    ['fuck', 'rude'],
  ])('like %j is %s', (text, finding) => {
    expect(findingIn(text)).toBe(finding);
  });

  test('is judged as a reader sees it: zero-width and direction marks hide nothing', () => {
    expect(findingIn('f\u200bu\u200dc\u2060k')).toBe('rude');
    expect(findingIn('\u202efuck')).toBe('rude');
    expect(findingIn('555\u200b123\u200b4567')).toBe('personal');
  });

  // Shows: A22 patterns
  test.each(['a', 'f ', '1-', '@a.', 'a at b dot ', '5 ', 'go to a ', 'you are '])(
    'that repeats %j ten thousand times is judged before the test times out',
    (part) => {
      expect([null, 'personal', 'rude']).toContain(
        findingIn(part.repeat(10_000), { longest: 1e6 }),
      );
    },
  );
});

describe('a text that is spread over several messages', () => {
  test.each([
    [['f', 'u', 'c'], 'k', 'rude'],
    [['555', '123'], '4567', 'personal'],
    [['k', 'y'], 's', 'rude'],
  ])('as %j and then %j is found: %s', (before, text, finding) => {
    expect(findingIn(text)).toBeNull();
    expect(findingIn(text, { before })).toBe(finding);
  });

  test.each([
    [['ok', 'try H'], 'now X'],
    [['503', '497'], 'nice'],
    [['0101', '1100'], '1010'],
    [['hi', 'lol'], 'go'],
  ])('as %j and then %j is harmless', (before, text) => {
    expect(findingIn(text, { before })).toBeNull();
  });
});
