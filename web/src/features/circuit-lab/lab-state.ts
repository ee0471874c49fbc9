/** The one state of the circuit lab and all that can happen to it: pure, with every edit kept for undo. */
import { wireCount } from '@qubloom/quantum';
import { anotherCircuit, type AnotherCircuitAction } from './state/another-circuit.ts';
import { built, type BuildingAction } from './state/building.ts';
import { carried, type CarryingAction } from './state/carrying.ts';
import { redone, undone } from './state/history.ts';
import type { LabState } from './state/lab.ts';
import { refuse, say } from './state/notice.ts';
import { closed, opened } from './state/open-gate.ts';
import { selected, type SelectionAction } from './state/selection.ts';
import { viewed, type ViewAction } from './state/view.ts';

export { hasTime, ketWords, liveCircuit, shelf, startLab, timeParameter } from './state/lab.ts';
export { wholeCircuit } from './state/open-gate.ts';
export type { LabNoise, LabOptions, LabState } from './state/lab.ts';
export type { LabLevel, Tool } from './tools.ts';

export type LabAction =
  | BuildingAction
  | AnotherCircuitAction
  | SelectionAction
  | CarryingAction
  | ViewAction
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'open-gate'; readonly gate: string }
  | { readonly kind: 'close-gate' }
  /** Shows and says a sentence. */
  | { readonly kind: 'say'; readonly words: string; readonly isRefusal?: boolean };

export function labReducer(state: LabState, action: LabAction): LabState {
  return wiresNamedBy(action).every((wire) => wire >= 0 && wire < wireCount(state.circuit))
    ? reduced(state, action)
    : refuse(state, 'There is no such wire.');
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
    case 'take-apart':
    case 'set-initial':
    case 'add-wire':
    case 'remove-wire':
    case 'move-wire':
    case 'insert-column':
    case 'remove-column':
      return built(state, action);
    case 'load':
    case 'clear':
      return anotherCircuit(state, action);
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
      return selected(state, action);
    case 'open-gate':
      return opened(state, action.gate);
    case 'close-gate':
      return closed(state);
    case 'arm':
    case 'pick-up':
    case 'drop':
    case 'cancel':
      return carried(state, action);
    case 'set-level':
    case 'set-step':
    case 'set-time':
    case 'play':
    case 'set-noise':
    case 'set-shots':
    case 'set-seed':
      return viewed(state, action);
    case 'say':
      return say(state, action.words, action.isRefusal);
  }
}
