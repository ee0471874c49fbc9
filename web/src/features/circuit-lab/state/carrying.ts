/** What is in the hand: a gate chosen on the shelf, or something picked up from its place. */
import { operationAt } from '@qubloom/quantum';
import type { Spot } from '../spots.ts';
import { toolWords, type Tool } from '../tools.ts';
import { nameOfOperation, nameOfSpot } from '../words.ts';
import { built } from './building.ts';
import type { LabState } from './lab.ts';
import { refuse, say } from './notice.ts';
import { selected } from './selection.ts';

export type CarryingAction =
  | { readonly kind: 'arm'; readonly tool: Tool | null }
  | { readonly kind: 'pick-up'; readonly at: Spot }
  | { readonly kind: 'drop'; readonly at: Spot }
  | { readonly kind: 'cancel' };

export function carried(state: LabState, action: CarryingAction): LabState {
  switch (action.kind) {
    case 'arm': {
      const next = { ...state, armed: action.tool, carried: null };
      if (!action.tool) return next;
      return say(next, `${toolWords(action.tool).spoken} chosen. Now choose a place.`);
    }
    case 'pick-up':
      return pickedUp(state, action.at);
    case 'drop':
      return dropped(state, action.at);
    case 'cancel':
      if (state.carried) return say({ ...state, carried: null }, 'Put back.');
      if (state.armed) return say({ ...state, armed: null }, 'Gate put away.');
      return { ...state, selection: null, anchor: null };
  }
}

function pickedUp(state: LabState, at: Spot): LabState {
  const found = operationAt(state.circuit, at.column, at.wire);
  if (!found && !state.selection) return refuse(state, `${nameOfSpot(at)} is empty.`);
  const what = state.selection ? 'Selection' : found ? nameOfOperation(found) : '';
  return say({ ...state, armed: null, carried: at }, `${what} picked up.`);
}

function dropped(state: LabState, at: Spot): LabState {
  const from = state.carried;
  if (!from) return state;
  const next = { ...state, carried: null };
  if (from.column === at.column && from.wire === at.wire) return say(next, 'Put back.');
  if (!state.selection) return built(next, { kind: 'move', from, to: at });
  const by = { column: at.column - from.column, wire: at.wire - from.wire };
  return selected(next, { kind: 'move-selection', by });
}
