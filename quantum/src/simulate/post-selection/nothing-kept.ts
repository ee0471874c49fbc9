import { NEGLIGIBLE } from '../../state/probabilities.ts';

/** Post-selection asks for results that can never come: no run is left to say anything about. */
export class NothingKept extends Error {
  override readonly name = 'NothingKept';
  constructor() {
    super('No run is kept: what is selected here can never happen.');
  }
}

/** Throws `NothingKept` where the share of runs that are kept is 0, but for rounding. */
export function requireKept(share: number): void {
  if (share <= NEGLIGIBLE) throw new NothingKept();
}
