/** Suggests a username: two made-up words, so it does not reveal a real name. */
import { randomInt } from 'node:crypto';

const moods = [
  'brave',
  'bright',
  'calm',
  'clever',
  'cosmic',
  'curious',
  'daring',
  'gentle',
  'happy',
  'lucky',
  'nimble',
  'quick',
  'quiet',
  'silver',
  'sunny',
  'swift',
] as const;

const things = [
  'atom',
  'comet',
  'electron',
  'laser',
  'magnet',
  'meteor',
  'orbit',
  'photon',
  'planet',
  'prism',
  'pulse',
  'ripple',
  'rocket',
  'spark',
  'star',
  'wave',
] as const;

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';

/** @param isTaken called at most five times: with more than 200,000 names, one of them is free */
export async function suggestUsername(
  isTaken: (username: string) => Promise<boolean>,
): Promise<string> {
  let suggested = '';
  for (let tries = 0; tries < 5; tries += 1) {
    suggested = `${pick(moods)}-${pick(things)}-${String(randomInt(100, 1000))}`;
    if (!(await isTaken(suggested))) break;
  }
  return suggested;
}

/** Every pair, for the test that each of them is allowed. */
export const pairs = moods.flatMap((mood) => things.map((thing) => `${mood}-${thing}`));
