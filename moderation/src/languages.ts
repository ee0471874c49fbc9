/** Rude words of languages that the classifier has not learned. */
import naughtyWords from 'naughty-words';
import { cuss } from 'cuss';
import { foldedText } from './letters.ts';

/** The languages of the list, without English. */
export const listedLanguages = [
  'ar',
  'cs',
  'da',
  'de',
  'es',
  'fr',
  'hi',
  'it',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
] as const;

/** Words of one script are searched as they are, because folding turns them into Latin letters. */
const foreign = new Set(
  listedLanguages
    .flatMap((language) => naughtyWords[language] ?? [])
    .flatMap((word) => {
      const lower = word.toLowerCase();
      return [lower, foldedText(lower)];
    }),
);
const longestPhrase = 4;

/** Common or harmless in English, a name, or too short to mean anything. */
const harmless = new Set([
  'con',
  'die',
  'fart',
  'mus',
  'slag',
  'hora',
  'bog',
  'pik',
  'rape',
  'kant',
  'puta madre',
  'ami',
  'anita',
  'aso',
  'bite',
  'del',
  'fan',
  'got',
  'gotten',
  'hard',
  'hol',
  'homosexual',
  'mama',
  'nicht',
  'peter',
  'pis',
  'pitt',
  'pot',
  'regina',
  'sas',
  'stake',
  'trio',
]);

/** Returns true if a text has a rude word of one of the listed languages. */
export function hasForeignRudeWord(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  for (let start = 0; start < words.length; start += 1)
    for (let size = 1; size <= longestPhrase && start + size <= words.length; size += 1) {
      const phrase = words.slice(start, start + size).join(' ');
      if (phrase.length > 2 && foreign.has(phrase) && !harmless.has(phrase)) return true;
    }
  return false;
}

/** Surely rude words of one word: English ones, and those of the listed languages in Latin letters. */
export const rudeWords: readonly string[] = [
  ...Object.keys(cuss).filter((word) => cuss[word] === 2),
  ...foreign,
].filter((word) => /^[a-z]{3,}$/.test(word));

/** Words that the English list calls surely rude, and that children use without being so. */
const mild = new Set(
  'armo booby dong dope geez geni gora ho hoes jeez mams niggle pocho poop puss'.split(' '),
);

/** Returns how surely an English word is rude, from 0 (hardly) to 2; undefined for all others. */
export const rudeness = (word: string): number | undefined =>
  Object.hasOwn(cuss, word) && !mild.has(word) ? cuss[word] : undefined;
