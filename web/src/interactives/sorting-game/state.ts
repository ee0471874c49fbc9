/** Pairs of qubits for sorting: the result of a circuit, and whether the engine calls it entangled. */
import type { InteractiveProperties } from '@qubloom/contract';
import { circuitOfGrid, parseCircuitLine } from '@qubloom/curriculum';
import { isEntangled, smallStateAfter } from '@qubloom/quantum';
import { amplitudesOf, type Amplitude } from '../../diagrams/bars/amplitudes.ts';

const pairPiles = ['Linked', 'Separate'] as const;
const usualPiles = ['A quantum computer may help', 'An ordinary computer is better'] as const;

/** The cards and their piles; pairs have piles of their own. */
export function pilesOf({
  cards = [],
  piles = usualPiles,
  pairs,
}: InteractiveProperties<'sorting-game'>): {
  readonly cards: readonly SortingCard[];
  readonly piles: readonly string[];
} {
  return pairs ? { cards: pairCards(pairs), piles: pairPiles } : { cards, piles };
}

export interface SortingCard {
  readonly text: string;
  /** Number of its pile, from 1. */
  readonly pile: string;
  readonly reason: string;
  readonly amplitudes?: readonly Amplitude[];
}

/** Returns a card for each circuit that can be parsed. */
export function pairCards(circuits: readonly string[]): readonly SortingCard[] {
  return circuits.flatMap((text, at) => {
    const read = parseCircuitLine(text);
    if (!read.ok) return [];
    const state = smallStateAfter(circuitOfGrid(read.grid));
    const entangled = isEntangled(state, [0]);
    return [
      {
        text: `Pair ${at + 1}`,
        pile: entangled ? '1' : '2',
        reason: entangled
          ? 'No two states of single qubits make these four bars.'
          : 'Two states of single qubits make these four bars.',
        amplitudes: amplitudesOf(state),
      },
    ];
  });
}
