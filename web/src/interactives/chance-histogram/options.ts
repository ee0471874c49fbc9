/** Options of the bag of marbles, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';

/** Marbles with a 0, then marbles with a 1. */
export const bags = ['1-1', '3-1', '1-3', '4-0'] as const;
export type Bag = (typeof bags)[number];

export interface MarblesOptions {
  readonly bag: Bag;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** `?bag=1-1|3-1|1-3|4-0`. */
export function readOptions(query: string): MarblesOptions {
  const address = new SimulatorAddress(query);
  return { bag: address.oneOf('bag', bags, '1-1'), problem: address.problem };
}
