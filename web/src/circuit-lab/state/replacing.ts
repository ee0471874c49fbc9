/** Replaces the circuit by another one; the old one is one Undo away. */
import {
  trimmed,
  withColumns,
  withCrossingsSeparated,
  withInitialState,
  type Circuit,
} from '@qubloom/quantum';
import { withEdit } from './history.ts';
import type { Handlers } from './handlers.ts';
import { firstCell, nothingInHand, type LabState } from './lab-state.ts';
import { wholeCircuit } from './open-gate.ts';

export type ReplaceAction =
  /** A file, an example, or a link. */
  | { readonly kind: 'load'; readonly circuit: Circuit; readonly message: string }
  /** The same circuit while it is being written as code. Everything typed in one gesture is one undo step. */
  | { readonly kind: 'rewrite'; readonly circuit: Circuit; readonly gesture: string }
  | { readonly kind: 'clear' };

export const replaceHandlers: Handlers<ReplaceAction> = {
  load: (state, { circuit, message }) => loaded(state, circuit, message),
  rewrite: (state, { circuit, gesture }) => {
    const gone = displaysIn(state.circuit) - displaysIn(circuit);
    return withEdit(
      state,
      { circuit, message: `The circuit follows the code.${goneText(gone)}` },
      gesture,
    );
  },
  clear: (state) =>
    withEdit(withNewWork(state), { circuit: cleared(state), message: 'Cleared.', at: firstCell }),
};

function displaysIn({ columns }: Circuit): number {
  return columns.flat().filter(({ kind }) => kind === 'display').length;
}

function goneText(displays: number): string {
  if (displays <= 0) return '';
  return displays === 1
    ? ' A display went with its line.'
    : ` ${displays} displays went with their lines.`;
}

function loaded(state: LabState, circuit: Circuit, message: string): LabState {
  const outermost = state.outer[0];
  const whole = outermost
    ? { ...state, ...outermost, circuit: wholeCircuit(state), outer: [] }
    : state;
  const next = withEdit(
    {
      ...withNewWork(whole),
      ...nothingInHand,
      step: null,
    },
    { circuit: withCrossingsSeparated(circuit), message, at: firstCell },
  );
  // A circuit that is too long for the lab changes nothing.
  return next.notice.isRefusal ? { ...state, notice: next.notice } : { ...next, step: null };
}

/** Returns a circuit without gates whose wires all start in 0. An open gate has no starts of its own. */
function cleared({ circuit }: LabState): Circuit {
  const empty = trimmed(withColumns(circuit, []));
  return circuit.initial.reduce((made, _, wire) => withInitialState(made, wire, '0'), empty);
}

function withNewWork(state: LabState): LabState {
  return { ...state, generation: state.generation + 1 };
}
