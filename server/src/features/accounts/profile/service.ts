/** What learners change of their own account. */
import {
  ageRangesUpTo,
  passwordProblem,
  type AgeRange,
  type ChangePasswordBody,
  type ChangeProfileBody,
  type UserId,
} from '@qubloom/contract';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import { Forbidden, Invalid, NotSignedIn } from '../../../platform/errors.ts';
import { isSameMailbox } from '../../../platform/mail/mailbox.ts';
import type { QueueMail } from '../../../platform/mail/outbox.ts';
import { endSessionsBut } from '../../../platform/sessions/open-sessions.ts';
import { revokeTokens } from '../../../platform/tokens/tokens.ts';
import { hashPassword } from '../passwords.ts';
import { planErasure } from '../personal-data/service.ts';
import { confirmPassword, type ConfirmationOptions } from '../recovery/confirm-password.ts';
import { findContact } from '../recovery/queries.ts';
import { addressChanged, setPassword } from '../recovery/service.ts';
import { knownTimeZone } from '../../../domain/time-zone.ts';
import { allowRealName } from '../usernames.ts';
import { changeAccount, type ProfileChange } from './queries.ts';

export interface ProfileOptions extends ConfirmationOptions {
  readonly now: () => Date;
  readonly queueMail: QueueMail;
  /** Asks the parent of an account that has become a child's, whose own address it was until now. */
  askParent(
    tx: Transaction,
    child: { readonly id: UserId; readonly email: string; readonly ownAddress: string },
  ): Promise<void>;
  /** Of a subscription no charge comes any more. */
  stopCharges(id: UserId): Promise<void>;
  /** The same, soon after the transaction. */
  stopChargesSoon(tx: Transaction, id: UserId): Promise<void>;
}

const invalid = (path: string, message: string) => new Invalid(message, [{ path, message }]);

export async function changeProfile(
  options: ProfileOptions,
  learner: Learner,
  { timeZone, parentEmail, password, ...body }: ChangeProfileBody,
): Promise<Learner> {
  const change: ProfileChange = {
    ...body,
    ...(timeZone === undefined ? {} : zoneChange(timeZone)),
    ...ageChange(learner, body.ageRange),
  };
  if (body.firstName !== undefined) allowRealName('firstName', body.firstName);
  if (body.lastName !== undefined && body.lastName !== '') allowRealName('lastName', body.lastName);
  const isYoung = (change.ageRange ?? learner.ageRange) === 'under-13';
  if (!isYoung && change.lastName === '') throw invalid('lastName', 'Please enter a last name.');
  // Of younger children no more is kept than what greets them.
  const kept = isYoung ? { ...change, lastName: '' } : change;
  const becomesYoung = isYoung && learner.ageRange !== 'under-13';
  if (becomesYoung) return becomeChild(options, learner, kept, { parentEmail, password });
  const changed = await changeAccount(options.database, learner.id, kept);
  if (changed === null) throw new NotSignedIn();
  return changed;
}

/** Whoever turns out to be younger gives the address of a grown-up, as at the registration. */
async function becomeChild(
  options: ProfileOptions,
  { id, username }: Learner,
  change: ProfileChange,
  { parentEmail, password = '' }: Pick<ChangeProfileBody, 'parentEmail' | 'password'>,
): Promise<Learner> {
  const own = await findContact(options.database, id);
  if (own === null) throw new NotSignedIn();
  if (parentEmail === undefined || isSameMailbox(parentEmail, own.email)) {
    throw invalid('parentEmail', "Please enter your parent's or guardian's email address.");
  }
  await confirmPassword(options, id, password);
  return options.database.transaction(async (tx) => {
    const address = { email: parentEmail, isEmailVerified: false };
    // Links before the account, in the order in which the use of one takes them.
    await revokeTokens(tx, id, ['verify-address', 'reset-password']);
    const changed = await changeAccount(tx, id, { ...change, ...address });
    if (changed === null) throw new NotSignedIn();
    // A grown-up may keep the plan as soon as the parent has said yes.
    await options.stopChargesSoon(tx, id);
    await options.askParent(tx, { id, email: parentEmail, ownAddress: own.email });
    await options.queueMail(tx, addressChanged(own.email, { username, address: parentEmail }));
    await recordAct(tx, id, { act: 'became-a-child', at: options.now() });
    return changed;
  });
}

function zoneChange(zone: string | null): ProfileChange {
  if (zone === null) return { isTimeZoneChosen: false };
  const timeZone = knownTimeZone(zone);
  if (timeZone === undefined) throw invalid('timeZone', 'Please pick a time zone from the list.');
  return { timeZone, isTimeZoneChosen: true };
}

function ageChange(learner: Learner, ageRange: AgeRange | undefined): ProfileChange {
  if (ageRange === undefined || ageRange === learner.ageRange) return {};
  if (!ageRangesUpTo(learner.ageRange).includes(ageRange)) {
    throw new Forbidden('Only a grown-up can make you older here. Ask one to write to us.');
  }
  return { ageRange };
}

/** @param session The one that stays. */
export async function changePassword(
  options: ProfileOptions,
  { id, username }: Learner,
  { password, newPassword }: ChangePasswordBody,
  session: string | null,
): Promise<void> {
  const problem = passwordProblem(newPassword, username);
  if (problem !== null) throw invalid('newPassword', problem);
  await confirmPassword(options, id, password);
  const hash = await hashPassword(newPassword);
  const { database, now, queueMail } = options;
  await database.transaction(async (tx) => {
    const contact = await findContact(tx, id);
    if (contact === null) throw new NotSignedIn();
    const endSessionsOf = () => endSessionsBut(tx, id, session);
    await setPassword({ queueMail, endSessionsOf }, tx, contact, hash);
    await recordAct(tx, id, { act: 'password-change', at: now() });
  });
}

/** Nobody stays signed in, also not here. Gives the moment of the erasure. */
export async function eraseLater(
  options: ProfileOptions,
  learner: Learner,
  password: string,
): Promise<Date> {
  await confirmPassword(options, learner.id, password);
  await options.stopCharges(learner.id);
  return options.database.transaction(async (tx) => {
    await endSessionsBut(tx, learner.id, null);
    return planErasure(options, tx, learner);
  });
}
