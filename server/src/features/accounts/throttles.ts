/**
 * How often one may try to get in. A stranger has a tight bucket for each account, counted for each address, and
 * a wide one for the address, since a school has only one. A browser in which the learner has signed in before
 * has a bucket of its own in place of both, so that nobody else can use up the learner's tries.
 */
import { householdOf } from '../../platform/http/addresses.ts';
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
  const from = householdOf(address);
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
