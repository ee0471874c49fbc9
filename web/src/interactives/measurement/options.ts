/** Options of the measurement simulator, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { lines, type Line } from './state.ts';

export interface MeasurementOptions {
  readonly line: Line;
  /** Whether the learner guesses before the first measurement. */
  readonly asksFirst: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** `?line=h|h-h|h-look-h&guess=on|off|locked`. */
export function readOptions(query: string): MeasurementOptions {
  const address = new SimulatorAddress(query);
  return {
    line: address.oneOf('line', lines, 'h'),
    asksFirst: address.oneOf('guess', ['on', 'off', 'locked'], 'on') === 'on',
    problem: address.problem,
  };
}
