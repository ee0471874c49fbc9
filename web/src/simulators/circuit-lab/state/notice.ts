/** The one sentence about what happened last. */
import type { LabState } from './lab-state.ts';

export function announce(state: LabState, message: string, isRefusal = false): LabState {
  return { ...state, notice: { serial: state.notice.serial + 1, message, isRefusal } };
}

export function refuse(state: LabState, message: string): LabState {
  return announce(state, message, true);
}
