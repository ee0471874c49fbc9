/** Where the package's text and model are. */
import { readdirSync, readFileSync } from 'node:fs';
import { readPatterns } from '../dist/training/lines.js';

const place = (path) => new URL(`../${path}`, import.meta.url);

export const wordsFile = place('model/words.txt');
export const weightsFile = place('model/weights.bin');
export const sealedFolder = place('sealed/');

export const commonWords = () => readFileSync(place('training/common-words.txt'), 'utf8');

export function trainingPatterns() {
  const folder = place('training/lines/');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readPatterns(file, readFileSync(new URL(file, folder), 'utf8')));
}
