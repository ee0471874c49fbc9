/**
 * The coin game in which Qubi moves first and last: by flips, or by H, which a flip in the middle cannot disturb.
 */
import type { RematchLevel } from '@qubloom/contract';
import { empty, type Cell } from '@qubloom/curriculum';
import type { Random } from '@qubloom/quantum';
import { probabilityOfHeads } from '../../diagrams/coin-game/coin-moves.ts';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';

export const myPlans = [
  { value: 'leave', label: 'Leave it' },
  { value: 'flip', label: 'Flip' },
  { value: 'toss', label: 'Toss for it' },
] as const;
export type MyPlan = (typeof myPlans)[number]['value'];

export interface Duel {
  readonly rounds: number;
  /** Qubi's wins. */
  readonly wins: number;
  readonly last: { readonly mine: Cell; readonly shows: 0 | 1 } | null;
}

export const newDuel: Duel = { rounds: 0, wins: 0, last: null };

export function withDuels(
  duel: Duel,
  qubi: 'X' | 'H',
  plan: MyPlan,
  count: number,
  random: Random,
): Duel {
  let { wins, last } = duel;
  for (let round = 0; round < count; round++) {
    const first = movesOf(qubi, random);
    const mine = plan === 'flip' || (plan === 'toss' && random.next() < 0.5) ? 'X' : empty;
    const ends = { first, last: movesOf(qubi, random) };
    const isHeads = drawOnes(probabilityOfHeads(ends, mine), 1, random) === 1;
    last = { mine, shows: isHeads ? 0 : 1 };
    if (isHeads) wins++;
  }
  return { rounds: duel.rounds + count, wins, last };
}

/** With only flips, Qubi has to guess. */
function movesOf(qubi: 'X' | 'H', random: Random): Cell {
  if (qubi === 'H') return 'H';
  return random.next() < 0.5 ? 'X' : empty;
}

/** A way in which Qubi holds the coin during the learner's move, and lets go of it afterward. */
export interface Grip {
  readonly name: 'still' | 'mix' | 'turned-mix';
  readonly first: readonly Cell[];
  readonly last: readonly Cell[];
  /** The only move that this grip cannot feel. */
  readonly withstands: Cell;
}

const still: Grip = { name: 'still', first: [], last: [], withstands: 'Z' };
const mix: Grip = { name: 'mix', first: ['H'], last: ['H'], withstands: 'X' };
const turnedMix: Grip = {
  name: 'turned-mix',
  first: ['H', 'S'],
  last: ['Sdg', 'H'],
  withstands: 'Y',
};

/** At level 1, one move always wins; at level 2, too, against both grips. At level 3, no move beats all three. */
export const levels: Readonly<
  Record<RematchLevel, { readonly grips: readonly Grip[]; readonly moves: readonly Cell[] }>
> = {
  1: { grips: [mix], moves: [empty, 'X', 'Z'] },
  2: { grips: [still, mix], moves: ['X', 'Y', 'Z'] },
  3: { grips: [still, mix, turnedMix], moves: ['X', 'Y', 'Z'] },
};

export interface GripRound {
  readonly grip: Grip;
  readonly mine: Cell;
  readonly shows: 0 | 1;
}

/** The exact probability of tails, with which the learner wins. */
export function probabilityOfTails({ first, last }: Grip, mine: Cell): number {
  return probabilityOfOne({ rows: [[...first, mine, ...last]] });
}

/** Plays one game against a grip that Qubi chooses by chance. */
export function gripRound(level: RematchLevel, mine: Cell, random: Random): GripRound {
  const { grips } = levels[level];
  const grip = grips[random.nextUint32() % grips.length] ?? still;
  return { grip, mine, shows: drawOnes(probabilityOfTails(grip, mine), 1, random) === 1 ? 1 : 0 };
}

const gripText: Readonly<Record<Grip['name'], string>> = {
  still: 'I left the coin alone',
  mix: 'I played H first and last',
  'turned-mix': 'I played H and S first, and undid both at the end',
};

/** Qubi's words about a lost game. */
export function planText({ grip }: GripRound): string {
  return `${gripText[grip.name]}, and ${grip.withstands} changes nothing about that. I have three ways to play, and each of your moves beats only two of them.`;
}
