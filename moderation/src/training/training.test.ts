import { expect, test } from 'vitest';
import { interval } from './measure.ts';
import { readPatterns } from './lines.ts';
import { randomFrom } from './random.ts';
import { filled } from './slots.ts';
import { train } from './train.ts';
import { featuresOf, readingOf } from '../features.ts';
import { chancesOf, unpacked } from '../model.ts';
import { readVocabulary } from '../vocabulary.ts';

const lines = readPatterns(
  'made-up',
  `# weather
fine the (rain|snow) is back
fine it is sunny today
fine what a nice day
# barking
rude woof woof
rude woof at you
rude (big|small) woof`,
);

test('a line is a kind and a pattern, and belongs to the family above it', () => {
  expect(lines[3]).toEqual({ kind: 'rude', text: 'woof woof', family: 'made-up barking' });
});

test('a line without a kind is reported with its place', () => {
  expect(() => readPatterns('a.txt', 'fine ok\nhello there')).toThrow('a.txt, line 2');
});

test('alternatives and slots are filled; kets and plain parentheses stay', () => {
  const random = randomFrom(1);
  expect(filled('the (rain|snow)', random)).toMatch(/^the (?:rain|snow)$/);
  expect(filled('(|0> + |1>) and (so on)', random)).toBe('(|0> + |1>) and (so on)');
  expect(filled('my number is {phone}', random)).not.toContain('{');
});

test('the same text gives the same bytes, and a model that tells the kinds apart', () => {
  const one = train(lines, 'weather 1 1\n');
  const again = train(lines, 'weather 1 1\n');
  expect(again.words).toBe(one.words);
  expect(again.weights.every((byte, at) => byte === one.weights[at])).toBe(true);
  const vocabulary = readVocabulary(one.words);
  const chanceOfFine = (text: string) =>
    chancesOf(unpacked(one.weights), featuresOf(readingOf(text, vocabulary)))[0];
  expect(chanceOfFine('the snow is nice')).toBeGreaterThan(0.5);
  expect(chanceOfFine('woof to you')).toBeLessThan(0.5);
});

test('the interval of a share holds it', () => {
  const [low, high] = interval({ count: 90, of: 100 });
  expect(low).toBeCloseTo(0.826, 3);
  expect(high).toBeCloseTo(0.945, 3);
});
