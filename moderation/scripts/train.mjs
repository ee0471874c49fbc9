/** Trains the classifier and writes `model/`. With `--check`, it only compares the result with `model/`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { train } from '../dist/training/train.js';
import { commonWords, trainingPatterns, weightsFile, wordsFile } from './files.mjs';

const { words, weights } = train(trainingPatterns(), commonWords());
if (process.argv.includes('--check')) {
  const isSame =
    words === readFileSync(wordsFile, 'utf8') &&
    Buffer.compare(weights, readFileSync(weightsFile)) === 0;
  if (!isSame) {
    process.stderr.write(
      'moderation/model is not what the training text gives: npm run train -w moderation\n',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(wordsFile, words);
  writeFileSync(weightsFile, weights);
}
