/**
 * Measures the filter: how fast it is, and what it does with lines of the training text that it has not learned from.
 * With `--folds N`, N of five parts are held out in turn; each takes about a minute.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf } from '../dist/features.js';
import { createJudge } from '../dist/index.js';
import { figuresOf, printed } from '../dist/training/measure.js';
import { randomFrom } from '../dist/training/random.js';
import { filled } from '../dist/training/slots.js';
import { train } from '../dist/training/train.js';
import { commonWords, trainingPatterns, weightsFile, wordsFile } from './files.mjs';

const { folds } = parseArgs({ options: { folds: { type: 'string', default: '1' } } }).values;
const parts = 5;

printSpeed(createJudge(readFileSync(wordsFile, 'utf8'), readFileSync(weightsFile)));
const patterns = trainingPatterns();
const partOf = ({ text }) => hashOf(`${text} `) % parts;
const random = randomFrom(99);
for (let part = 0; part < Number(folds); part += 1) {
  const { words, weights } = train(
    patterns.filter((pattern) => partOf(pattern) !== part),
    commonWords(),
  );
  const held = patterns
    .filter((pattern) => partOf(pattern) === part)
    .map(({ kind, text }) => ({ kind, text: filled(text, random) }));
  process.stdout.write(`\nPart ${part + 1} of ${parts}, held out\n`);
  process.stdout.write(`${printed(figuresOf(createJudge(words, weights), held))}\n`);
}

/** Texts of 500 characters: letters, lines of children, and any Unicode. */
function printSpeed({ judge }) {
  const draw = randomFrom(5);
  const anyOf = (characters) => characters[Math.floor(draw() * characters.length)];
  const lines = trainingPatterns().map(({ text }) => text);
  const kinds = {
    'lines of children': () =>
      Array.from({ length: 30 }, () => anyOf(lines))
        .join(' ')
        .slice(0, 500),
    'random letters': () =>
      Array.from({ length: 500 }, () => anyOf('abcdefghijklmnopqrstuvwxyz ')).join(''),
    'letters and digits': () =>
      Array.from({ length: 500 }, () => anyOf('abeiost0134578@$!. ')).join(''),
    'two letters': () => Array.from({ length: 500 }, () => anyOf('ab')).join(''),
    'any Unicode': () =>
      Array.from({ length: 500 }, () =>
        String.fromCodePoint(32 + Math.floor(draw() * 55_000)),
      ).join(''),
    'one character': () => anyOf('a1 .!@а💩é').repeat(500).slice(0, 500),
  };
  for (const [name, make] of Object.entries(kinds)) {
    const texts = Array.from({ length: 500 }, make);
    // The functions are compiled after some thousand texts, as in a server that has run for a minute.
    for (let round = 0; round < 3; round += 1) texts.forEach((text) => judge(text));
    const times = texts
      .map((text) => {
        const start = performance.now();
        judge(text);
        return performance.now() - start;
      })
      .toSorted((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)].toFixed(2);
    process.stdout.write(`500 characters, ${name}: ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  }
}
