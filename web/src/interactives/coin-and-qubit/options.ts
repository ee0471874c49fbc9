/** Options of the coin-and-qubit simulator, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { manyTimes, type Times } from './state.ts';

export interface CoinAndQubitOptions {
  readonly times: Times;
  /** Whether the learner guesses before the first run. */
  readonly asksFirst: boolean;
  /** Whether the learner may choose how often each is changed. */
  readonly hasChoice: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** `?times=1|2|3&guess=on|off|locked&choice=on|off`. */
export function readOptions(query: string): CoinAndQubitOptions {
  const address = new SimulatorAddress(query);
  return {
    times: address.oneOf('times', manyTimes, '2'),
    asksFirst: address.oneOf('guess', ['on', 'off', 'locked'], 'on') === 'on',
    hasChoice: address.oneOf('choice', ['on', 'off'], 'on') === 'on',
    problem: address.problem,
  };
}
