/** Limits how often classes, codes, accounts, and passwords are made, and how often codes are tried. */
import { limitCodeTries } from '../../platform/code-tries.ts';
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

const hour = 3600;
const hourly = (name: string, tries: number, sentence: string) =>
  slidingThrottle({ name, tries, seconds: hour, sentence });

export const newClasses = hourly(
  'new-classes',
  20,
  'That was a lot of new classes. Please wait a while.',
);

export const newCodes = hourly(
  'new-class-codes',
  30,
  'That was a lot of new codes. Please use the latest one, or wait a while.',
);

/** Each list of names counts once. */
export const newAccounts = hourly(
  'new-class-accounts',
  20,
  'That was a lot of new accounts. Please wait a while.',
);

export const newPasswords = hourly(
  'new-class-passwords',
  100,
  'That was a lot of new passwords. Please wait a while.',
);

/** A class with four times thirty learners types its codes within a quarter of an hour. */
export const codeTries = limitCodeTries('class-codes', 120);
