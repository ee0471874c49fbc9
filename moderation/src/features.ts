/** Turns a text into the features that it has: its words and their neighbors, how they are spelled, and its signs. */
import { signsIn } from './evidence.ts';
import { hasForeignRudeWord, rudeness } from './languages.ts';
import { foldedText } from './letters.ts';
import { withShapes } from './shapes.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the FNV-1a hash of what was hashed so far and more of a text. A text has the same hash whole and in parts. */
function hashedOn(hash: number, text: string, from = 0, to = text.length): number {
  let next = hash;
  for (let index = from; index < to; index += 1)
    next = Math.imul(next ^ text.charCodeAt(index), 0x01000193);
  return next;
}

/** The hash of an empty text. */
const emptyHash = 0x811c9dc5;

/** Mixes a hash, so that near texts are far apart. A signed integer of 32 bits, which takes a set no allocation. */
function mixed(hash: number): number {
  let mix = hash ^ (hash >>> 15);
  mix = Math.imul(mix, 0x2c1b3c6d);
  mix ^= mix >>> 12;
  mix = Math.imul(mix, 0x297a2d39);
  return mix ^ (mix >>> 15);
}

/** Returns the hash of a text as an unsigned integer of 32 bits. */
export const hashOf = (text: string): number => mixed(hashedOn(emptyHash, text)) >>> 0;

/** Words that say how a sentence is built; they stay themselves where others are replaced by their group. */
const builders = new Set(
  `i me my mine you u ur your youre yours he she it they we us our them his her their this that these those a an the
  is are am was were be been do does did dont doesnt didnt have has had can cant could will wont would should may might
  must not no never and or but if so because when where what who why how to of in on at for with from by about up out
  off over just only very too really here there now then im ive ill id its lets gonna wanna gotta any some all every
  nobody everyone everybody someone somebody anyone anybody nothing something`.split(/\s+/),
);

const nameOf = (token: Token): string =>
  token.kind === 'word'
    ? token.text
    : token.kind === 'shape'
      ? `<${token.text}>`
      : token.kind === 'unknown'
        ? '<?>'
        : token.text;

const clusterOf = (token: Token): string => {
  if (token.kind !== 'word') return nameOf(token);
  return builders.has(token.text) || token.word.cluster < 0
    ? token.text
    : `c${String(token.word.cluster)}`;
};
const groupOf = (token: Token): string => {
  if (token.kind !== 'word') return nameOf(token);
  return builders.has(token.text)
    ? token.text
    : token.word.group < 0
      ? '<w>'
      : `g${String(token.word.group)}`;
};

export interface Reading {
  readonly tokens: readonly Token[];
  readonly signs: readonly string[];
}

/** @param seen the text as a reader sees it */
export function readingOf(seen: string, vocabulary: Vocabulary): Reading {
  const folded = foldedText(seen);
  const tokens = tokensOf(withShapes(folded), vocabulary);
  // Words are also searched as they are read, because they may be disguised: `s n a p`.
  const signs = new Set([...signsIn(folded), ...signsIn(canonicalText(tokens))]);
  for (const token of tokens) {
    const rude =
      token.kind === 'word' || token.kind === 'unknown' ? rudeness(token.text) : undefined;
    if (rude !== undefined) signs.add(`rude-${String(rude)}`);
  }
  for (const { kind, text } of tokens)
    if (kind === 'shape' && (text === 'mail' || text === 'link')) signs.add(text);
  if (hasForeignRudeWord(seen)) signs.add('rude-foreign');
  return { tokens, signs: [...signs] };
}

const canonicalText = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind === 'word' || kind === 'unknown')
    .map(({ text }) => text)
    .join(' ');

/** Returns the hashes of the features, each once. */
export function featuresOf({ tokens, signs }: Reading): readonly number[] {
  const found = new Set<number>();
  const add = (feature: string) => found.add(mixed(hashedOn(emptyHash, feature)));
  add('bias');
  for (const sign of signs) add(`s ${sign}`);
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const names = said.map(nameOf);
  const clusters = said.map(clusterOf);
  const groups = said.map(groupOf);
  for (const { kind, text } of tokens) if (kind === 'mark') add(`m ${text}`);
  add(`l ${String(Math.min(9, Math.ceil(Math.sqrt(said.length))))}`);
  addRuns('w', names, 3, found);
  addRuns('c', clusters, 3, found);
  addRuns('g', groups, 4, found, 2);
  // Words that are near each other, in their order.
  for (let index = 0; index < names.length; index += 1) {
    for (let gap = 2; gap <= 4 && index + gap < names.length; gap += 1) {
      found.add(hashOfPair('k ', names[index] ?? '', names[index + gap] ?? ''));
      found.add(hashOfPair('d ', clusters[index] ?? '', clusters[index + gap] ?? ''));
    }
  }
  const first = names.slice(0, 2).join(' ');
  add(`^ ${first}`);
  add(`$ ${names.slice(-2).join(' ')}`);
  for (const token of said) {
    if (token.kind === 'shape') continue;
    addSpelling(`^${token.text.slice(0, 24)}$`, found);
  }
  if (names.length <= 4) add(`= ${names.join(' ')}`);
  return [...found];
}

// The hashes of many features begin alike. They are continued, because making the text of each feature takes twice as
// long.

const hashOfPair = (prefix: string, one: string, other: string): number =>
  mixed(hashedOn(hashedOn(hashedOn(hashedOn(emptyHash, prefix), one), ' '), other));

/** Adds each run of neighbors, from `shortest` to `longest` of them, with the edges of the text. */
function addRuns(
  prefix: string,
  items: readonly string[],
  longest: number,
  found: Set<number>,
  shortest = 1,
): void {
  const all = ['^', ...items, '$'];
  const hashes = all.map(() => hashedOn(emptyHash, prefix));
  for (let size = 1; size <= longest; size += 1)
    for (let start = 0; start + size <= all.length; start += 1) {
      const hash = hashedOn(hashedOn(hashes[start] ?? 0, ' '), all[start + size - 1] ?? '');
      hashes[start] = hash;
      if (size >= shortest) found.add(mixed(hash));
    }
}

/** Adds each run of three to five letters of a word. */
function addSpelling(word: string, found: Set<number>): void {
  const prefix = hashedOn(emptyHash, 'n ');
  for (let size = 3; size <= 5; size += 1)
    for (let start = 0; start + size <= word.length; start += 1)
      found.add(mixed(hashedOn(prefix, word, start, start + size)));
}
