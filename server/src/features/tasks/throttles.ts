/** Limits how often a learner may have circuits graded: far more often than anybody can build one. */
import { throttle } from '../../platform/throttle.ts';

export const attempts = throttle({
  name: 'task-attempts',
  tries: 120,
  seconds: 60,
  sentence: 'That was a lot of tries. Please wait a minute, then try again.',
});
