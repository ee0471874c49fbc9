/** Options of the teleporter, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Bits } from './state.ts';

export interface TeleporterOptions {
  readonly degrees: number;
  readonly bits: Bits;
  /** The steps are not the main activity, so they are folded. */
  readonly isStoryFolded: boolean;
  readonly problem?: string | undefined;
}

export function readOptions(query: string): TeleporterOptions {
  const { angle, bits, story, problem } = readTable(
    interactiveOptions.teleporter,
    new URLSearchParams(query),
  );
  return { degrees: angle, bits, isStoryFolded: story === 'folded', problem };
}
