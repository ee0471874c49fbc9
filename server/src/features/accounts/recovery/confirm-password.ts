/** The password once more, of somebody who is signed in already. */
import type { UserId } from '@qubloom/contract';
import type { Database } from '../../../platform/database/client.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { SlidingThrottle } from '../../../platform/sliding-throttle.ts';
import { checkPassword } from '../passwords.ts';
import { findPasswordOf } from './queries.ts';

export interface ConfirmationOptions {
  readonly database: Database;
  readonly throttles: { readonly passwordsAgain: SlidingThrottle };
}

/** @throws {Invalid} at the field `password`. */
export async function confirmPassword(
  { database, throttles }: ConfirmationOptions,
  id: UserId,
  password: string,
): Promise<void> {
  const hash = await findPasswordOf(database, id);
  if (hash === null) throw wrong('You have no password yet. You can choose one on your profile.');
  const taken = await throttles.passwordsAgain.take(String(id));
  const check = await checkPassword(hash, password).catch(async (error: unknown) => {
    // Turned away in a rush: nothing was guessed.
    await taken.giveBack();
    throw error;
  });
  if (!check.matches) throw wrong("That isn't your password.");
  await taken.giveBack();
}

const wrong = (message: string) => Invalid.at('password', message);
