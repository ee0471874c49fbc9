/** Another circuit in the place of this one; the old one is one Undo away. */
import { withColumns, type Circuit } from '@qubloom/quantum';
import { tidied, withLinesParted } from '../place.ts';
import { edited } from './history.ts';
import type { LabState } from './lab.ts';
import { wholeCircuit } from './open-gate.ts';

export type AnotherCircuitAction =
  /** A file, an example, a link. */
  | { readonly kind: 'load'; readonly circuit: Circuit; readonly words: string }
  | { readonly kind: 'clear' };

export function anotherCircuit(state: LabState, action: AnotherCircuitAction): LabState {
  if (action.kind === 'load') return loaded(state, action.circuit, action.words);
  return edited(withNewWork(state), {
    circuit: tidied(withColumns(state.circuit, [])),
    words: 'Cleared.',
    at: { column: 0, wire: 0 },
  });
}

function loaded(state: LabState, circuit: Circuit, words: string): LabState {
  const outermost = state.outer[0];
  const whole = outermost
    ? { ...state, ...outermost, circuit: wholeCircuit(state), outer: [] }
    : state;
  const next = edited(
    {
      ...withNewWork(whole),
      selection: null,
      anchor: null,
      armed: null,
      carried: null,
      step: null,
    },
    { circuit: withLinesParted(circuit), words, at: { column: 0, wire: 0 } },
  );
  // What is too long for the lab leaves everything as it was.
  return next.notice.isRefusal ? { ...state, notice: next.notice } : { ...next, step: null };
}

function withNewWork(state: LabState): LabState {
  return { ...state, works: state.works + 1 };
}
