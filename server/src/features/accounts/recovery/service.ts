/** Lets learners reset their password by email, and manages the address of an account. */
import { randomUUID } from 'node:crypto';
import {
  hasMailbox,
  linkGone,
  parentsAddress,
  passwordProblem,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { Conflict, Forbidden, Invalid, NotFound, NotSignedIn } from '../../../platform/errors.ts';
import { addressHint, isSameMailbox, mailboxHash } from '../../../platform/mail/mailbox.ts';
import {
  minuteOf,
  queueAwaitedMail,
  withdrawMails,
  type NewMail,
} from '../../../platform/mail/outbox.ts';
import {
  findToken,
  revokeTokens,
  takeToken,
  type OpenToken,
} from '../../../platform/tokens/tokens.ts';
import { isConnected } from '../identity-queries.ts';
import { hashPassword } from '../passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import {
  findContact,
  findPasswordOf,
  recordConfirmedAddress,
  recordPassword,
  type Contact,
} from './queries.ts';
import { householdOf } from '../../../platform/http/addresses.ts';
import { mailsAskedFor, newAddresses } from './throttles.ts';

/** The account is looked up only when the email is written, so this takes equally long for a stranger. */
export async function askReset(context: Context, email: string, address: string): Promise<void> {
  await countMailsAskedFor(context, address);
  await mailReset(context, email);
}

/** @throws {TooMany} for an internet address that has requested many emails */
export async function countMailsAskedFor(context: Context, address: string): Promise<void> {
  await mailsAskedFor.take(context, householdOf(address));
}

/** Emails a link to a learner who has no password. Returns enough of the address to recognize the mailbox. */
export async function askFirstPassword(
  context: Context,
  { id }: Learner,
): Promise<{ hint: string }> {
  const contact = await findContact(context.database, id);
  if (contact === null) throw new NotSignedIn();
  if ((await findPasswordOf(context.database, id)) !== null) {
    throw new Conflict('You already have a password.');
  }
  await mailReset(context, contact.email);
  return { hint: addressHint(contact.email) };
}

async function mailReset({ database, now, queueMail }: Context, email: string): Promise<void> {
  const mailbox = mailboxHash(email).toString('hex');
  await database.transaction((tx) =>
    queueAwaitedMail(queueMail, tx, {
      key: `reset-password:${mailbox}:${minuteOf(now())}`,
      kind: 'reset-password',
      to: email,
      importance: 'requested',
    }),
  );
}

/** Returns the contact whose password it is. */
export async function findReset({ database, now }: Context, token: string): Promise<Contact> {
  const open = await findToken(database, 'reset-password', token, now());
  return contactBehind(database, open);
}

/** A link that was sent before the address changed does not work. */
async function contactBehind(database: Database, open: OpenToken | null): Promise<Contact> {
  const contact = open && (await findContact(database, open.userId));
  if (!contact || !isSameMailbox(contact.email, open.address)) throw new NotFound(linkGone);
  return contact;
}

export async function resetPassword(
  context: Context,
  token: string,
  password: string,
): Promise<void> {
  const { username } = await findReset(context, token);
  const problem = passwordProblem(password, username);
  if (problem !== null) throw Invalid.at('password', problem);
  const hash = await hashPassword(password);
  await context.database.transaction(async (tx) => {
    const open = await takeToken(tx, 'reset-password', token, context.now());
    await setPassword(context, tx, await contactBehind(tx, open), {
      hash,
      endSessions: (where, id) => context.sessions.endAllOf(id, where),
    });
  });
}

interface NewPassword {
  readonly hash: string;
  /** Ends the sessions that were opened with the old password. */
  endSessions(tx: Transaction, id: UserId): Promise<void>;
}

/**
 * Ends every session and revokes every link and pending email, because they depend on the old password. Links are always
 * locked before accounts, so that no two transactions wait for each other.
 */
export async function setPassword(
  { queueMail }: Context,
  tx: Transaction,
  { id, username, email }: Contact,
  { hash, endSessions }: NewPassword,
): Promise<void> {
  await withdrawMails(tx, { kind: 'confirm-address', userId: id, exceptTo: email });
  await revokeTokens(tx, id, ['reset-password', 'verify-address']);
  await recordPassword(tx, id, hash);
  await endSessions(tx, id);
  const opensByGoogle = await isConnected(tx, id);
  await queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    kind: 'password-changed',
    to: email,
    payload: { username, opensByGoogle },
    importance: 'notice',
  });
}

/**
 * Sends the email after registering. The page promises it, so earlier emails to the mailbox do not count against the
 * limit.
 */
export async function askConfirmation(
  { database, now, queueMail }: Context,
  { id }: Pick<Learner, 'id'>,
  where: Transaction | null = null,
): Promise<void> {
  const ask = async (tx: Transaction) => {
    const contact = await findContact(tx, id);
    if (contact === null || contact.isVerified) return;
    const mail = confirmationMail(id, contact.email, now());
    await queueMail(tx, { ...mail, importance: 'notice' });
  };
  await (where === null ? database.transaction(ask) : ask(where));
}

export async function askConfirmationAgain(
  { database, now, queueMail }: Context,
  learner: Learner,
): Promise<void> {
  allowOwnAddress(learner);
  await database.transaction(async (tx) => {
    const contact = await findContact(tx, learner.id);
    if (contact === null || contact.isVerified) return;
    await queueAwaitedMail(queueMail, tx, confirmationMail(learner.id, contact.email, now()));
  });
}

const accountOfClass =
  'Your class made this account, so it has no email address. If you forget your password, ask your teacher for a new one.';

/** A child's account has a parent's address, which the parent's answer confirms. */
function allowOwnAddress({ ageRange }: Learner): void {
  if (ageRange === 'under-13') throw new Forbidden(parentsAddress);
}

export async function changeAddress(
  context: Context,
  learner: Learner,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { database, now, queueMail } = context;
  const { id } = learner;
  allowOwnAddress(learner);
  await confirmPassword(context, id, password);
  const contact = await findContact(database, id);
  if (contact === null) throw new NotSignedIn();
  if (!hasMailbox(contact.email)) throw new Forbidden(accountOfClass);
  if (contact.email === email) throw Invalid.at('email', "That's already your address.");
  await newAddresses.take(context, String(id));
  await database.transaction(async (tx) => {
    await queueAwaitedMail(queueMail, tx, confirmationMail(id, email, now()));
    await queueMail(tx, {
      key: `address-asked:${String(id)}:${minuteOf(now())}`,
      kind: 'address-asked',
      to: contact.email,
      payload: { username: contact.username, hint: addressHint(email) },
      importance: 'notice',
    });
  });
}

/** Confirms the account's own address, or the one that it moves to. */
export async function confirmAddress(
  { database, now, queueMail }: Context,
  token: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const open = await takeToken(tx, 'verify-address', token, now());
    const contact = open && (await findContact(tx, open.userId));
    // A link that was emailed before the learner turned out to be a child must not bring their own address back.
    if (!contact || contact.ageRange === 'under-13') throw new NotFound(linkGone);
    await recordConfirmedAddress(tx, contact.id, open.address);
    if (contact.email === open.address) return;
    await revokeTokens(tx, contact.id, ['reset-password']);
    const recipients = isSameMailbox(contact.email, open.address)
      ? [open.address]
      : [contact.email, open.address];
    for (const to of recipients) await queueMail(tx, addressChanged(to, { ...contact, ...open }));
  });
}

export async function addressOf(
  { database }: Context,
  { id }: Learner,
): Promise<{ hint: string | null; isVerified: boolean }> {
  const contact = await findContact(database, id);
  if (contact === null) throw new NotSignedIn();
  const hint = hasMailbox(contact.email) ? addressHint(contact.email) : null;
  return { hint, isVerified: contact.isVerified };
}

/** @param address the new address */
export const addressChanged = (
  to: string,
  { username, address }: { readonly username: string; readonly address: string },
): NewMail => ({
  key: `address-changed:${randomUUID()}`,
  kind: 'address-changed',
  to,
  payload: { username, hint: addressHint(address) },
  importance: 'notice',
});

const confirmationMail = (userId: UserId, to: string, now: Date) =>
  ({
    key: `confirm-address:${String(userId)}:${mailboxHash(to).toString('hex')}:${minuteOf(now)}`,
    kind: 'confirm-address',
    to,
    payload: { userId },
    importance: 'requested',
  }) as const;
