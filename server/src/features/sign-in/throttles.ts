/**
 * Limits tries to sign in. A stranger has a small bucket for each account and address, and a large one for the address,
 * because a school has only one. A browser in which the learner has signed in before has its own bucket instead of
 * both, so nobody else can use up the learner's tries.
 */
import { householdOf } from '../../platform/http/addresses.ts';
import { slidingThrottle, type TriesStore, type Try } from '../../platform/sliding-throttle.ts';

const minute = 60;
const tooManyTries = 'That was a lot of tries. Please wait a few minutes, then try again.';

const logins = (name: string, tries: number) =>
  slidingThrottle({ name, tries, seconds: 15 * minute, sentence: tooManyTries });

const checksOfAccount = logins('login-account', 10);
const checksFromBrowser = logins('login-browser', 10);
export const loginsFromAddress = logins('login-address', 200);
/** Nothing can be guessed there, but each answer needs a request to Google. */
export const googleFromAddress = logins('google-address', 400);
export const registrationsFromAddress = slidingThrottle({
  name: 'register-address',
  tries: 100,
  seconds: 60 * minute,
  sentence: 'Many accounts were opened from here. Please wait a while, then try again.',
});

/**
 * @param account the username in lower case
 * @param browser set if the learner has signed in with this browser before
 * @throws {TooMany}
 */
export async function takeLoginTry(
  server: TriesStore,
  account: string,
  { address, browser }: { readonly address: string; readonly browser: string | null },
): Promise<Try> {
  if (browser !== null) return checksFromBrowser.take(server, `${account} ${browser}`);
  const from = householdOf(address);
  const ofAccount = await checksOfAccount.take(server, `${account} ${from}`);
  try {
    const ofAddress = await loginsFromAddress.take(server, from);
    return {
      async giveBack() {
        await ofAddress.giveBack();
        await ofAccount.giveBack();
      },
    };
  } catch (error) {
    // No password was checked.
    await ofAccount.giveBack();
    throw error;
  }
}
