/** Limits how often one address writes to the operator. Each message also sends two emails. */
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

export const messages = slidingThrottle({
  name: 'inquiries',
  tries: 5,
  seconds: 60 * 60,
  sentence: 'That was a lot of messages. Please wait an hour, then try again.',
});
