/** Limits reports of learning time: far more than a few open pages send. */
import { processThrottle } from '../../../platform/throttle.ts';

export const timeReports = processThrottle({
  name: 'learning-time',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
