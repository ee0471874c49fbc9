/** How often learning time may be reported: far more often than a few open pages do. */
import { processThrottle } from '../../../platform/throttle.ts';

export const timeReports = processThrottle({
  name: 'learning-time',
  tries: 60,
  seconds: 60,
  sentence: 'That was a lot at once. Please wait a minute, then go on.',
});
