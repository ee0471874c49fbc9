/** Cookies that the server sets, worded for the cookie page; a test compares them with the server. */
import { daysKept } from '../retention.ts';

export interface StoredCookie {
  /** Name without the `__Host-` prefix that it has on https. */
  readonly name: string;
  readonly purpose: string;
  readonly lasts: string;
  readonly isSet: string;
}

export const storedCookies: readonly StoredCookie[] = [
  {
    name: 'qubloom-session',
    purpose: 'Keeps you signed in. Without it, nobody could stay signed in.',
    lasts: `${String(daysKept('sign-ins'))} days after the last use, or until you sign out`,
    isSet: 'When you open an account or sign in',
  },
  {
    name: 'qubloom-browser',
    purpose:
      "Tells us that you've signed in with this browser before, so that somebody else's wrong guesses can't lock you out. It lets nobody in.",
    lasts: `${String(daysKept('known-browsers'))} days after the last sign-in, or until you change your password`,
    isSet: 'When you open an account or sign in',
  },
  {
    name: 'qubloom-google',
    purpose: 'Remembers, encrypted, what you asked for on the way to Google and back.',
    lasts: '20 minutes',
    isSet: 'Only if you choose to sign in with Google',
  },
  {
    name: 'qubloom-lti',
    purpose:
      "Ties a start from your school's learning platform to this browser. It lets nobody in by itself.",
    lasts: 'One hour',
    isSet: "Only if you open us from your school's learning platform",
  },
];
