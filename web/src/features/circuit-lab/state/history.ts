/** Edits one after the other: each a step of undo, without end. */
import { operationAt, wireCount } from '@qubloom/quantum';
import { growthTrouble } from '../lab-limits.ts';
import type { Edit } from '../place.ts';
import type { LabState } from './lab.ts';
import { refuse, say } from './notice.ts';

/** A refusal, or an edit that changes nothing, keeps past and future as they are. */
export function edited(state: LabState, edit: Edit, gesture: string | null = null): LabState {
  if ('refused' in edit) return refuse(state, edit.refused);
  if (edit.circuit === state.circuit) return say(state, edit.words);
  const trouble = growthTrouble(state.circuit, edit.circuit);
  if (trouble !== undefined) return refuse(state, trouble);
  const isGoingOn = gesture !== null && gesture === state.gesture;
  return say(
    fitted({
      ...state,
      circuit: edit.circuit,
      past: isGoingOn ? state.past : [...state.past, state.circuit],
      future: [],
      gesture,
      cursor: edit.at ?? state.cursor,
    }),
    edit.words,
  );
}

/** Keeps cursor, step and selection inside a circuit that has become another. */
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

export function undone(state: LabState): LabState {
  const circuit = state.past.at(-1);
  if (!circuit) return refuse(state, 'There is nothing to undo.');
  const past = state.past.slice(0, -1);
  const future = [state.circuit, ...state.future];
  return say(fitted({ ...state, circuit, past, future, gesture: null }), 'Undone.');
}

export function redone(state: LabState): LabState {
  const [circuit, ...future] = state.future;
  if (!circuit) return refuse(state, 'There is nothing to redo.');
  const past = [...state.past, state.circuit];
  return say(fitted({ ...state, circuit, past, future, gesture: null }), 'Redone.');
}
