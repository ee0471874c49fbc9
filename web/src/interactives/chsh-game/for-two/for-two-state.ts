/** The CHSH game for two people: their questions, and their wins. */
import type { GamePlayer, GameRound, SharedGameWork } from '@qubloom/contract';
import { createRandom } from '@qubloom/quantum';
import { bestAngles, isWon, newGame, withRounds, type Two, type Bit } from '../state.ts';

export interface Dealt {
  readonly asked: Two<Bit>;
  /** Results of looks at both halves of this round's pair. Each look alone is a fair coin. */
  readonly pair: Two<Bit>;
}

const pairs = newGame({
  play: 'pair',
  plan: { alice: [0, 0], bob: [0, 0] },
  angles: bestAngles,
});

/** Returns a round's questions and results. They follow from the seed, so they are the same on both pages. */
export function dealt(seed: number, round: number): Dealt {
  const { last } = withRounds(pairs, 1, createRandom(seed * 1000 + round));
  return { asked: last?.asked ?? [0, 0], pair: last?.answers ?? [0, 0] };
}

export const placeOf = (player: GamePlayer): 0 | 1 => (player === 'alice' ? 0 : 1);

export interface FinishedRound {
  readonly asked: Two<Bit>;
  readonly answers: Two<Bit>;
  readonly isWon: boolean;
}

export function finished(seed: number, at: number, round: GameRound): FinishedRound | null {
  const { alice, bob } = round;
  if (!alice || !bob) return null;
  const { asked } = dealt(seed, at);
  const answers: Two<Bit> = [alice.bit, bob.bit];
  return { asked, answers, isWon: isWon(asked, answers) };
}

export interface Score {
  readonly played: number;
  readonly won: number;
}

/** Rounds in which both looked at the pair are counted separately. */
export function scoresOf({ seed, rounds }: SharedGameWork): { own: Score; pair: Score } {
  const scores = { own: { played: 0, won: 0 }, pair: { played: 0, won: 0 } };
  for (const [at, round] of rounds.entries()) {
    const done = finished(seed, at, round);
    if (!done) continue;
    const isPair = round.alice?.way === 'pair' && round.bob?.way === 'pair';
    const score = isPair ? scores.pair : scores.own;
    score.played += 1;
    score.won += Number(done.isWon);
  }
  return scores;
}
