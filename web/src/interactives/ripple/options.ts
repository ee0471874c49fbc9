/** Options of the ripple adder, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Paths } from '../../diagrams/ripples/paths-state.ts';

export interface RippleOptions {
  readonly paths: Paths;
  /** Whether the learner guesses before each first measurement. */
  readonly asksFirst: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** A phase adds the clock. */
export function readOptions(query: string): RippleOptions {
  const { sign, phase, clock, guess, problem } = readTable(
    interactiveOptions.ripple,
    new URLSearchParams(query),
  );
  const hasClock = clock ?? phase !== null;
  return {
    paths: {
      signs: [sign === '0' || sign === 'both', sign === '1' || sign === 'both'],
      clock: hasClock ? (phase ?? 0) : null,
    },
    asksFirst: guess,
    problem,
  };
}
