/** Limits searches. A whole class that types at one address stays below the limit. */
import { processThrottle } from '../../platform/throttle.ts';

export const searches = processThrottle({
  name: 'searches',
  tries: 300,
  seconds: 60,
  sentence: 'That was a lot of searching. Please wait a minute, then try again.',
});
