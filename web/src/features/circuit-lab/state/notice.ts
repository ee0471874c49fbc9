/** The one sentence that says what happened last. */
import type { LabState } from './lab.ts';

export function say(state: LabState, words: string, isRefusal = false): LabState {
  return { ...state, notice: { serial: state.notice.serial + 1, words, isRefusal } };
}

export function refuse(state: LabState, words: string): LabState {
  return say(state, words, true);
}
