/** Options of the noisy qubit, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Fading } from './state.ts';

export type Part = 'fading' | 'repair' | 'both';

export interface NoiseOptions {
  readonly fading: Fading;
  readonly part: Part;
  readonly problem?: string | undefined;
}

export function readOptions(query: string): NoiseOptions {
  const { start, steps, part, problem, ...errors } = readTable(
    interactiveOptions.noise,
    new URLSearchParams(query),
  );
  return { fading: { start: start === 'plus' ? '+' : start, steps, errors }, part, problem };
}
