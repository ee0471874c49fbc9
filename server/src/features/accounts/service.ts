/** Opening an account and signing in to one. */
import type { accounts, BodyOf, CurrentUser } from '@qubloom/contract';
import type { CallOrigin, Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { Conflict, NotSignedIn } from '../../platform/errors.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { erasesAt } from './personal-data/service.ts';
import {
  findPassword,
  insertAccount,
  isUsernameTaken,
  recordLogin,
  recordTimeZone,
  replaceHash,
  type NewAccount,
} from './queries.ts';
import { takeLoginTry, type AuthThrottles } from './throttles.ts';
import { knownTimeZone } from '../../domain/time-zone.ts';
import { allowRealName, allowUsername } from './usernames.ts';
import { householdOf } from '../../platform/http/addresses.ts';

export interface Addresses {
  /** That mails go to. */
  readonly email: string;
  /** Of a child, where it is known: it is no parent's. */
  readonly ownAddress?: string | undefined;
}

export interface AuthOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly throttles: AuthThrottles;
  /** What follows from a new account, in its transaction. */
  afterRegistering(tx: Transaction, learner: Learner, addresses: Addresses): Promise<void>;
  /** Who asks for many of them may be finding out which usernames exist. */
  readonly noteTakenName: (shortAddress: string | null) => void;
}

const takenMessage = 'Somebody already has that username. Please choose another one.';
const taken = () => Conflict.at('username', takenMessage);
const noMatchMessage = "That username and password don't match.";
const noMatch = () => NotSignedIn.at('password', noMatchMessage);

/** The last step of getting in, in one transaction with the session that it opens. */
export type SignIn = (tx: Transaction) => Promise<Learner>;

export async function register(
  options: AuthOptions,
  body: BodyOf<typeof accounts.register>,
  from: CallOrigin,
): Promise<SignIn> {
  const account = await allowAccount(options, body, from);
  const password = await hashPassword(body.password);
  return (tx) => openAccount(options, tx, { ...account, password });
}

/** Who it is, and not yet what they sign in by. */
export type NewPerson = Omit<NewAccount, 'password'>;

type PersonBody = Omit<BodyOf<typeof accounts.register>, 'password'>;

/** What is kept of somebody who may have an account here. */
export async function allowAccount(
  { database, now, throttles, noteTakenName }: AuthOptions,
  { ageRange, username, email, firstName, lastName, timeZone }: PersonBody,
  from: CallOrigin,
): Promise<NewPerson> {
  allowUsername(username);
  allowRealName('firstName', firstName);
  allowRealName('lastName', lastName);
  await throttles.registrationsFromAddress.take(householdOf(from.address));
  if (await isUsernameTaken(database, username)) {
    noteTakenName(from.shortAddress);
    throw taken();
  }
  return {
    ...{ ageRange, username, email, firstName },
    // Of younger children no more is kept than what greets them.
    lastName: ageRange === 'under-13' ? '' : lastName,
    timeZone: knownTimeZone(timeZone),
    lastLogin: now(),
  };
}

export async function openAccount(
  options: Pick<AuthOptions, 'afterRegistering'>,
  tx: Transaction,
  { ownAddress, ...account }: NewAccount & Pick<Addresses, 'ownAddress'>,
): Promise<Learner> {
  const learner = await insertAccount(tx, account);
  if (learner === null) throw taken();
  await options.afterRegistering(tx, learner, { email: account.email, ownAddress });
  return learner;
}

export async function login(
  { database, now, throttles }: AuthOptions,
  { username, password, timeZone }: BodyOf<typeof accounts.login>,
  from: CallOrigin,
): Promise<SignIn> {
  const account = username.toLowerCase();
  const isPossible = couldBeUsername(account);
  const browser = isPossible ? await from.browserKnownTo(account) : null;
  const taken = await takeLoginTry(throttles, account, { address: from.address, browser });
  const found = isPossible ? await findPassword(database, account) : null;
  const check = await checkPassword(found?.hash ?? null, password).catch(async (error: unknown) => {
    // Turned away in a rush: nothing was guessed.
    await taken.giveBack();
    throw error;
  });
  if (found === null || !check.matches) throw noMatch();
  await taken.giveBack();
  const entry = { lastLogin: now(), timeZone: knownTimeZone(timeZone) };
  const newHash = check.isOutdated ? await hashPassword(password) : null;
  return async (tx) => {
    if (newHash !== null) await replaceHash(tx, found, newHash);
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
  if (learner.isTimeZoneChosen) return learner;
  const moved = await recordTimeZone(database, learner.id, timeZone);
  if (moved === null) throw new NotSignedIn();
  return moved;
}

/** PostgreSQL cannot even be asked about some characters. */
const couldBeUsername = (name: string): boolean => /^[a-z0-9_-]+$/.test(name);

/** @param streak As it counts today. */
export function currentUser(learner: Learner, streak: number): CurrentUser {
  const { id, username, firstName, lastName, points, ageRange } = learner;
  const { timeZone, isTimeZoneChosen } = learner;
  return {
    ...{ id, username, firstName, lastName, points, streak, ageRange, timeZone, isTimeZoneChosen },
    erasesAt: erasesAt(learner.erasureAskedAt)?.toISOString() ?? null,
  };
}
