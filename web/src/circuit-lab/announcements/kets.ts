/** The states that a wire can start in or be post-selected in, with their spoken names, in the order of the choices. */
import type { InitialState } from '@qubloom/quantum';

export const ketLabels: Readonly<Record<InitialState, string>> = {
  '0': '0',
  '1': '1',
  '+': 'plus',
  '-': 'minus',
  i: 'i',
  '-i': 'minus i',
};

export const startStates: readonly InitialState[] = ['0', '1', '+', '-', 'i', '-i'];

/** A tap on the start of a wire changes its state to the next one. */
export function nextStart(state: InitialState): InitialState {
  return startStates[(startStates.indexOf(state) + 1) % startStates.length] ?? '0';
}
