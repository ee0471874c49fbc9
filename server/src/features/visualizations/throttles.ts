/** Limits how often play may be reported: far more often than a page does. */
import { processThrottle } from '../../platform/throttle.ts';

export const plays = processThrottle({
  name: 'visualization-plays',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
