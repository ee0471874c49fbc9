/** Options of the photon post, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { maxPhotons, type EveSetting } from './state.ts';

export interface Bb84Options {
  readonly eve: EveSetting;
  /** Number of photons that have been sent when the page opens. */
  readonly photons: number;
  /** Whether the rules are shown; the surrounding lesson may have explained them. */
  readonly hasRules: boolean;
  /** Whether the learner may choose if Eve listens. */
  readonly hasChoice: boolean;
  readonly problem?: string | undefined;
}

/** `?eve=off|on|hidden&photons=0&rules=on|off&choice=on|off`. */
export function readOptions(query: string): Bb84Options {
  const address = new SimulatorAddress(query);
  return {
    eve: address.oneOf<EveSetting>('eve', ['off', 'on', 'hidden'], 'off'),
    photons: address.whole('photons', 0, maxPhotons, 0),
    hasRules: address.oneOf('rules', ['on', 'off'], 'on') === 'on',
    hasChoice: address.oneOf('choice', ['on', 'off'], 'on') === 'on',
    problem: address.problem,
  };
}
