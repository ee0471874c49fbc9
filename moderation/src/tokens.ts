/**
 * Splits a text into words as a person would read them, however they are disguised: `f u c k`, `fuuuck`, `fu.ck`,
 * `sh1t`, `youareugly`. It chooses the split whose words are the most frequent ones, with a price for each
 * disguise (a shortest path over the letters, as in Viterbi's algorithm).
 */
import { isShapeMark, shapeOf } from './shapes.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

export type Token =
  | { readonly kind: 'word'; readonly text: string; readonly word: Word }
  | { readonly kind: 'unknown' | 'shape' | 'mark'; readonly text: string };

/** Prices, in natural logarithms of probabilities. */
const price = {
  /** A letter that is written as a digit or a symbol. */
  leet: 2.5,
  /** A letter that is repeated more often than the word has it. */
  stretched: 0.5,
  stretchedSingle: 4,
  /** A gap inside a word, by its kind. A gap between single letters is cheap. */
  gapBetweenLetters: 0.3,
  mark: 2.5,
  blank: 7,
  /** Two words without a gap. */
  glued: 7,
  unknown: 9,
  unknownLetter: 2.8,
  number: 6,
  lonelyLetter: 3,
} as const;

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'il',
  '+': 't',
  '€': 'e',
  '£': 'l',
};
const leetCodes = new Map(
  Object.entries(leet).map(([symbol, letters]) => [
    symbol.charCodeAt(0),
    Array.from(letters, (letter) => letter.charCodeAt(0)),
  ]),
);

const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** 0: no gap. 1: a mark, as in `f.u`. 2: a blank. */
type Gap = 0 | 1 | 2;

interface Characters {
  readonly codes: readonly number[];
  /** The gap before each character. */
  readonly gaps: readonly Gap[];
  /** Marks (punctuation, emoji) before each character. */
  readonly marks: readonly string[];
  /** True for a character with a gap on both sides. */
  readonly isAlone: readonly boolean[];
  readonly marksAtEnd: string;
}

function charactersOf(text: string): Characters {
  const codes: number[] = [];
  const gaps: Gap[] = [];
  const marks: string[] = [];
  let gap: Gap = 2;
  let mark = '';
  const letters = Array.from(text);
  const isLetterAt = (index: number) => isLetter(letters[index]?.codePointAt(0) ?? 0);
  const isSingleLetter = (index: number) =>
    isLetterAt(index) && !isLetterAt(index - 1) && !isLetterAt(index + 1);
  /** True for the first symbol of `$ h i t`, which is a letter among other single letters. */
  const isSingleSymbol = (index: number) =>
    /[$@€£]/.test(letters[index] ?? '') &&
    !isLetterAt(index - 1) &&
    (isSingleLetter(index - 2) || isSingleLetter(index + 2));
  letters.forEach((letter, index) => {
    const code = letter.codePointAt(0) ?? 0;
    const next = letters[index + 1]?.codePointAt(0) ?? 0;
    const before = letters[index - 1]?.codePointAt(0) ?? 0;
    const isWritten =
      isLetter(code) ||
      isDigit(code) ||
      isShapeMark(code) ||
      (leetCodes.has(code) &&
        (isLetter(next) ||
          isDigit(next) ||
          (isLetter(before) && letter !== '!') ||
          isSingleSymbol(index))) ||
      (code > 127 && /\p{L}/u.test(letter));
    if (isWritten) {
      codes.push(code);
      gaps.push(gap);
      marks.push(mark);
      gap = 0;
      mark = '';
    } else if (letter === "'" || letter === '’' || letter === '`') {
      // "don't" is one word.
    } else if (/\s/.test(letter)) {
      if (letter === '\n') mark += '/';
      gap = Math.max(gap, 2) as Gap;
    } else {
      gap = Math.max(gap, 1) as Gap;
      mark += letter;
    }
  });
  const isAlone = codes.map(
    (_, index) =>
      (gaps[index] ?? 0) > 0 && (index + 1 === codes.length || (gaps[index + 1] ?? 0) > 0),
  );
  return { codes, gaps, marks, isAlone, marksAtEnd: mark };
}

/** A word that is being read: its first character, and the price if it is glued to the one before. */
interface Begun {
  readonly start: number;
  readonly glued: number;
}

interface Step {
  cost: number;
  from: number;
  token: Token | null;
}

const longestWord = 24;

export function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const all = charactersOf(text);
  const { codes, gaps, isAlone } = all;
  const length = codes.length;
  const steps: Step[] = Array.from({ length: length + 1 }, () => ({
    cost: Infinity,
    from: -1,
    token: null,
  }));
  if (steps[0]) steps[0].cost = 0;
  /** How often each letter of the word being read is repeated. */
  const runs: number[] = [];
  const reach = (from: number, to: number, cost: number, token: () => Token) => {
    const start = steps[from];
    const end = steps[to];
    if (!start || !end) return;
    const total = start.cost + cost;
    if (total < end.cost) {
      end.cost = total;
      end.from = from;
      end.token = token();
    }
  };
  /** Returns the price of a gap inside a word. */
  const gapPrice = (index: number): number => {
    const gap = gaps[index] ?? 0;
    if (gap === 0) return 0;
    if (isAlone[index] === true && isAlone[index - 1] === true) return price.gapBetweenLetters;
    return gap === 1 ? price.mark : price.blank;
  };
  for (let from = 0; from < length; from += 1) {
    if (steps[from]?.cost === Infinity) continue;
    const first = codes[from] ?? 0;
    const glued = (gaps[from] ?? 0) === 0 ? price.glued : 0;
    if (isShapeMark(first)) {
      reach(from, from + 1, 0, () => ({
        kind: 'shape',
        text: shapeOf(String.fromCharCode(first)) ?? '',
      }));
      continue;
    }
    walk(0, from, 0, { start: from, glued });
    // A number, or an unknown word up to the next gap.
    let end = from + 1;
    if (isDigit(first)) {
      while (end < length && isDigit(codes[end] ?? 0) && gaps[end] === 0) end += 1;
      const to = end;
      reach(from, to, glued / 2 + price.number, () => ({
        kind: 'shape',
        text: `n${String(Math.min(to - from, 5))}`,
      }));
      end = from + 1;
    }
    while (end < length && gaps[end] === 0 && !isShapeMark(codes[end] ?? 0)) end += 1;
    const to = end;
    reach(from, to, glued + price.unknown + price.unknownLetter * (to - from), () => ({
      kind: 'unknown',
      text: String.fromCodePoint(...codes.slice(from, to)).replaceAll(/^[@$+|!]+|[@$+|!]+$/g, ''),
    }));
  }
  return collect(all, steps);

  /** Follows the tree of words. The letters of the word so far are in `runs`, those that repeat in one run. */
  function walk(node: number, at: number, cost: number, word: Begun): void {
    if (runs.length > 0) finish(node, at, cost, word);
    if (at >= length || at - word.start >= longestWord) return;
    const gap = runs.length > 0 ? gapPrice(at) : 0;
    if (cost + gap > 14) return;
    const code = codes[at] ?? 0;
    follow(vocabulary.next(node, code), at, { cost, gap, extra: 0 }, word);
    for (const letter of leetCodes.get(code) ?? [])
      follow(vocabulary.next(node, letter), at, { cost, gap, extra: price.leet }, word);
  }

  function follow(
    next: number,
    at: number,
    { cost, gap, extra }: { readonly cost: number; readonly gap: number; readonly extra: number },
    word: Begun,
  ): void {
    if (next < 0) return;
    // All equal characters that follow are one step.
    let end = at + 1;
    let gapCost = gap;
    while (end < length && codes[end] === codes[at]) {
      const more = gapPrice(end);
      if (more >= price.blank) break;
      gapCost += more;
      end += 1;
    }
    walkWith(end - at, next, end, cost + gapCost + extra * (end - at), word);
    // The last of them may begin the next word: `this sounds`.
    if (end - at > 1 && gaps[end - 1] !== 0)
      walkWith(end - 1 - at, next, end - 1, cost + gap + extra * (end - 1 - at), word);
  }

  function walkWith(run: number, node: number, at: number, cost: number, word: Begun): void {
    runs.push(run);
    walk(node, at, cost, word);
    runs.pop();
  }

  function finish(node: number, at: number, cost: number, { start, glued }: Begun): void {
    const reached = steps[at]?.cost ?? 0;
    const begun = steps[start]?.cost ?? 0;
    for (const word of vocabulary.wordsAt(node)) {
      // Most words cost too much even without what their repeated letters cost.
      if (begun + (glued + cost + word.cost) >= reached) continue;
      const stretched = extraLetters(word.text, runs);
      if (stretched === null) continue;
      const lonely = word.text.length === 1 && glued > 0 ? price.lonelyLetter : 0;
      reach(start, at, glued + cost + lonely + word.cost + stretched, () => ({
        kind: 'word',
        text: word.text,
        word,
      }));
    }
  }
}

/** Returns what the repeated letters cost; null if a letter is repeated less often than in the word. */
function extraLetters(word: string, runs: readonly number[]): number | null {
  let cost = 0;
  let index = 0;
  for (const run of runs) {
    const letter = word[index];
    let own = 0;
    while (word[index] === letter && index < word.length) {
      own += 1;
      index += 1;
    }
    if (run < own) return null;
    if (run > own) cost += own === 1 ? price.stretchedSingle : price.stretched;
  }
  return cost;
}

function collect({ marks, marksAtEnd }: Characters, steps: readonly Step[]): Token[] {
  const tokens: Token[] = [];
  const addMarks = (text: string) => {
    for (const mark of Array.from(text).slice(0, 3).reverse())
      tokens.push({ kind: 'mark', text: mark });
  };
  addMarks(marksAtEnd);
  let at = steps.length - 1;
  while (at > 0) {
    const step = steps[at];
    if (!step?.token) break;
    tokens.push(step.token);
    at = step.from;
    addMarks(marks[at] ?? '');
  }
  return tokens.reverse();
}
