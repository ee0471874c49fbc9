/** Lets a child ask a parent, ask again, and correct a mistyped address. */
import {
  type BodyOf,
  type consent,
  type OwnConsent,
  parentsAddress,
  type UserId,
} from '@qubloom/contract';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Forbidden, Invalid } from '../../platform/errors.ts';
import { addressHint, isSameMailbox, mailboxHash } from '../../platform/mail/mailbox.ts';
import { minuteOf, queueAwaitedMail, triedFor, type NewMail } from '../../platform/mail/outbox.ts';
import { revokeTokens } from '../../platform/tokens/tokens.ts';
import { confirmPassword, newAddresses, recordNewAddress } from '../accounts/index.ts';
import { erasedAtOf } from './mails.ts';
import {
  allUnasked,
  findConsent,
  forgetLatestNotice,
  insertPending,
  lockConsent,
  type Consent,
} from './queries.ts';

/** Starts to wait for a parent's consent to an account that has just become a child's, and emails the parent. */
export async function askParent(
  { queueMail }: Context,
  tx: Transaction,
  {
    id,
    email,
    ownAddress,
  }: { readonly id: UserId; readonly email: string; readonly ownAddress?: string | undefined },
): Promise<void> {
  await insertPending(tx, id, ownAddress === undefined ? null : mailboxHash(ownAddress));
  await queueMail(tx, firstNotice(id, email));
}

export async function consentOf(
  { database }: Context,
  { id, ageRange }: Learner,
): Promise<OwnConsent | null> {
  const found = ageRange === 'under-13' ? await findConsent(database, id) : null;
  return (
    found && {
      state: found.state,
      rooms: found.rooms,
      freeChat: found.freeChat,
      buying: found.buying,
      erasedAt: erasedAtOf(found)?.toISOString() ?? null,
      address: addressHint(found.email),
      askedAt: found.latestNoticeAt?.toISOString() ?? null,
      decidedAt: found.decidedAt?.toISOString() ?? null,
      asksPassword: found.hasPassword,
      isBySchool: found.isBySchool,
    }
  );
}

export async function askAgain(
  { database, now, queueMail }: Context,
  { id }: Learner,
): Promise<void> {
  const child = await findConsent(database, id);
  if (child?.state !== 'pending') return;
  const notice = noticeTo(id, child.email, minuteOf(now()));
  await database.transaction((tx) =>
    queueAwaitedMail(queueMail, tx, { ...notice, importance: 'requested' }),
  );
}

/** Ends what the reader of an earlier address has got, in the transaction that replaces the address. */
export type TellOfNewAddress = (tx: Transaction, id: UserId) => Promise<void>;

/** Corrects a mistyped address. The child may do so until somebody has answered. */
export async function correctAddress(
  context: Context,
  { id }: Learner,
  {
    email,
    password = '',
    tell,
  }: BodyOf<typeof consent.correctAddress> & { readonly tell: TellOfNewAddress },
): Promise<void> {
  const { database, now, queueMail } = context;
  const child = allowCorrection(await findConsent(database, id));
  if (isSameMailbox(email, child.email)) {
    throw invalidAddress(
      "We've already sent our email to that address. Please check its spelling.",
    );
  }
  if (child.ownMailbox?.equals(mailboxHash(email))) {
    throw invalidAddress("Please enter your parent's or guardian's email address.");
  }
  // A child who signed in with Google gets a password by an email to this very address.
  if (child.hasPassword) await confirmPassword(context, id, password);
  await newAddresses.take(context, String(id));
  await database.transaction(async (tx) => {
    // The same order as in an answer.
    await revokeTokens(tx, id, ['consent', 'parent-link', 'parent-page', 'reset-password']);
    allowCorrection(await lockConsent(tx, id));
    await recordNewAddress(tx, id, email);
    await tell(tx, id);
    await forgetLatestNotice(tx, id);
    await queueMail(tx, noticeTo(id, email, minuteOf(now())));
    await recordAct(tx, id, { act: 'consent-address-changed', at: now() });
  });
}

function allowCorrection(child: Consent | null): Consent {
  if (child?.state !== 'pending') throw new Forbidden(parentsAddress);
  return child;
}

/** Emails parents who never got an email: the first notice, or another one after an outage that outlasted its tries. */
export async function askUnasked({ database, now, queueMail }: Context): Promise<void> {
  for await (const { id, email, createdAt } of allUnasked(database)) {
    const tries = Math.floor((now().getTime() - createdAt.getTime()) / triedFor);
    const notice = tries <= 0 ? firstNotice(id, email) : lateNotice(id, email, tries);
    await database.transaction((tx) => queueMail(tx, notice));
  }
}

const firstNotice = (userId: UserId, to: string): NewMail => noticeTo(userId, to, 'first');

/** @param tries how many times the email was given up */
const lateNotice = (userId: UserId, to: string, tries: number): NewMail => ({
  ...noticeTo(userId, to, `late-${String(tries)}`),
  payload: { userId, isLate: true },
});

/** @param which part of the key; each is sent to one mailbox only once */
const noticeTo = (userId: UserId, to: string, which: string): NewMail => ({
  key: `consent-notice:${String(userId)}:${mailboxHash(to).toString('hex')}:${which}`,
  kind: 'consent-notice',
  to,
  payload: { userId },
  importance: 'notice',
});

const invalidAddress = (message: string) => Invalid.at('email', message);
