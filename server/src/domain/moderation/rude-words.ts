/** Finds rude words and phrases, with the word list of `obscenity` and a few entries of our own. */
import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';
import { quickLook } from './quick-look.ts';

/** Entries that the library's list lacks: hate, and more spellings. */
const more = [
  'hitler',
  'heil h',
  '|nazi',
  'nigga',
  'white power',
  '|stfu|',
  'fuk|',
  '|fuk ',
  'biatch',
  'dumbas',
  'arsehole',
  'porn',
  '|tits|',
  '|boobs',
];

/** Harmless words that contain a pattern. */
const harmless = ['analis', 'cockpit', 'dickens', 'hancock', 'scatter'];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
words.addPhrase((phrase) => {
  for (const pattern of more) phrase.addPattern(parseRawPattern(pattern));
  for (const word of harmless) phrase.addWhitelistedTerm(word);
  return phrase.setMetadata({ originalWord: 'more' });
});

const options = { ...words.build(), ...englishRecommendedTransformers };
const mayMatch = quickLook(options);
const matcher = new RegExpMatcher(options);

/** Too short for the matcher, which reads a repeated letter as one. */
const initials = /\b(?:kkk|kys)\b/;

/** Words with letters left out: `f*ck`. */
const leftOut =
  /\bf[*#@$%.]{1,3}c?k|\bsh?[*#]+t|\bb[*#]+t?ch|\bc[*#]+nt|\bd[*#]+ck|\bn[*#]+g+(?:er|a)|\b[a@][$*#5]{2}(?:hole)?\b/;

const you = String.raw`\b(?:you|u)(?:(?:'| a)?r+e?| are| r)\b`;
const insults = [
  new RegExp(
    String.raw`${you}(?: \w+){0,2}? (?:ugly|stupid|dumb|idiot|loser|moron|fat|worthless|pathetic)\b`,
  ),
  /\bur (?:so |an? )?(?:ugly|stupid|dumb|idiot|loser|moron|fat)\b/,
  /\b(?:i|we|they|everyone|everybody)(?: all)? (?:really )?hates? you\b/,
  /\b(?:nobody|no one) (?:likes|loves|wants) you\b/,
  /\b(?:go|just|should|hope you) die\b/,
  /\bkill (?:your ?self|ur ?self|urself)\b/,
];

/**
 * @param seen the text as a reader sees it
 * @param folded the same text, folded to plain letters
 */
export function isRude(seen: string, folded: string): boolean {
  const lower = seen.toLowerCase();
  return (
    (mayMatch(folded) && matcher.hasMatch(folded)) ||
    initials.test(folded.toLowerCase()) ||
    initials.test(lower.replaceAll(/[-_.]/g, ' ')) ||
    leftOut.test(lower) ||
    insults.some((insult) => insult.test(lower.replaceAll('\u2019', "'")))
  );
}
