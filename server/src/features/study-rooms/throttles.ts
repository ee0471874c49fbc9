/** Limits how often a learner may make rooms or try codes. */
import { slidingThrottle } from '../../platform/sliding-throttle.ts';

const minute = 60;

export const newRooms = slidingThrottle({
  name: 'new-rooms',
  tries: 10,
  seconds: 60 * minute,
  sentence: 'That was a lot of new rooms. Please use one of them, or wait a while.',
});

export const codes = slidingThrottle({
  name: 'room-codes',
  tries: 10,
  seconds: 10 * minute,
  sentence: 'That was a lot of codes. Please wait a few minutes, then try again.',
});
