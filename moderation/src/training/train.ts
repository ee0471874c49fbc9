/** Trains the classifier. The same text gives the same bytes. */
import { places, placesOf, tableOf } from '../feature-table.ts';
import { featuresOf, readingOf } from '../features.ts';
import { seenText } from '../letters.ts';
import { lineKinds } from '../kinds.ts';
import { packed } from '../model.ts';
import { readVocabulary } from '../vocabulary.ts';
import { chosenFeatures } from './choose-features.ts';
import { linesOf, numberOf } from './corpus.ts';
import { fit } from './fit.ts';
import type { Pattern } from './lines.ts';
import { randomFrom } from './random.ts';
import { wordList } from './words.ts';

export interface Trained {
  readonly words: string;
  readonly weights: Uint8Array;
}

/** @param common `word cluster group` in each line, the most frequent first */
export function train(patterns: readonly Pattern[], common: string): Trained {
  const lines = linesOf(patterns, randomFrom(7));
  const words = wordList(
    lines.map(({ text }) => text),
    common,
  );
  const vocabulary = readVocabulary(words);
  const read = lines.map(({ text, kind, weight, pattern }) => ({
    features: featuresOf(readingOf(seenText(text), vocabulary)),
    kind: numberOf(kind),
    weight,
    pattern,
  }));
  const checks = tableOf(chosenFeatures(read));
  const examples = read.map((line) => ({ ...line, features: placesOf(checks, line.features) }));
  const weights = fit(examples, {
    places,
    kinds: lineKinds.length,
    epochs: 8,
    rate: 0.3,
    decay: 1e-4,
    random: randomFrom(3),
  });
  return { words, weights: packed(checks, weights) };
}
