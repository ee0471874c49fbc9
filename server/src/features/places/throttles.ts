/** Limits how often a place may be saved: a page waits a few seconds before it saves one. */
import { processThrottle } from '../../platform/throttle.ts';

export const saves = processThrottle({
  name: 'places',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
