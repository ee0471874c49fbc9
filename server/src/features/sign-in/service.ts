/** Opens accounts and signs learners in. */
import type { accounts, BodyOf, CurrentUser } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { knownTimeZone } from '../../domain/time-zone.ts';
import type { CallOrigin, Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict, NotSignedIn } from '../../platform/errors.ts';
import { householdOf } from '../../platform/http/addresses.ts';
import { erasesAt } from '../account-data/index.ts';
import {
  allowRealName,
  allowUsername,
  askConfirmation,
  checkPassword,
  findPassword,
  hashPassword,
  insertAccount,
  isUsernameTaken,
  recordLogin,
  recordTimeZone,
  replaceHash,
  type NewAccount,
} from '../accounts/index.ts';
import { askParent } from '../consent/index.ts';
import { streakToday } from '../progress/index.ts';
import { registrationsFromAddress, takeLoginTry } from './throttles.ts';

const takenMessage = 'Somebody already has that username. Please choose another one.';
const taken = () => Conflict.at('username', takenMessage);
const noMatchMessage = "That username and password don't match.";
const noMatch = () => NotSignedIn.at('password', noMatchMessage);

/** The last step of signing in. It runs in one transaction with the session that it opens. */
export type SignIn = (tx: Transaction) => Promise<Learner>;

export async function register(
  context: Context,
  body: BodyOf<typeof accounts.register>,
  from: CallOrigin,
): Promise<SignIn> {
  const account = await allowAccount(context, body, from);
  const password = await hashPassword(body.password);
  return (tx) => openAccount(context, tx, { ...account, password });
}

/** A person without a way to sign in yet. */
export type NewPerson = Omit<NewAccount, 'password'>;

type PersonBody = Omit<BodyOf<typeof accounts.register>, 'password'>;

/** Checks a new person and returns what is stored about them. */
export async function allowAccount(
  context: Context,
  { ageRange, username, email, firstName, lastName, timeZone }: PersonBody,
  from: CallOrigin,
): Promise<NewPerson> {
  const { database, now, log } = context;
  allowUsername(username);
  allowRealName('firstName', firstName);
  allowRealName('lastName', lastName);
  await registrationsFromAddress.take(context, householdOf(from.address));
  if (await isUsernameTaken(database, username)) {
    // A caller who requests many of them may be finding out which usernames exist.
    log.info({ from: from.shortAddress }, 'a requested username is taken');
    throw taken();
  }
  return {
    ...{ ageRange, username, email, firstName },
    // For younger children, only the name to greet them with is kept.
    lastName: ageRange === 'under-13' ? '' : lastName,
    timeZone: knownTimeZone(timeZone),
    lastLogin: now(),
  };
}

interface OwnAddress {
  /** A child's own address, if it is known, which must not be given as the parent's. */
  readonly ownAddress?: string | undefined;
}

export async function openAccount(
  context: Context,
  tx: Transaction,
  { ownAddress, ...account }: NewAccount & OwnAddress,
): Promise<Learner> {
  const learner = await insertAccount(tx, account);
  if (learner === null) throw taken();
  if (learner.ageRange === 'under-13') {
    await askParent(context, tx, { id: learner.id, email: account.email, ownAddress });
  } else {
    await askConfirmation(context, learner, tx);
  }
  return learner;
}

export async function login(
  context: Context,
  { username, password, timeZone }: BodyOf<typeof accounts.login>,
  from: CallOrigin,
): Promise<SignIn> {
  const { database, now } = context;
  const account = username.toLowerCase();
  const isPossible = couldBeUsername(account);
  const browser = isPossible ? await from.browserKnownTo(account) : null;
  const taken = await takeLoginTry(context, account, { address: from.address, browser });
  const found = isPossible ? await findPassword(database, account) : null;
  const check = await checkPassword(found?.hash ?? null, password).catch(async (error: unknown) => {
    // The try was refused because of a rush, so no password was guessed.
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

/** Stores the browser's current time zone. An unknown zone changes nothing. */
export async function moveToZone(
  { database }: Context,
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

/** PostgreSQL cannot even be queried for some characters. */
const couldBeUsername = (name: string): boolean => /^[a-z0-9_-]+$/.test(name);

export function currentUser({ now }: Context, learner: Learner): CurrentUser {
  const streak = streakToday(learner, now());
  const { id, username, firstName, lastName, points, ageRange } = learner;
  const { timeZone, isTimeZoneChosen } = learner;
  return {
    ...{ id, username, firstName, lastName, points, streak, ageRange, timeZone, isTimeZoneChosen },
    erasesAt: erasesAt(learner.erasureAskedAt)?.toISOString() ?? null,
  };
}
