/** Options of the teleporter, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import type { Bits } from './state.ts';

export interface TeleporterOptions {
  readonly degrees: number;
  readonly bits: Bits;
  /** The steps are not the main activity, so they are folded. */
  readonly isStoryFolded: boolean;
  readonly problem?: string | undefined;
}

/** `?angle=60&bits=send|hold&story=open|folded`, the angle of the message's arrow from 0 to 180 degrees. */
export function readOptions(query: string): TeleporterOptions {
  const address = new SimulatorAddress(query);
  return {
    degrees: address.whole('angle', 0, 180, 60),
    bits: address.oneOf<Bits>('bits', ['send', 'hold'], 'send'),
    isStoryFolded: address.oneOf('story', ['open', 'folded'], 'open') === 'folded',
    problem: address.problem,
  };
}
