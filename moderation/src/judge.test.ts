import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJudge } from './judge.ts';
import { disguises } from './testing/disguises.ts';

const model = join(import.meta.dirname, '../model');
const { judge } = createJudge(
  readFileSync(join(model, 'words.txt'), 'utf8'),
  readFileSync(join(model, 'weights.bin')),
);
const decisionOn = (text: string, before: readonly string[] = []) =>
  judge(text, { before }).decision;

describe('a text', () => {
  test.each([
    [' '.repeat(501), 'odd'],
    ['a\u0000b', 'odd'],
    ['\ue000', 'odd'],
    ['Z\u0351\u0352\u0353\u0354\u0355', 'odd'],
    ['call me 555-123-4567', 'personal'],
    ['my mail is ada.l@gmail.com', 'personal'],
    ['add me on discord', 'personal'],
    ['fuck', 'rude'],
    ['nobody likes you, go away', 'unkind'],
    ["don't tell your mum, it's our secret", 'unsafe'],
    ['send me a pic of you', 'unsafe'],
    ["i don't want to live anymore", 'help'],
  ])('like %j is held back as %s', (text, finding) => {
    expect(judge(text)).toMatchObject({ decision: 'block', finding });
  });

  // These were stopped by the rules that came before.
  test.each([
    'my counts: 1024 0 0 1024',
    'seed 1234567',
    'lesson 4 is close',
    'Tit for tat',
    '0.70710678',
    '|0101>',
    '503 zeros, 497 ones',
    'my streak died yesterday',
    'kill the program with stop',
    'H on q0, then CNOT from q0 to q1',
    'can you show me your circuit?',
  ])('like %j is fine', (text) => {
    expect(judge(text)).toEqual({ decision: 'fine' });
  });

  test('that is mostly in another language is judged by numbers, addresses, and a list of rude words', () => {
    expect(decisionOn('mañana vamos a terminar el circuito juntos')).toBe('fine');
    expect(decisionOn('jutro skończymy ten obwód razem')).toBe('fine');
    expect(decisionOn('mein Handy ist 0171 2345678, ruf mich an')).toBe('block');
    expect(judge('neredesin bugün orospu çocuğu')).toMatchObject({ rule: 'rude-foreign' });
  });

  // Shows: A22 patterns
  test.each(['a', 'f ', '1-', '@a.', 'a at b dot ', '5 ', 'go to a ', 'you are ', 'a.', 'f\u0443'])(
    'that repeats %j ten thousand times is judged before the test times out',
    (part) => {
      const { decision } = judge(part.repeat(10_000), { longest: 1e6 });
      expect(['fine', 'ask', 'block']).toContain(decision);
    },
  );

  test('of any characters gets an answer that holds nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const verdict = judge(text);
        expect(
          Object.keys(verdict).filter((key) => !['decision', 'finding', 'rule'].includes(key)),
        ).toEqual([]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('a disguise changes no verdict on a bad line', () => {
  const bad = [
    'fuck you',
    'shut up you stupid bitch',
    'nobody likes you',
    'you are ugly and fat',
    'go kill yourself',
    'send me a picture of you',
    'where do you live exactly',
    'what is your phone number',
    'this is our little secret',
    'do not tell your parents',
    'are you home alone',
    'meet me after school alone',
    'add me on snapchat',
    'you are such a loser',
    'everybody hates you',
  ];
  test.each(Object.entries(disguises))('%s', (_name, disguised) => {
    const passed = bad.filter((line) => decisionOn(disguised(line)) !== decisionOn(line));
    expect(passed.map(disguised)).toEqual([]);
  });
});

describe('a text that is spread over several messages', () => {
  test.each([
    [['f', 'u', 'c'], 'k'],
    [['555', '123'], '4567'],
    [['k', 'y'], 's'],
  ])('as %j and then %j is held back with its last piece', (before, text) => {
    expect(decisionOn(text)).toBe('fine');
    expect(decisionOn(text, before)).toBe('block');
  });

  test.each([
    [['ok', 'try H'], 'now X'],
    [['503', '497'], 'nice'],
    [['0101', '1100'], '1010'],
    [['hi', 'lol'], 'go'],
  ])('as %j and then %j is harmless', (before, text) => {
    expect(decisionOn(text, before)).toBe('fine');
  });
});

describe('a name', () => {
  test.each([
    'cool_wolf22',
    'Dickens_fan',
    'Team 🎉',
    'Física cuántica',
    '量子コンピュータ',
    'kid',
  ])('may be %s', (name) => {
    expect(judge(name, { isName: true }).decision).toBe('fine');
  });

  test.each([
    ['p5558675309', 'personal'],
    ['add me on discord', 'personal'],
    ['sh1t room', 'rude'],
    ['hitler88', 'rude'],
    ['kkk', 'rude'],
  ])('may not be %s', (name, finding) => {
    expect(judge(name, { isName: true })).toMatchObject({ decision: 'block', finding });
  });
});

/** Lines for the rules that came before this filter. The training text has none of them. */
describe('of lines that were written for something else', () => {
  const linesOf = (...names: readonly string[]) =>
    names.flatMap((name) =>
      readFileSync(join(import.meta.dirname, 'testing/corpus', `${name}.txt`), 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    );

  test.each(['bad-tuned', 'bad-held-back'])(
    'at least 95%% of %s are held back or asked about',
    (name) => {
      const lines = linesOf(name);
      const missed = lines.filter((line) => decisionOn(line) === 'fine');
      expect(lines.length).toBeGreaterThan(60);
      expect(missed.length / lines.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
    },
  );

  test('at most 1% of the good ones are held back', () => {
    const lines = linesOf('good-tuned', 'good-held-back');
    const blocked = lines.filter((line) => decisionOn(line) === 'block');
    expect(lines.length).toBeGreaterThan(200);
    expect(blocked.length / lines.length, blocked.join('\n')).toBeLessThanOrEqual(0.01);
  });
});
