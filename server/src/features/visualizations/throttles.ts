/** Limits the reports of play. The limit is far above what a page sends. */
import { processThrottle } from '../../platform/throttle.ts';

export const plays = processThrottle({
  name: 'visualization-plays',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
