/** Opening an account and signing in to one. */
import type { accounts, BodyOf, CurrentUser } from '@qubloom/contract';
import type { Learner } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/client.ts';
import { Conflict, NotSignedIn } from '../../platform/errors.ts';
import { allowPassword, hashPassword, passwordMatches } from './passwords.ts';
import { findPassword, insertAccount, isUsernameTaken, recordLogin } from './queries.ts';
import { addressKey, type EntranceThrottles } from './throttles.ts';
import { knownTimeZone } from './time-zone.ts';
import { allowUsername } from './usernames.ts';

export interface Entrance {
  readonly database: Database;
  readonly now: () => Date;
  readonly throttles: EntranceThrottles;
}

const taken = 'Somebody already has that username. Please choose another one.';

export async function register(
  { database, now, throttles }: Entrance,
  body: BodyOf<typeof accounts.register>,
  address: string,
): Promise<Learner> {
  allowUsername(body.username);
  allowPassword(body.password, body.username);
  await throttles.registrationsFromAddress.take(addressKey(address));
  if (await isUsernameTaken(database, body.username)) throw new Conflict(taken);
  const learner = await insertAccount(database, {
    ...body,
    password: await hashPassword(body.password),
    // Of younger children no more is kept than what greets them.
    lastName: body.ageRange === 'under-13' ? '' : body.lastName,
    timeZone: knownTimeZone(body.timeZone),
    lastLogin: now(),
  });
  if (learner === null) throw new Conflict(taken);
  return learner;
}

export async function login(
  { database, now, throttles }: Entrance,
  body: BodyOf<typeof accounts.login>,
  address: string,
): Promise<Learner> {
  const account = body.username.toLowerCase();
  await throttles.loginsFromAddress.take(addressKey(address));
  await throttles.checksOfAccount.take(account);
  const found = couldBeUsername(account) ? await findPassword(database, account) : null;
  const isRight = await passwordMatches(found?.hash ?? null, body.password);
  const learner =
    found !== null && isRight
      ? await recordLogin(database, found.id, {
          lastLogin: now(),
          timeZone: knownTimeZone(body.timeZone),
        })
      : null;
  if (learner === null) throw new NotSignedIn("That username and password don't match.");
  await throttles.checksOfAccount.giveBack(account);
  return learner;
}

/** PostgreSQL cannot even be asked about some characters. */
const couldBeUsername = (name: string): boolean => /^[a-z0-9_-]+$/.test(name);

/** @param streak As it counts today. */
export function currentUser(learner: Learner, streak: number): CurrentUser {
  const { id, username, firstName, lastName, points, ageRange, timeZone } = learner;
  return { id, username, firstName, lastName, points, streak, ageRange, timeZone };
}
