/** Limits searches: a class that types behind one address stays below it. */
import { processThrottle } from '../../platform/throttle.ts';

export const searches = processThrottle({
  name: 'searches',
  tries: 300,
  seconds: 60,
  sentence: 'That was a lot of searching. Please wait a minute, then try again.',
});
