import type { SessionEnd } from './auth.tsx';

/**
 * A sentence more for a child who waited for a parent's answer when the session ended: a no, and no answer,
 * erase the account, and nothing is left that could say which it was.
 */
export const perhapsErased = ({ hasWaited }: Pick<SessionEnd, 'hasWaited'>): string =>
  hasWaited
    ? " Can't get in? If your parent or guardian said no, or didn't answer for 14 days, your account has been erased. Ask them."
    : '';
