/** Limits how often codes are made and tried. A code has 50 random bits and lasts an hour, so nobody guesses one. */
import { limitCodeTries } from '../../platform/code-tries.ts';
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

const minute = 60;

export const newCodes = slidingThrottle({
  name: 'new-family-codes',
  tries: 10,
  seconds: 60 * minute,
  sentence: 'That was a lot of new codes. Please use the latest one, or wait a while.',
});

export const codeTries = limitCodeTries('family-codes', 60);
