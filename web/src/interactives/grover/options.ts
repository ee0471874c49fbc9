/** Options of the search, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import {
  maxSteps,
  newSearch,
  type Items,
  type Search,
} from '../../diagrams/grover/search-state.ts';

export interface GroverOptions {
  readonly start: Search;
  /** Whether the learner may choose the number of items, and the marked one. */
  readonly hasChoice: boolean;
  readonly problem?: string | undefined;
}

/** `?items=4|8&marked=5&steps=0&choice=on|off`. */
export function readOptions(query: string): GroverOptions {
  const address = new SimulatorAddress(query);
  const items: Items = address.oneOf('items', ['4', '8'], '4') === '8' ? 8 : 4;
  const marked = address.whole('marked', 0, items - 1, 2);
  const steps = address.whole('steps', 0, maxSteps, 0);
  return {
    start: { ...newSearch(items, marked), halves: 2 * steps },
    hasChoice: address.oneOf('choice', ['on', 'off'], 'on') === 'on',
    problem: address.problem,
  };
}
