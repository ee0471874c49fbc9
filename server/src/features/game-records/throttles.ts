/** Limits how often a record may be saved: a page waits a few seconds before it saves one. */
import { processThrottle } from '../../platform/throttle.ts';

export const saves = processThrottle({
  name: 'game-records',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
