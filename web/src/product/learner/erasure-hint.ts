import type { SessionEnd } from './auth.tsx';

/**
 * An extra sentence for a child who was waiting for a parent's answer when the session ended. The account is
 * erased after a no, and also without an answer, and then nothing is left to tell which it was.
 */
export const erasureHint = ({ hasWaited }: Pick<SessionEnd, 'hasWaited'>): string =>
  hasWaited
    ? " Can't get in? If your parent or guardian said no, or didn't answer for 14 days, your account has been erased. Ask them."
    : '';
