/** How a page wants its photon post: read from the query of the frame's address. */
import { SimulatorAddress } from '../page/simulator-address.ts';
import { maxPhotons, type EveSetting } from './post-state.ts';

export interface Bb84Options {
  readonly eve: EveSetting;
  /** How many photons have been sent when the page opens. */
  readonly photons: number;
  readonly problem?: string | undefined;
}

/** `?eve=off|on|hidden&photons=0`. */
export function readOptions(query: string): Bb84Options {
  const address = new SimulatorAddress(query);
  return {
    eve: address.oneOf<EveSetting>('eve', ['off', 'on', 'hidden'], 'off'),
    photons: address.whole('photons', 0, maxPhotons, 0),
    problem: address.problem,
  };
}
