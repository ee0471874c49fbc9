/** How often play may be reported: far more often than a page does. */
import { createProcessThrottle } from '../../platform/throttle.ts';

export const playThrottle = () =>
  createProcessThrottle({
    name: 'visualization-plays',
    tries: 120,
    seconds: 60,
    sentence: 'That was a lot at once. Please wait a minute, then go on.',
  });
