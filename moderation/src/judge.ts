/** Decides whether a text is fit for others to read. It stores nothing, and its answers hold nothing of the text. */
import type { Finding } from '@qubloom/contract';
import { featuresOf, readingOf, type Reading } from './features.ts';
import { kinds, type Kind } from './kinds.ts';
import { seenText } from './letters.ts';
import { chancesOf, unpacked, type Model } from './model.ts';
import { signsInNames, strongSigns, thresholds, type Limits } from './thresholds.ts';
import type { Token } from './tokens.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

export type Verdict =
  | { readonly decision: 'fine' }
  | {
      /** `ask`: the sender decides whether to send it. */
      readonly decision: 'ask' | 'block';
      readonly finding: Finding;
      /** The sign that was found, or `model` if only the classifier speaks against the text. For counts. */
      readonly rule: string;
    };

export interface JudgeOptions {
  /** A longer text is blocked. The length is in characters. */
  readonly longest?: number;
  /**
   * A name may look like an account of another site, as in `cool_wolf22`. It is personal only if it holds a number, an
   * address, or a link.
   */
  readonly isName?: boolean;
  /** The same learner's previous messages, latest last: a number or a word may be spread over several. */
  readonly before?: readonly string[];
}

export interface Judge {
  readonly judge: (text: string, options?: JudgeOptions) => Verdict;
}

interface Rating {
  readonly kind: Kind;
  /** The chance that the text is not fine. */
  readonly chance: number;
  /** The strongest sign. */
  readonly sign: string | null;
  readonly isEnglish: boolean;
}

const fine: Verdict = { decision: 'fine' };

/** Control characters except line ends, private-use characters, and stacks of accents. */
const oddCharacters = /(?![\n\r\t])\p{Cc}|\p{Co}|\p{Cn}|\p{Cs}|\p{M}{4,}/u;

/** The number of earlier messages that are read together with a new one. */
const remembered = 5;
/** Only messages up to this many characters are joined, because whole sentences side by side make no sense. */
const longestPiece = 24;

/** A long text is also read in parts of this many tokens, which finds a harmful sentence between harmless ones. */
const partLength = 20;
const partStep = 12;

/**
 * @param words the list of words, `model/words.txt`
 * @param weights the classifier's weights, `model/weights.bin`
 */
export function createJudge(words: string, weights: Uint8Array): Judge {
  const vocabulary = readVocabulary(words);
  const model = unpacked(weights);
  const rate = (text: string) => rated(text, vocabulary, model);
  return {
    judge: (text, { longest = 500, isName = false, before = [] } = {}) => {
      if (text.length > longest || oddCharacters.test(text))
        return { decision: 'block', finding: 'odd', rule: 'characters' };
      const read = (joined: string, limits: Limits) => {
        const rating = rate(joined);
        return decided(isName ? asName(rating) : rating, limits);
      };
      const alone = read(text, isName ? thresholds.name : thresholds.alone);
      if (alone.decision === 'block' || text.length > longestPiece) return alone;
      const pieces = lastPieces(before);
      if (pieces.length === 0) return alone;
      const together = read([...pieces, text].join('\n'), thresholds.together);
      return together.decision === 'fine' ? alone : together;
    },
  };
}

/** A name may look like an account of another site. */
function asName(rating: Rating): Rating {
  if (rating.sign !== null && signsInNames.has(rating.sign)) return rating;
  const isHandle = rating.kind === 'personal';
  return { ...rating, sign: null, chance: isHandle ? 0 : rating.chance };
}

/** Returns the short messages directly before a new one. */
function lastPieces(before: readonly string[]): readonly string[] {
  const last = before.slice(-remembered);
  const long = last.findLastIndex((text) => text.length > longestPiece);
  return last.slice(long + 1);
}

function rated(text: string, vocabulary: Vocabulary, model: Model): Rating {
  const reading = readingOf(seenText(text), vocabulary);
  const ratings = partsOf(reading).map((part) => ratingOf(part, model));
  return ratings.reduce((worst, rating) => (rating.chance > worst.chance ? rating : worst));
}

function partsOf(reading: Reading): readonly Reading[] {
  const { tokens, signs } = reading;
  if (tokens.length <= partLength * 1.5) return [reading];
  const count = Math.ceil((tokens.length - partLength) / partStep) + 1;
  return Array.from({ length: count }, (_, part) => ({
    tokens: tokens.slice(part * partStep, part * partStep + partLength),
    signs,
  }));
}

function ratingOf(reading: Reading, model: Model): Rating {
  const [chanceOfFine = 0, ...chances] = chancesOf(model, featuresOf(reading));
  const highest = Math.max(...chances);
  const sign = [...strongSigns.keys()].find((name) => reading.signs.includes(name)) ?? null;
  const likeliest = kinds[chances.indexOf(highest)] ?? 'unsafe';
  const kind = (sign === null ? undefined : strongSigns.get(sign)) ?? likeliest;
  return { kind, chance: 1 - chanceOfFine, sign, isEnglish: isEnglish(reading.tokens) };
}

/** The classifier has learned English only, and cannot judge a name or a word that it does not know. */
function isEnglish(tokens: readonly Token[]): boolean {
  const lengthOf = (some: readonly Token[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const known = tokens.filter((token) => token.kind === 'word' && token.word.isFamiliar);
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'unknown');
  return lengthOf(known) * 2 >= lengthOf(words);
}

function decided({ kind, chance, sign, isEnglish }: Rating, limits: Limits): Verdict {
  const rule = sign ?? 'model';
  if (!isEnglish && sign === null) {
    const looksRude = kind === 'rude' && chance >= limits.block.rude;
    return looksRude ? { decision: 'ask', finding: kind, rule } : fine;
  }
  if (!isEnglish && sign === 'rude-foreign') return { decision: 'block', finding: 'rude', rule };
  const signedKind = sign === null ? undefined : strongSigns.get(sign);
  const signed = signedKind === undefined ? undefined : limits.signed[signedKind];
  const block = Math.min(limits.block[kind], signed?.block ?? 1);
  const ask = Math.min(limits.ask[kind], signed?.ask ?? 1);
  if (chance >= block) return { decision: 'block', finding: kind, rule };
  return chance >= ask ? { decision: 'ask', finding: kind, rule } : fine;
}
