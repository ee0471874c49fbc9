/** Asks somebody who is already signed in for the password again. */
import type { UserId } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { Invalid } from '../../../platform/errors.ts';
import { checkPassword } from '../passwords.ts';
import { findPasswordOf } from './queries.ts';
import { passwordsAgain } from './throttles.ts';

/** @throws {Invalid} with the field `password` */
export async function confirmPassword(
  context: Context,
  id: UserId,
  password: string,
): Promise<void> {
  const hash = await findPasswordOf(context.database, id);
  if (hash === null)
    throw wrong("You don't have a password yet. You can choose one on your profile.");
  const taken = await passwordsAgain.take(context, String(id));
  const check = await checkPassword(hash, password).catch(async (error: unknown) => {
    // The try was refused because of a rush, so no password was guessed.
    await taken.giveBack();
    throw error;
  });
  if (!check.matches) throw wrong("That isn't your password.");
  await taken.giveBack();
}

const wrong = (message: string) => Invalid.at('password', message);
