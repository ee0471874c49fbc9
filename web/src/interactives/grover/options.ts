/** Options of the search, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import { newSearch, type Search } from '../../diagrams/grover/search-state.ts';

export interface GroverOptions {
  readonly start: Search;
  /** Whether the learner may choose the number of items, and the marked one. */
  readonly hasChoice: boolean;
  readonly problem?: string | undefined;
}

export function readOptions(query: string): GroverOptions {
  const { items, marked, steps, choice, problem } = readTable(
    interactiveOptions.grover,
    new URLSearchParams(query),
  );
  return {
    start: { ...newSearch(items === '8' ? 8 : 4, marked), halves: 2 * steps },
    hasChoice: choice,
    problem,
  };
}
