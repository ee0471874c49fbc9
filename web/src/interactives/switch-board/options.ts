/** How a page wants its switches: read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';

export interface SwitchesOptions {
  readonly switches: number;
  /** What in the address could not be read, in one sentence. */
  readonly problem?: string | undefined;
}

export const maxSwitches = 6;

/** `?switches=4`. */
export function readOptions(query: string): SwitchesOptions {
  const address = new SimulatorAddress(query);
  return { switches: address.whole('switches', 1, maxSwitches, 3), problem: address.problem };
}
