/** Handles a gate that was chosen in the palette, or an operation that was picked up from its cell. */
import { operationAt, type GridCell } from '@qubloom/quantum';
import { toolLabels, type Tool } from '../palette/tools.ts';
import { operationName, cellName } from '../announcements/labels.ts';
import { editReducer } from './editing.ts';
import type { Handlers } from './handlers.ts';
import { nothingSelected, type LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';
import { selectionHandlers } from './selection.ts';

export type CarryAction =
  | { readonly kind: 'arm'; readonly tool: Tool | null }
  | { readonly kind: 'pick-up'; readonly at: GridCell }
  | { readonly kind: 'drop'; readonly at: GridCell }
  | { readonly kind: 'cancel' };

export const carryHandlers: Handlers<CarryAction> = {
  arm: (state, { tool }) => armed(state, tool),
  'pick-up': (state, { at }) => pickedUp(state, at),
  drop: (state, { at }) => dropped(state, at),
  cancel: (state) => {
    if (state.isDetailsOpen) return { ...state, isDetailsOpen: false };
    if (state.carried) return announce({ ...state, carried: null }, 'Put back.');
    if (state.armed) return armed(state, null);
    return { ...state, ...nothingSelected };
  },
};

function armed(state: LabState, tool: Tool | null): LabState {
  const next = { ...state, armed: tool, carried: null };
  if (!tool) return state.armed ? announce(next, 'Gate put away.') : next;
  return announce(next, `${toolLabels(tool).spoken} chosen. Now choose a place.`);
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
  return selectionHandlers['move-selection'](next, { kind: 'move-selection', by });
}
