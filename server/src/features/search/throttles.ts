/** How often one may search: a class behind one address, each typing, stays below it. */
import { createProcessThrottle, type Throttle } from '../../platform/throttle.ts';

export function searchThrottle(): Throttle {
  return createProcessThrottle({
    name: 'searches',
    tries: 300,
    seconds: 60,
    sentence: 'That was a lot of searching. Please wait a minute, then try again.',
  });
}
