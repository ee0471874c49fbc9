/** Options of the pair tester, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Question } from './pairs.ts';
import type { Choice } from './state.ts';

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

export function readOptions(query: string): PairTesterOptions {
  const { pair, ...options } = readTable(
    interactiveOptions['pair-tester'],
    new URLSearchParams(query),
  );
  return { ...options, choice: pair };
}
