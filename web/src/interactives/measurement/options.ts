/** Options of the measurement simulator, read from the query of the frame's address. */
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';
import type { Line } from './state.ts';

export interface MeasurementOptions {
  readonly line: Line;
  /** Whether the learner guesses before the first measurement. */
  readonly asksFirst: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

export function readOptions(query: string): MeasurementOptions {
  const { guess, ...options } = readTable(
    interactiveOptions.measurement,
    new URLSearchParams(query),
  );
  return { ...options, asksFirst: guess };
}
