/**
 * How often one may try to get in. A stranger has a tight bucket for each account, counted for each address, and
 * a wide one for the address, since a school has only one. A browser in which the learner has signed in before
 * has a bucket of its own in place of both, so that nobody else can use up the learner's tries.
 */
import { isIPv6 } from 'node:net';
import type { SlidingThrottle, SlidingThrottles, Try } from '../../platform/sliding-throttle.ts';

const minute = 60;
const tooManyTries = 'That was a lot of tries. Please wait a few minutes, then try again.';

export interface AuthThrottles {
  readonly checksOfAccount: SlidingThrottle;
  readonly checksFromBrowser: SlidingThrottle;
  readonly loginsFromAddress: SlidingThrottle;
  readonly registrationsFromAddress: SlidingThrottle;
  readonly googleFromAddress: SlidingThrottle;
}

export function authThrottles({ create }: Pick<SlidingThrottles, 'create'>): AuthThrottles {
  const logins = (name: string, tries: number) =>
    create({ name, tries, seconds: 15 * minute, sentence: tooManyTries });
  return {
    checksOfAccount: logins('login-account', 10),
    checksFromBrowser: logins('login-browser', 10),
    loginsFromAddress: logins('login-address', 200),
    // Nothing can be guessed there, but each answer is looked up at Google.
    googleFromAddress: logins('google-address', 400),
    registrationsFromAddress: create({
      name: 'register-address',
      tries: 100,
      seconds: 60 * minute,
      sentence: 'Many accounts were opened from here. Please wait a while, then try again.',
    }),
  };
}

/**
 * @param account The username in lower case.
 * @param browser Where the learner has signed in with this browser before.
 * @throws {TooMany}
 */
export async function takeLoginTry(
  throttles: AuthThrottles,
  account: string,
  { address, browser }: { readonly address: string; readonly browser: string | null },
): Promise<Try> {
  if (browser !== null) return throttles.checksFromBrowser.take(`${account} ${browser}`);
  const from = addressKey(address);
  const ofAccount = await throttles.checksOfAccount.take(`${account} ${from}`);
  try {
    const ofAddress = await throttles.loginsFromAddress.take(from);
    return {
      async giveBack() {
        await ofAddress.giveBack();
        await ofAccount.giveBack();
      },
    };
  } catch (error) {
    // No password was looked at.
    await ofAccount.giveBack();
    throw error;
  }
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
