/** How often one may ask for mails, or give one's password once more. */
import type { SlidingThrottles } from '../../../platform/sliding-throttle.ts';
import type { RecoveryOptions } from './service.ts';

const minute = 60;

export function recoveryThrottles({
  create,
}: Pick<SlidingThrottles, 'create'>): RecoveryOptions['throttles'] {
  return {
    mailsAskedFor: create({
      name: 'mails-address',
      tries: 30,
      seconds: 60 * minute,
      sentence: 'That was a lot of mails. Please wait a while, then try again.',
    }),
    passwordsAgain: create({
      name: 'password-again',
      tries: 10,
      seconds: 15 * minute,
      sentence: 'That was a lot of tries. Please wait a few minutes, then try again.',
    }),
    newAddresses: create({
      name: 'new-addresses',
      tries: 5,
      seconds: 24 * 60 * minute,
      sentence: 'That was a lot of addresses for one day. Please try again tomorrow.',
    }),
  };
}
