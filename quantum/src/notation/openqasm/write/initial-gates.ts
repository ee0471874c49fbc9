import type { InitialState } from '../../../circuit/parts.ts';
import type { GateName } from '../../../gates/gate.ts';

/** The gates that make an initial state from |0>, first to last. */
export const INITIAL_GATES: { readonly [state in InitialState]: readonly GateName[] } = {
  '0': [],
  '1': ['x'],
  '+': ['h'],
  '-': ['x', 'h'],
  i: ['h', 's'],
  '-i': ['h', 'sdg'],
};
