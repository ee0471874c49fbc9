/** The only state of the circuit lab and all actions on it. It is pure, and every edit is saved for undo. */
import { wireCount } from '@qubloom/quantum';
import { carryHandlers, type CarryAction } from './carrying.ts';
import { detailsHandlers, isOpenAfter, type DetailsAction } from './details.ts';
import { editReducer, isEditAction, type EditAction } from './editing.ts';
import { handlerOf, type Handlers } from './handlers.ts';
import { historyHandlers, type HistoryAction } from './history.ts';
import type { LabState } from './lab-state.ts';
import { noticeHandlers, refuse, type NoticeAction } from './notice.ts';
import { openGateHandlers, type OpenGateAction } from './open-gate.ts';
import { replaceHandlers, type ReplaceAction } from './replacing.ts';
import { selectionHandlers, type SelectionAction } from './selection.ts';
import { viewHandlers, type ViewAction } from './view.ts';

export { mayMakeGates, paletteIn, startLab } from './lab-state.ts';
export { hasTime, liveCircuit, timeParameter } from '../edits/time.ts';
export { wholeCircuit } from './open-gate.ts';
export type { LabNoise, LabOptions, LabState } from './lab-state.ts';
export type { Tool } from '../palette/tools.ts';

type OtherAction =
  | ReplaceAction
  | HistoryAction
  | SelectionAction
  | OpenGateAction
  | CarryAction
  | ViewAction
  | DetailsAction
  | NoticeAction;

export type LabAction = EditAction | OtherAction;

export function labReducer(state: LabState, action: LabAction): LabState {
  const isThere = wiresNamedBy(action).every(
    (wire) => wire >= 0 && wire < wireCount(state.circuit),
  );
  if (!isThere) return refuse(state, 'There is no such wire.');
  const next = isEditAction(action)
    ? editReducer(state, action)
    : handlerOf(handlers, action)(state, action);
  const isDetailsOpen = isOpenAfter(state, action, next);
  return isDetailsOpen === next.isDetailsOpen ? next : { ...next, isDetailsOpen };
}

/** Returns the wires that an action names. An action may come late, after its wire was removed. */
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

/** Passes each action to the slice that owns it. */
const handlers: Handlers<OtherAction> = {
  ...replaceHandlers,
  ...historyHandlers,
  ...selectionHandlers,
  ...openGateHandlers,
  ...carryHandlers,
  ...viewHandlers,
  ...detailsHandlers,
  ...noticeHandlers,
};
