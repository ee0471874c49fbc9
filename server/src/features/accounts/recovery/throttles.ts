/** How often one may ask for mails, or give one's password once more. */
import type { Pool } from 'pg';
import { createThrottle } from '../../../platform/throttle.ts';
import type { RecoveryOptions } from './service.ts';

const minute = 60;

export function recoveryThrottles(pool: Pool): RecoveryOptions['throttles'] {
  return {
    mailsAskedFor: createThrottle(pool, {
      name: 'mails-address',
      tries: 30,
      seconds: 60 * minute,
      sentence: 'That was a lot of mails. Please wait a while, then try again.',
    }),
    passwordsAgain: createThrottle(pool, {
      name: 'password-again',
      tries: 10,
      seconds: 15 * minute,
      sentence: 'That was a lot of tries. Please wait a few minutes, then try again.',
    }),
  };
}
