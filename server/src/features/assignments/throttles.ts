import { processThrottle } from '../../platform/throttle.ts';

/** Counts what a learner hands in. */
export const handIns = processThrottle({
  name: 'hand-ins',
  tries: 30,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then hand it in again.',
});
