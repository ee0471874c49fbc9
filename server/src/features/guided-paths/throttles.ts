/** Limits how often a learner may have circuits graded: far more often than anybody can build one. */
import { processThrottle } from '../../platform/throttle.ts';

export const checks = processThrottle({
  name: 'guided-step-checks',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot of tries. Please wait a minute, then try again.',
});
