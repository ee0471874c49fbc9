import { NEGLIGIBLE } from '../../state/probabilities.ts';

/** Post-selection requires results that can never occur, so no run is left. */
export class NothingKept extends Error {
  override readonly name = 'NothingKept';
  constructor() {
    super('No run is kept: what is selected here can never happen.');
  }
}

/** Throws `NothingKept` if the share of the kept runs is 0 within rounding. */
export function requireKept(share: number): void {
  if (share <= NEGLIGIBLE) throw new NothingKept();
}
