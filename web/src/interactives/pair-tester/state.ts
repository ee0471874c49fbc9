/** The tester's state: the pair, Alice's and Bob's questions, and the results so far. */
import {
  bobsOnes,
  equalCount,
  totalCount,
  type PairCounts,
} from '../../diagrams/pairs/pair-counts.ts';
import {
  asks,
  exactFour,
  isEntangled,
  pairs,
  type Ask,
  type Pair,
  type Question,
} from './pairs.ts';

/** A pair that the learner chose, or one that is hidden until it has been judged. */
export type Choice = Pair | 'hidden';

export interface Tester {
  readonly choice: Choice;
  /** The pair that is really tested. */
  readonly pair: Pair;
  readonly alice: Question;
  readonly bob: Question;
  readonly counts: Readonly<Record<Ask, PairCounts>>;
  /** The result of the last single pair. */
  readonly last: PairCounts | null;
  /** Alice's and Bob's results for the latest pair, alone or among many; null before the first. */
  readonly latest: readonly [alice: 0 | 1, bob: 0 | 1] | null;
  /** The learner's judgment of a hidden pair. */
  readonly judgment: 'entangled' | 'separate' | null;
  /** Number of counted pairs that the last change dropped. */
  readonly dropped: number;
}

/** Number of pairs in a run. */
export const enoughPairs = 20;

const none: PairCounts = [0, 0, 0, 0];
const noCounts: Tester['counts'] = { zz: none, zx: none, xz: none, xx: none };

/** `luck`, from 0 to below 1, draws a hidden pair, which is entangled or separate with equal probability. */
export function newTester(choice: Choice, alice: Question, bob: Question, luck: number): Tester {
  const pair = choice === 'hidden' ? hiddenPair(luck) : choice;
  return {
    choice,
    pair,
    alice,
    bob,
    counts: noCounts,
    last: null,
    latest: null,
    judgment: null,
    dropped: 0,
  };
}

/** Changes the pair and keeps the questions. Drops the counts, which are about another pair. */
export function withChoice(tester: Tester, choice: Choice, luck: number): Tester {
  return {
    ...newTester(choice, tester.alice, tester.bob, luck),
    dropped: triesInAll(tester),
  };
}

function hiddenPair(luck: number): Pair {
  const kind = pairs.filter((pair) => isEntangled(pair) === luck < 0.5);
  return kind[Math.floor(((luck * 2) % 1) * kind.length)] ?? 'equal';
}

export const askOf = ({ alice, bob }: Tester): Ask => `${alice}${bob}`;

/** Exact values are shown after a run, not after a look or two; for a hidden pair, once it has been judged. */
function opensAfter(tester: Tester, tries: number): boolean {
  if (tester.choice !== 'hidden') return tries >= enoughPairs;
  return triesInAll(tester) > 0 && tester.judgment !== null;
}
/** Returns true if facts about the pair are shown. */
export const isOpen = (tester: Tester) => opensAfter(tester, triesInAll(tester));
/** Returns true if the exact chances for these questions are shown. */
export const isAskOpen = (tester: Tester, ask: Ask) =>
  opensAfter(tester, totalCount(tester.counts[ask]));

export function withQuestions(
  tester: Tester,
  next: Partial<Pick<Tester, 'alice' | 'bob'>>,
): Tester {
  return { ...tester, ...next, last: null, latest: null };
}

export function withResults(tester: Tester, found: PairCounts): Tester {
  const ask = askOf(tester);
  const before = tester.counts[ask];
  const sum: PairCounts = [
    before[0] + found[0],
    before[1] + found[1],
    before[2] + found[2],
    before[3] + found[3],
  ];
  return {
    ...tester,
    counts: { ...tester.counts, [ask]: sum },
    last: totalCount(found) === 1 ? found : null,
    latest: latestOf(found, totalCount(sum)),
  };
}

/** Returns one of the drawn results, alternately from either end. */
function latestOf(found: PairCounts, turn: number): Tester['latest'] {
  const isThere = (count: number) => count > 0;
  const at = turn % 2 === 0 ? found.findIndex(isThere) : found.findLastIndex(isThere);
  return [at >> 1 === 1 ? 1 : 0, at % 2 === 1 ? 1 : 0];
}

export function withJudgment(tester: Tester, judgment: 'entangled' | 'separate'): Tester {
  return tester.choice === 'hidden' && tester.judgment === null ? { ...tester, judgment } : tester;
}

export const triesInAll = ({ counts }: Tester) =>
  asks.reduce((sum, ask) => sum + totalCount(counts[ask]), 0);

/** Summarizes the results of the current ways of looking. */
export function resultText(tester: Tester): string | null {
  const four = tester.counts[askOf(tester)];
  const total = totalCount(four);
  if (total === 0) return changeText(tester);
  const last =
    tester.last === null
      ? ''
      : `This pair: Alice ${resultOf(tester.last)[0]}, Bob ${resultOf(tester.last)[1]}. `;
  return `${last}Equal in ${equalCount(four)} of ${total}. ${ruleIn(four)}`.trim();
}

/** Describes the rule in enough results, in a few words. */
function ruleIn(four: PairCounts): string {
  const [equal, total] = [equalCount(four), totalCount(four)];
  if (total < enoughPairs) return '';
  if (equal === total) return 'Equal every time!';
  if (equal === 0) return 'Opposite every time!';
  return 'From one, you can’t say the other.';
}

/** Describes the effect of a change on the counts; null if there were none. */
function changeText(tester: Tester): string | null {
  const { dropped } = tester;
  if (triesInAll(tester) > 0)
    return 'Another way to look, so new counts. The ones before wait in Numbers.';
  if (dropped === 0) return null;
  return `The counts of ${dropped} ${dropped === 1 ? 'pair' : 'pairs'} are wiped away. Now look at new ones.`;
}

function resultOf(one: PairCounts): readonly [alice: number, bob: number] {
  const at = one.indexOf(1);
  return [at >> 1, at & 1];
}

/** The explanation of the pair, once it is revealed. */
export function reasonFor(pair: Pair): string {
  return reasons[pair];
}

const reasons: Readonly<Record<Pair, string>> = {
  equal: 'Linked: equal if both take the plain look, and equal if both look another way.',
  'equal-minus':
    'Linked: equal if both take the plain look, and opposite if both look another way. A hidden minus makes the difference.',
  opposite:
    'Linked, and opposite if both take the plain look. If both look another way, they are equal.',
  'opposite-minus':
    'Linked: always opposite, if both take the plain look and if both look another way.',
  'h-h':
    'Not linked. H on both is two separate coins for the plain look. Another way, each one alone shows 0 every time.',
  coins: 'Not linked: two coins, equal half of the time however they are looked at.',
  cards:
    'Not linked: two cards, written the same in advance. They match in the plain look, but not if both look another way.',
};

/** The reply to the judgment of a hidden pair; null before. */
export function isJudgedRight({ pair, judgment }: Tester): boolean {
  return judgment !== null && isEntangled(pair) === (judgment === 'entangled');
}

export function judgmentText(tester: Tester): string | null {
  if (tester.judgment === null) return null;
  const opening = isJudgedRight(tester) ? 'So it is.' : 'Not this one.';
  return `${opening} ${reasons[tester.pair]}`;
}

/** The ways to look, in words. */
export const ways: Readonly<Record<Question, string>> = { z: 'plain look', x: 'another way' };

export interface BobsView {
  readonly whenAlice: Question;
  readonly counts: { readonly zeros: number; readonly ones: number };
  /** Exact. */
  readonly probabilityOfOne: number;
}

/** Bob's results alone, for each question of Alice. */
export function bobsViews({ pair, bob, counts }: Tester): readonly BobsView[] {
  return (['z', 'x'] as const).map((whenAlice) => {
    const ask: Ask = `${whenAlice}${bob}`;
    const ones = bobsOnes(counts[ask]);
    return {
      whenAlice,
      counts: { zeros: totalCount(counts[ask]) - ones, ones },
      probabilityOfOne: bobsOnes(exactFour(pair, ask)),
    };
  });
}
