/** The one state of the circuit lab and all that can happen to it: pure, with every edit saved for undo. */
import { wireCount } from '@qubloom/quantum';
import { detailsReducer, isOpenAfter, type DetailsAction } from './details.ts';
import { replaceReducer, type ReplaceAction } from './replacing.ts';
import { editReducer, type EditAction } from './editing.ts';
import { carryReducer, type CarryAction } from './carrying.ts';
import { redone, undone } from './history.ts';
import type { LabState } from './lab-state.ts';
import { announce, refuse } from './notice.ts';
import { closed, opened } from './open-gate.ts';
import { selectionReducer, type SelectionAction } from './selection.ts';
import { viewReducer, type ViewAction } from './view.ts';

export { mayMakeGates, paletteIn, startLab } from './lab-state.ts';
export { hasTime, liveCircuit, timeParameter } from './time.ts';
export { wholeCircuit } from './open-gate.ts';
export type { LabNoise, LabOptions, LabState } from './lab-state.ts';
export type { Tool } from '../palette/tools.ts';

export type LabAction =
  | EditAction
  | ReplaceAction
  | SelectionAction
  | CarryAction
  | ViewAction
  | DetailsAction
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'open-gate'; readonly gate: string }
  | { readonly kind: 'close-gate' }
  /** Shows and announces a sentence. */
  | { readonly kind: 'announce'; readonly message: string; readonly isRefusal?: boolean };

export function labReducer(state: LabState, action: LabAction): LabState {
  const isThere = wiresNamedBy(action).every(
    (wire) => wire >= 0 && wire < wireCount(state.circuit),
  );
  if (!isThere) return refuse(state, 'There is no such wire.');
  const next = reduced(state, action);
  const isDetailsOpen = isOpenAfter(state, action, next);
  return isDetailsOpen === next.isDetailsOpen ? next : { ...next, isDetailsOpen };
}

/** An action may come late, when its wire is gone. */
function wiresNamedBy(action: LabAction): readonly number[] {
  switch (action.kind) {
    case 'move':
      return [action.from.wire, action.to.wire];
    case 'set-initial':
    case 'remove-wire':
      return [action.wire];
    case 'move-wire':
      return [action.from];
    default:
      return 'at' in action ? [action.at.wire] : [];
  }
}

function reduced(state: LabState, action: LabAction): LabState {
  switch (action.kind) {
    case 'place':
    case 'remove':
    case 'move':
    case 'toggle-control':
    case 'set-angle':
    case 'set-source':
    case 'set-condition':
    case 'set-bit':
    case 'set-display-wires':
    case 'set-kept-state':
    case 'take-apart':
    case 'add-gate':
    case 'set-initial':
    case 'add-wire':
    case 'remove-wire':
    case 'move-wire':
    case 'insert-column':
    case 'remove-column':
      return editReducer(state, action);
    case 'load':
    case 'rewrite':
    case 'clear':
      return replaceReducer(state, action);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'move-cursor':
    case 'select':
    case 'select-all':
    case 'copy':
    case 'cut':
    case 'paste':
    case 'remove-selection':
    case 'move-selection':
    case 'define':
      return selectionReducer(state, action);
    case 'open-gate':
      return opened(state, action.gate);
    case 'close-gate':
      return closed(state);
    case 'arm':
    case 'pick-up':
    case 'drop':
    case 'cancel':
      return carryReducer(state, action);
    case 'set-level':
    case 'set-step':
    case 'set-time':
    case 'play':
    case 'set-noise':
    case 'set-shots':
    case 'set-seed':
      return viewReducer(state, action);
    case 'open-details':
    case 'close-details':
      return detailsReducer(state, action);
    case 'announce':
      return announce(state, action.message, action.isRefusal);
  }
}
