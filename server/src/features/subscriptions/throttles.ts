/** Limits how often a learner may go to pay or end a plan: far more often than anybody changes their mind. */
import { processThrottle } from '../../platform/throttle.ts';

export const paymentTries = processThrottle({
  name: 'payments',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot of tries. Please wait a minute, then try again.',
});
