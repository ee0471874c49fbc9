/** How often learning time may be reported: far more often than a few open pages do. */
import { createProcessThrottle } from '../../platform/throttle.ts';

export const timeReportThrottle = () =>
  createProcessThrottle({
    name: 'learning-time',
    tries: 60,
    seconds: 60,
    sentence: 'That was a lot at once. Please wait a minute, then go on.',
  });
