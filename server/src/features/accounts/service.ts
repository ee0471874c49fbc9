/** Opening an account and signing in to one. */
import type { accounts, BodyOf, CurrentUser } from '@qubloom/contract';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { Conflict, NotSignedIn } from '../../platform/errors.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import {
  findPassword,
  insertAccount,
  isUsernameTaken,
  recordLogin,
  recordTimeZone,
} from './queries.ts';
import { addressKey, type AuthThrottles } from './throttles.ts';
import { knownTimeZone } from './time-zone.ts';
import { allowUsername } from './usernames.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly throttles: AuthThrottles;
  /** What follows from a new account, in its transaction. */
  afterRegistering(tx: Transaction, learner: Learner): Promise<void>;
}

const takenMessage = 'Somebody already has that username. Please choose another one.';
const taken = () => new Conflict(takenMessage, [{ path: 'username', message: takenMessage }]);
const noMatchMessage = "That username and password don't match.";
const noMatch = () =>
  new NotSignedIn(noMatchMessage, [{ path: 'password', message: noMatchMessage }]);

/** The last step of getting in, in one transaction with the session that it opens. */
export type SignIn = (tx: Transaction) => Promise<Learner>;

export async function register(
  options: AuthOptions,
  body: BodyOf<typeof accounts.register>,
  address: string,
): Promise<SignIn> {
  const { database, now, throttles } = options;
  allowUsername(body.username);
  await throttles.registrationsFromAddress.take(addressKey(address));
  if (await isUsernameTaken(database, body.username)) throw taken();
  const account = {
    ...body,
    password: await hashPassword(body.password),
    // Of younger children no more is kept than what greets them.
    lastName: body.ageRange === 'under-13' ? '' : body.lastName,
    timeZone: knownTimeZone(body.timeZone),
    lastLogin: now(),
  };
  return async (tx) => {
    const learner = await insertAccount(tx, account);
    if (learner === null) throw taken();
    await options.afterRegistering(tx, learner);
    return learner;
  };
}

export async function login(
  { database, now, throttles }: AuthOptions,
  body: BodyOf<typeof accounts.login>,
  address: string,
): Promise<SignIn> {
  const account = body.username.toLowerCase();
  await throttles.loginsFromAddress.take(addressKey(address));
  await throttles.checksOfAccount.take(account);
  const giveBack = async () => {
    await throttles.checksOfAccount.giveBack(account);
    await throttles.loginsFromAddress.giveBack(addressKey(address));
  };
  const found = couldBeUsername(account) ? await findPassword(database, account) : null;
  const isRight = await passwordMatches(found?.hash ?? null, body.password).catch(
    async (error: unknown) => {
      // Turned away in a rush: nothing was guessed.
      await giveBack();
      throw error;
    },
  );
  if (found === null || !isRight) throw noMatch();
  await giveBack();
  const entry = { lastLogin: now(), timeZone: knownTimeZone(body.timeZone) };
  return async (tx) => {
    const learner = await recordLogin(tx, found.id, entry);
    if (learner === null) throw noMatch();
    return learner;
  };
}

/** The zone that the learner's browser is in by now. One that is not known changes nothing. */
export async function moveToZone(
  { database }: Pick<AuthOptions, 'database'>,
  learner: Learner,
  zone: string,
): Promise<Learner> {
  const timeZone = knownTimeZone(zone);
  if (timeZone === undefined || timeZone === learner.timeZone) return learner;
  const moved = await recordTimeZone(database, learner.id, timeZone);
  if (moved === null) throw new NotSignedIn();
  return moved;
}

/** PostgreSQL cannot even be asked about some characters. */
const couldBeUsername = (name: string): boolean => /^[a-z0-9_-]+$/.test(name);

/** @param streak As it counts today. */
export function currentUser(learner: Learner, streak: number): CurrentUser {
  const { id, username, firstName, lastName, points, ageRange, timeZone } = learner;
  return { id, username, firstName, lastName, points, streak, ageRange, timeZone };
}
