/** A gate chosen in the palette, or something picked up from its cell. */
import { operationAt, type GridCell } from '@qubloom/quantum';
import { toolLabels, type Tool } from '../palette/tools.ts';
import { operationName, cellName } from '../announcements/labels.ts';
import { editReducer } from './editing.ts';
import type { LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';
import { selectionReducer } from './selection.ts';

export type CarryAction =
  | { readonly kind: 'arm'; readonly tool: Tool | null }
  | { readonly kind: 'pick-up'; readonly at: GridCell }
  | { readonly kind: 'drop'; readonly at: GridCell }
  | { readonly kind: 'cancel' };

export function carryReducer(state: LabState, action: CarryAction): LabState {
  switch (action.kind) {
    case 'arm': {
      const next = { ...state, armed: action.tool, carried: null };
      if (!action.tool) return state.armed ? announce(next, 'Gate put away.') : next;
      return announce(next, `${toolLabels(action.tool).spoken} chosen. Now choose a place.`);
    }
    case 'pick-up':
      return pickedUp(state, action.at);
    case 'drop':
      return dropped(state, action.at);
    case 'cancel':
      if (state.isDetailsOpen) return { ...state, isDetailsOpen: false };
      if (state.carried) return announce({ ...state, carried: null }, 'Put back.');
      if (state.armed) return carryReducer(state, { kind: 'arm', tool: null });
      return { ...state, selection: null, anchor: null };
  }
}

function pickedUp(state: LabState, at: GridCell): LabState {
  const found = operationAt(state.circuit, at.column, at.wire);
  if (!found && !state.selection) return refuse(state, `${cellName(at)} is empty.`);
  const what = state.selection ? 'Selection' : found ? operationName(found) : '';
  return announce({ ...state, armed: null, carried: at }, `${what} picked up.`);
}

function dropped(state: LabState, at: GridCell): LabState {
  const from = state.carried;
  if (!from) return state;
  const next = { ...state, carried: null };
  if (from.column === at.column && from.wire === at.wire) return announce(next, 'Put back.');
  if (!state.selection) return editReducer(next, { kind: 'move', from, to: at });
  const by = { column: at.column - from.column, wire: at.wire - from.wire };
  return selectionReducer(next, { kind: 'move-selection', by });
}
