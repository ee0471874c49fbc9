/** Options of the noisy qubit, read from the query of the frame's address. */
import { SimulatorAddress } from '../address/simulator-address.ts';
import { maxError, maxSteps, type Fading } from './state.ts';

export type Part = 'fading' | 'repair' | 'both';

export interface NoiseOptions {
  readonly fading: Fading;
  readonly part: Part;
  readonly problem?: string | undefined;
}

/** `?start=1|0|plus&steps=5&depolarising=5&damping=0&readout=0&part=both|fading|repair`, errors in percent. */
export function readOptions(query: string): NoiseOptions {
  const address = new SimulatorAddress(query);
  const start = address.oneOf('start', ['1', '0', 'plus'], '1');
  return {
    fading: {
      start: start === 'plus' ? '+' : start,
      steps: address.whole('steps', 0, maxSteps, 5),
      errors: {
        depolarising: address.whole('depolarising', 0, maxError.depolarising, 5),
        damping: address.whole('damping', 0, maxError.damping, 0),
        readout: address.whole('readout', 0, maxError.readout, 0),
      },
    },
    part: address.oneOf<Part>('part', ['both', 'fading', 'repair'], 'both'),
    problem: address.problem,
  };
}
