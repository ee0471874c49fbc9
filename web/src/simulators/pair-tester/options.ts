/** How a page wants its pair tester: read from the query of the frame's address. */
import { SimulatorAddress } from '../page/simulator-address.ts';
import type { Question } from './pairs.ts';
import { choices, type Choice } from './tester-state.ts';

export interface PairTesterOptions {
  readonly choice: Choice;
  readonly alice: Question;
  readonly bob: Question;
  /** One pair and no questions to choose: only how often the two match. */
  readonly isSimple: boolean;
  /** What in the address could not be read, in one sentence. */
  readonly problem?: string | undefined;
}

/** `?pair=equal|equal-minus|opposite|opposite-minus|h-h|coins|cards|hidden&alice=z|x&bob=z|x&show=matches|all`. */
export function readOptions(query: string): PairTesterOptions {
  const address = new SimulatorAddress(query);
  return {
    choice: address.oneOf('pair', choices, 'equal'),
    alice: address.oneOf('alice', ['z', 'x'], 'z'),
    bob: address.oneOf('bob', ['z', 'x'], 'z'),
    isSimple: address.oneOf('show', ['all', 'matches'], 'all') === 'matches',
    problem: address.problem,
  };
}
