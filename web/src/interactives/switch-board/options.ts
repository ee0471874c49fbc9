/** Options of the switches, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';

export interface SwitchesOptions {
  readonly switches: number;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

export const maxSwitches = 6;

/** `?switches=4`. */
export function readOptions(query: string): SwitchesOptions {
  const address = new SimulatorAddress(query);
  return { switches: address.whole('switches', 1, maxSwitches, 3), problem: address.problem };
}
