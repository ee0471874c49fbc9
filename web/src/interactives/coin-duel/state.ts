/**
 * The coin game in which Qubi moves first and last: by flips, or by H, which a flip in the middle cannot disturb.
 */
import { empty, type Cell } from '@qubloom/curriculum';
import type { Random } from '@qubloom/quantum';
import { probabilityOfHeads } from '../../diagrams/coin-game/coin-moves.ts';
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
