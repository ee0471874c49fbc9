/** Makes the list of known words from the words of the training text and a list of common English words. */
import { rudeWords } from '../languages.ts';
import { foldedText, seenText } from '../letters.ts';

/** Words with digits that are not disguises. */
const wordsWithDigits = new Set(
  'b4 gr8 m8 l8r h8 w8 l8 str8 2day 4ever any1 some1 every1 no1'.split(' '),
);
const wordsOfOneLetter = new Set(Array.from('abcdhiknruxyz'));

/** The share that the training text has in a word's frequency. */
const ownShare = 0.7;
const rareShare = 1e-7;

/**
 * @param texts lines of the training text
 * @param common `word cluster group`, or `word` for rare ones, in each line, the most frequent first
 * @returns the same form, in the order of both together
 */
export function wordList(texts: readonly string[], common: string): string {
  const counts = new Map<string, number>();
  let total = 0;
  for (const text of texts) {
    const folded = foldedText(seenText(text)).replaceAll(/['’]/g, '');
    for (const [word] of folded.matchAll(/[a-z]+[0-9]?[a-z]*|[0-9][a-z]+/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      total += 1;
    }
  }
  const known = new Map<string, string>();
  const shares = new Map<string, number>();
  const lines = common.split('\n').filter(Boolean);
  const ranks = Math.log(lines.length + 10);
  lines.forEach((line, rank) => {
    const [written = '', ...about] = line.split(' ');
    const word = written.replaceAll("'", '');
    if (known.has(word) || (word.length === 1 && !wordsOfOneLetter.has(word))) return;
    known.set(word, about.length > 0 ? ` ${about.join(' ')}` : '');
    shares.set(word, (1 - ownShare) / ((rank + 10) * ranks));
  });
  for (const [word, count] of counts) {
    if (isWord(word) && (count > 1 || known.has(word)))
      shares.set(word, (shares.get(word) ?? 0) + (ownShare * count) / total);
  }
  // Rare words that disguises should not hide.
  for (const word of rudeWords) if (isWord(word) && !shares.has(word)) shares.set(word, rareShare);
  return [...shares]
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .map(([word]) => {
      const about = known.get(word) ?? '';
      return `${word}${about === '' && !counts.has(word) ? ' rare' : about}\n`;
    })
    .join('');
}

function isWord(word: string): boolean {
  if (word.length === 1) return wordsOfOneLetter.has(word);
  if (/\d/.test(word)) return wordsWithDigits.has(word);
  return !/(.)\1\1/.test(word);
}
