/** Options of the photon post, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { EveSetting } from './state.ts';

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

export function readOptions(query: string): Bb84Options {
  const { rules, choice, ...options } = readTable(
    interactiveOptions.bb84,
    new URLSearchParams(query),
  );
  return { ...options, hasRules: rules, hasChoice: choice };
}
