import { circuit } from '../circuit/builder.ts';
import type { Goal } from '../explain/goal.ts';

/* Shared goals for tests of explanations. */

export const bell = circuit(2).h(0).cx(0, 1).build();
export const toBell: Goal = { kind: 'state', state: bell };
export const toMinus: Goal = { kind: 'state', state: circuit(1).x(0).h(0).build() };
export const toGhz: Goal = { kind: 'state', state: circuit(3).h(0).cx(0, 1).cx(1, 2).build() };
export const toCoin = {
  kind: 'distribution',
  distribution: { '0': 0.5, '1': 0.5 },
} satisfies Goal;
export const toPair: Goal = {
  kind: 'distribution',
  distribution: circuit(2).h(0).cx(0, 1).measureAll().build(),
};
export const toCx: Goal = { kind: 'unitary', unitary: circuit(2).cx(0, 1).build() };
export const toSwap: Goal = { kind: 'unitary', unitary: circuit(2).swap(0, 1).build() };
export const teleported: Goal = { kind: 'transfer', from: 0, to: 2 };
export const and: Goal = {
  kind: 'table',
  inputs: [0, 1],
  outputs: [2],
  rows: { '00': '0', '01': '0', '10': '0', '11': '1' },
};

export function teleport(): ReturnType<typeof circuit> {
  return circuit(3)
    .h(1)
    .cx(1, 2)
    .cx(0, 1)
    .h(0)
    .measure(0, 0)
    .measure(1, 1)
    .when(1, 1, (b) => b.x(2))
    .when(0, 1, (b) => b.z(2));
}
