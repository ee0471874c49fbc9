/** The only sentence about what happened last. */
import type { Handlers } from './handlers.ts';
import type { LabState } from './lab-state.ts';

/** Shows and announces a sentence. */
export interface NoticeAction {
  readonly kind: 'announce';
  readonly message: string;
  readonly isRefusal?: boolean;
}

export const noticeHandlers: Handlers<NoticeAction> = {
  announce: (state, { message, isRefusal }) => announce(state, message, isRefusal),
};

export function announce(state: LabState, message: string, isRefusal = false): LabState {
  return { ...state, notice: { serial: state.notice.serial + 1, message, isRefusal } };
}

export function refuse(state: LabState, message: string): LabState {
  return announce(state, message, true);
}
