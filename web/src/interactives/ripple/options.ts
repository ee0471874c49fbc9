/** Options of the ripple adder, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { clockStep, type Paths } from '../../diagrams/ripples/paths-state.ts';

export interface RippleOptions {
  readonly paths: Paths;
  /** Whether the learner guesses before each first measurement. */
  readonly asksFirst: boolean;
  /** One sentence about the part of the address that could not be read. */
  readonly problem?: string | undefined;
}

/** `?sign=none|0|1|both&clock=off|on&phase=90&guess=on|off|locked`; a phase adds the clock. */
export function readOptions(query: string): RippleOptions {
  const address = new SimulatorAddress(query);
  const sign = address.oneOf('sign', ['none', '0', '1', 'both'], 'none');
  const phase = address.read('phase', phaseFrom, null);
  const hasClock = address.oneOf('clock', ['off', 'on'], phase === null ? 'off' : 'on') === 'on';
  return {
    paths: {
      signs: [sign === '0' || sign === 'both', sign === '1' || sign === 'both'],
      clock: hasClock ? (phase ?? 0) : null,
    },
    asksFirst: address.oneOf('guess', ['on', 'off', 'locked'], 'on') === 'on',
    problem: address.problem,
  };
}

function phaseFrom(text: string): number | undefined {
  const degrees = Number(text);
  const isOnTheClock = /^\d{1,3}$/.test(text) && degrees < 360 && degrees % clockStep === 0;
  return isOnTheClock ? degrees : undefined;
}
