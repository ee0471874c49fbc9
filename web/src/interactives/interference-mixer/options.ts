/** Options of the interference mixer, read from the query of the frame's address. */
import type { InterferenceMixerProps } from './view.tsx';
import type { MixerGate } from './state.ts';
import { SimulatorAddress } from '../address/simulator-address.ts';

/** Other lines to choose from, after the line of the address. */
const usual: readonly (readonly MixerGate[])[] = [
  ['H'],
  ['H', 'H'],
  ['H', 'Z', 'H'],
  ['H', 'X', 'H'],
];

/** `?start=free|0|1|plus|minus&gates=H,Z,H`, one to three of H, X, and Z. */
export function readOptions(query: string): InterferenceMixerProps {
  const address = new SimulatorAddress(query);
  const line = address.read('gates', lineFrom, ['H']);
  const others = usual.filter((one) => one.join() !== line.join());
  return {
    start: address.oneOf('start', ['free', '0', '1', 'plus', 'minus'], 'free'),
    gates: [line, ...others].slice(0, usual.length),
    problem: address.problem,
  };
}

function lineFrom(text: string): readonly MixerGate[] | undefined {
  return /^[HXZ](,[HXZ]){0,2}$/.test(text) ? (text.split(',') as MixerGate[]) : undefined;
}
