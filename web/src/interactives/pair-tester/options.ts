/** Options of the pair tester, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import type { Question } from './pairs.ts';
import { choices, type Choice } from './state.ts';

/**
 * `matches`: one pair without a choice of questions, and only how often the two match. `bob`: one pair, the
 * questions, and Bob's results alone; the rest is folded.
 */
export type Shown = 'all' | 'matches' | 'bob';

export interface PairTesterOptions {
  readonly choice: Choice;
  readonly alice: Question;
  readonly bob: Question;
  readonly show: Shown;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** `?pair=equal|equal-minus|opposite|opposite-minus|h-h|coins|cards|hidden&alice=z|x&bob=z|x&show=matches|bob|all`. */
export function readOptions(query: string): PairTesterOptions {
  const address = new SimulatorAddress(query);
  return {
    choice: address.oneOf('pair', choices, 'equal'),
    alice: address.oneOf('alice', ['z', 'x'], 'z'),
    bob: address.oneOf('bob', ['z', 'x'], 'z'),
    show: address.oneOf<Shown>('show', ['all', 'matches', 'bob'], 'all'),
    problem: address.problem,
  };
}
