/** The states that a wire may start in or be kept in: how they are spoken, and in which order they are offered. */
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

/** The state that the start of a wire changes to when it is tapped. */
export function nextStart(state: InitialState): InitialState {
  return startStates[(startStates.indexOf(state) + 1) % startStates.length] ?? '0';
}
