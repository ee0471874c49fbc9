/** How often one may try to get in: a tight bucket for an account, a wide one for a school's address. */
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { createThrottle, type Throttle } from '../../platform/throttle.ts';

const minute = 60;
const tooManyTries = 'That was a lot of tries. Please wait a few minutes, then try again.';

export interface AuthThrottles {
  readonly checksOfAccount: Throttle;
  readonly loginsFromAddress: Throttle;
  readonly registrationsFromAddress: Throttle;
}

export function authThrottles(pool: Pool): AuthThrottles {
  return {
    checksOfAccount: createThrottle(pool, {
      name: 'login-account',
      tries: 10,
      seconds: 15 * minute,
      sentence: tooManyTries,
    }),
    loginsFromAddress: createThrottle(pool, {
      name: 'login-address',
      tries: 200,
      seconds: 15 * minute,
      sentence: tooManyTries,
    }),
    registrationsFromAddress: createThrottle(pool, {
      name: 'register-address',
      tries: 100,
      seconds: 60 * minute,
      sentence: 'Many accounts were opened from here. Please wait a while, then try again.',
    }),
  };
}

/** One household has a whole IPv6 /64, so its first half is what counts. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...missing, ...right].slice(0, 4).join(':');
}
