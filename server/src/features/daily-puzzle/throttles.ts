/** Limits how often a learner may have answers graded: far more often than anybody can think of one. */
import { processThrottle } from '../../platform/throttle.ts';

export const answers = processThrottle({
  name: 'daily-answers',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot of tries. Please wait a minute, then try again.',
});
