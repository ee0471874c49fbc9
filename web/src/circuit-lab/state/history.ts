/** The sequence of edits. Each is one undo step, and there is no limit. */
import { operationAt, wireCount, type Circuit } from '@qubloom/quantum';
import { growthProblem } from './lab-limits.ts';
import type { LabEdit } from '../edits/lab-edit.ts';
import type { Handlers } from './handlers.ts';
import type { LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';

export type HistoryAction = { readonly kind: 'undo' } | { readonly kind: 'redo' };

export const historyHandlers: Handlers<HistoryAction> = { undo: undone, redo: redone };

/** The announcement of each step through the history. */
export const historyMessages: Readonly<Record<HistoryAction['kind'], string>> = {
  undo: 'Undone.',
  redo: 'Redone.',
};

/** Applies an edit. A refusal, or an edit that changes nothing, leaves the undo and redo steps unchanged. */
export function withEdit(state: LabState, edit: LabEdit, gesture: string | null = null): LabState {
  if ('refusal' in edit) return refuse(state, edit.refusal);
  if (edit.circuit === state.circuit) return announce(state, edit.message);
  const problem = growthProblem(state.circuit, edit.circuit);
  if (problem !== undefined) return refuse(state, problem);
  const isContinuation = gesture !== null && gesture === state.gesture;
  return announce(
    fitted({
      ...state,
      circuit: edit.circuit,
      past: isContinuation ? state.past : [...state.past, state.circuit],
      future: [],
      gesture,
      cursor: edit.at ?? state.cursor,
    }),
    edit.message,
  );
}

/** Moves the cursor, step, and selection inside a circuit that has changed. */
function fitted(state: LabState): LabState {
  const wires = wireCount(state.circuit);
  const last = state.circuit.columns.length - 1;
  const { cursor, step, selection, carried } = state;
  return {
    ...state,
    cursor: cursor.wire < wires ? cursor : { ...cursor, wire: wires - 1 },
    step: step !== null && step >= last ? null : step,
    selection: selection && selection.toWire >= wires ? null : selection,
    carried: carried && operationAt(state.circuit, carried.column, carried.wire) ? carried : null,
  };
}

/** Applies another learner's change of the circuit. None of it becomes one of this learner's undo steps. */
export function withPeersEdit(state: LabState, circuit: Circuit): LabState {
  return circuit === state.circuit ? state : fitted({ ...state, circuit });
}

function undone(state: LabState): LabState {
  const circuit = state.past.at(-1);
  if (!circuit) return refuse(state, 'There is nothing to undo.');
  const past = state.past.slice(0, -1);
  const future = [state.circuit, ...state.future];
  return stepped({ ...state, circuit, past, future }, 'undo');
}

function redone(state: LabState): LabState {
  const [circuit, ...future] = state.future;
  if (!circuit) return refuse(state, 'There is nothing to redo.');
  const past = [...state.past, state.circuit];
  return stepped({ ...state, circuit, past, future }, 'redo');
}

function stepped(state: LabState, kind: HistoryAction['kind']): LabState {
  return announce(fitted({ ...state, gesture: null }), historyMessages[kind]);
}
