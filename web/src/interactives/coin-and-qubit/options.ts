/** Options of the coin-and-qubit simulator, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Times } from './state.ts';

export interface CoinAndQubitOptions {
  readonly times: Times;
  /** Whether the learner guesses before the first run. */
  readonly asksFirst: boolean;
  /** Whether the learner may choose how often each is changed. */
  readonly hasChoice: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

export function readOptions(query: string): CoinAndQubitOptions {
  const { guess, choice, ...options } = readTable(
    interactiveOptions['coin-and-qubit'],
    new URLSearchParams(query),
  );
  return { ...options, asksFirst: guess, hasChoice: choice };
}
