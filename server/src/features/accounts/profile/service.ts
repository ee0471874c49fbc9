/** What learners change of their own account. */
import {
  ageRangesUpTo,
  passwordProblem,
  type ChangePasswordBody,
  type ChangeProfileBody,
  type UserId,
} from '@qubloom/contract';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Learner } from '../../../platform/caller.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { Forbidden, Invalid, NotSignedIn } from '../../../platform/errors.ts';
import { isSameMailbox } from '../../../platform/mail/mailbox.ts';
import type { QueueMail } from '../../../platform/mail/outbox.ts';
import { endSessionsBut } from '../../../platform/sessions/open-sessions.ts';
import { hashPassword } from '../passwords.ts';
import { planErasure } from '../personal-data/service.ts';
import { confirmPassword, type ConfirmationOptions } from '../recovery/confirm-password.ts';
import { findContact, recordPassword } from '../recovery/queries.ts';
import { afterNewPassword } from '../recovery/service.ts';
import { knownTimeZone } from '../time-zone.ts';
import { allowRealName } from '../usernames.ts';
import { changeAccount, type ProfileChange } from './queries.ts';

export interface ProfileOptions extends ConfirmationOptions {
  readonly now: () => Date;
  readonly queueMail: QueueMail;
  /** Asks the parent of an account that has become a child's. */
  askParent(tx: Transaction, child: { readonly id: UserId; readonly email: string }): Promise<void>;
}

const invalid = (path: string, message: string) => new Invalid(message, [{ path, message }]);

export async function changeProfile(
  { database, askParent }: Pick<ProfileOptions, 'database' | 'askParent'>,
  learner: Learner,
  { timeZone, parentEmail, ...body }: ChangeProfileBody,
): Promise<Learner> {
  const change: ProfileChange = {
    ...body,
    ...(timeZone === undefined ? {} : zoneChange(timeZone)),
    ...(await ageChange(database, learner, { ageRange: body.ageRange, parentEmail })),
  };
  if (body.firstName !== undefined) allowRealName('firstName', body.firstName);
  if (body.lastName !== undefined && body.lastName !== '') allowRealName('lastName', body.lastName);
  const isYoung = (change.ageRange ?? learner.ageRange) === 'under-13';
  if (!isYoung && change.lastName === '') throw invalid('lastName', 'Please enter a last name.');
  // Of younger children no more is kept than what greets them.
  const kept = isYoung ? { ...change, lastName: '' } : change;
  return database.transaction(async (tx) => {
    const changed = await changeAccount(tx, learner.id, kept);
    if (changed === null) throw new NotSignedIn();
    if (kept.email !== undefined) await askParent(tx, { id: learner.id, email: kept.email });
    return changed;
  });
}

function zoneChange(zone: string | null): ProfileChange {
  if (zone === null) return { isTimeZoneChosen: false };
  const timeZone = knownTimeZone(zone);
  if (timeZone === undefined) throw invalid('timeZone', 'Please pick a time zone from the list.');
  return { timeZone, isTimeZoneChosen: true };
}

/** Whoever turns out to be younger gives the address of a grown-up, as at the registration. */
async function ageChange(
  database: Database,
  learner: Learner,
  { ageRange, parentEmail }: Pick<ChangeProfileBody, 'ageRange' | 'parentEmail'>,
): Promise<ProfileChange> {
  if (ageRange === undefined || ageRange === learner.ageRange) return {};
  if (!ageRangesUpTo(learner.ageRange).includes(ageRange)) {
    throw new Forbidden('Only a grown-up can make you older here. Ask one to write to us.');
  }
  if (ageRange !== 'under-13') return { ageRange };
  const contact = await findContact(database, learner.id);
  if (parentEmail === undefined || isSameMailbox(parentEmail, contact?.email ?? '')) {
    throw invalid('parentEmail', "Please enter your parent's or guardian's email address.");
  }
  return { ageRange, email: parentEmail, isEmailVerified: false };
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
    await recordPassword(tx, id, hash);
    const endSessionsOf = () => endSessionsBut(tx, id, session);
    await afterNewPassword({ queueMail, endSessionsOf }, tx, contact);
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
  return options.database.transaction(async (tx) => {
    await endSessionsBut(tx, learner.id, null);
    return planErasure(options, tx, learner);
  });
}
