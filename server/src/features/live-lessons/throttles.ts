/** Limits how often codes of live lessons are made and tried. */
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

export const newLookCodes = slidingThrottle({
  name: 'new-look-codes',
  tries: 30,
  seconds: 3600,
  sentence: 'That was a lot of new links. Please use the latest one, or wait a while.',
});

/**
 * Slows down devices that ask with wrong codes. It does not stop guessing: a right code always opens, because a whole
 * class asks from one address. The 50 random bits of a code do.
 */
export const lookTries = slidingThrottle({
  name: 'look-codes',
  tries: 120,
  seconds: 15 * 60,
  sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
});
