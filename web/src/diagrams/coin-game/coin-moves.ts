import type { Cell } from '@qubloom/curriculum';
import { probabilityOfOne } from '../trials/circuit-run.ts';

/** The first and the last move of the coin game. */
export interface OuterMoves {
  readonly first: Cell;
  readonly last: Cell;
}

/** The exact probability of heads if this move is made between the outer moves. */
export function probabilityOfHeads({ first, last }: OuterMoves, middle: Cell): number {
  return 1 - probabilityOfOne({ rows: [[first, middle, last]] });
}
