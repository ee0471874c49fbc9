/** The games against Qubi: the visualization in which each is played, and how a run in it is called. */
import type { RematchGame } from '@qubloom/contract';

export const games: Readonly<
  Record<RematchGame, { readonly title: string; readonly run: string }>
> = {
  'coin-duel': { title: "Qubi's Coin Game", run: 'tails in a row' },
  'chsh-game': { title: 'Four Cards, No Talking', run: 'rounds won in a row' },
  bb84: { title: 'Catch Eve', run: 'letters judged right in a row' },
  'hidden-gate': { title: 'Guess the Hidden Gate', run: 'boxes named in a row' },
  grover: { title: 'One Look at the Lockers', run: 'stars found in a row' },
};
