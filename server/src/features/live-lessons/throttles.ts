/** Limits how often codes of live lessons are made and tried. */
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

export const newLookCodes = slidingThrottle({
  name: 'new-look-codes',
  tries: 30,
  seconds: 3600,
  sentence: 'That was a lot of new links. Please use the latest one, or wait a while.',
});

/** Codes that open something are given back. A whole class asks from one address, every few seconds. */
export const lookTries = slidingThrottle({
  name: 'look-codes',
  tries: 120,
  seconds: 15 * 60,
  sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
});
