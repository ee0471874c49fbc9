/** How often a place may be saved: a page waits some seconds before it saves one. */
import { createProcessThrottle } from '../../platform/throttle.ts';

export const placeThrottle = () =>
  createProcessThrottle({
    name: 'places',
    tries: 120,
    seconds: 60,
    sentence: 'That was a lot at once. Please wait a minute, then go on.',
  });
