/** Draws usernames, which tell nobody's name, and first passwords for the accounts that a class makes. */
import { randomInt } from 'node:crypto';
import { animals, passwordWords, qualities } from './friendly-words.ts';

const drawn = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
const twoDigits = () => String(randomInt(10, 100));

/** One of about 370,000, such as `brave-otter-42`. */
export const drawUsername = (): string => `${drawn(qualities)}-${drawn(animals)}-${twoDigits()}`;

const wordCount = 4;

/**
 * Four words, such as `lamp-river-otter-quick`: 31 random bits, which are hashed like other passwords. Nobody guesses one
 * with ten tries in a quarter of an hour.
 */
export const drawPassword = (): string =>
  Array.from({ length: wordCount }, () => drawn(passwordWords)).join('-');
