/** Limits requests for emails and repeated checks of a password. */
import { slidingThrottle } from '../../../platform/sliding-throttle.ts';

const minute = 60;

/** Limits each internet address. */
export const mailsAskedFor = slidingThrottle({
  name: 'mails-address',
  tries: 30,
  seconds: 60 * minute,
  sentence: 'That was a lot of emails. Please wait a while, then try again.',
});

export const passwordsAgain = slidingThrottle({
  name: 'password-again',
  tries: 10,
  seconds: 15 * minute,
  sentence: 'That was a lot of tries. Please wait a few minutes, then try again.',
});

export const newAddresses = slidingThrottle({
  name: 'new-addresses',
  tries: 5,
  seconds: 24 * 60 * minute,
  sentence: 'That was a lot of addresses for one day. Please try again tomorrow.',
});
