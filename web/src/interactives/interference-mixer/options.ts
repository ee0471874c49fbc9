/** Options of the interference mixer, read from the query of the frame's address. */
import type { InterferenceMixerProps } from './view.tsx';
import type { MixerGate } from './state.ts';
import { interactiveOptions, readOptions as readTable } from '@qubloom/contract';

/** Other lines to choose from, after the line of the address. */
const usual: readonly (readonly MixerGate[])[] = [
  ['H'],
  ['H', 'H'],
  ['H', 'Z', 'H'],
  ['H', 'X', 'H'],
];

export function readOptions(query: string): InterferenceMixerProps {
  const {
    start,
    gates: line,
    problem,
  } = readTable(interactiveOptions['interference-mixer'], new URLSearchParams(query));
  const others = usual.filter((one) => one.join() !== line.join());
  return { start, gates: [line, ...others].slice(0, usual.length), problem };
}
