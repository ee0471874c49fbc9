import { gate } from '../../circuit/gate-operation.ts';
import { frozen } from '../../circuit/frozen.ts';
import { ON_ONE_WIRE, type OperationKind } from '../../circuit/operation-kind.ts';
import type { InitialState, Wire } from '../../circuit/parts.ts';
import { STATES } from '../../circuit/shape.ts';

/**
 * Post-selection: keeps only the runs that would be found in `state` here, and the wire is in that state afterward.
 * Every result of the circuit is a result of the kept runs.
 */
export interface PostSelectOperation<W = Wire> {
  readonly kind: 'postselect';
  readonly wire: W;
  readonly state: InitialState;
  readonly condition?: undefined;
}

/** Keeps the runs that would be found in `state`. */
export function postSelect(wire: Wire, state: InitialState): PostSelectOperation {
  return frozen({ kind: 'postselect', wire, state });
}

export const postSelectKind: OperationKind<PostSelectOperation<unknown>, PostSelectOperation> = {
  shape: { fields: { wire: 'wire', state: STATES } },
  ...ON_ONE_WIRE,
  acts: 'always',
  // Turns the state to |0> or |1>, keeps one of these, and turns it back.
  run: ({ wire, state }, run) => {
    const isX = state === '+' || state === '-';
    const isY = state.endsWith('i');
    const turn = (names: readonly string[]): void =>
      run.exactGates(names.map((name) => gate(name, [wire])));
    turn(isY ? ['sdg', 'h'] : isX ? ['h'] : []);
    run.keep(wire, state === '1' || state.startsWith('-') ? 1 : 0);
    turn(isY ? ['h', 's'] : isX ? ['h'] : []);
  },
  moves: 'part',
  inBody: 'holds a display or keeps only some runs',
};
