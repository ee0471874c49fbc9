/** Changes a learner's own account. */
import {
  ageRangesUpTo,
  hasMailbox,
  passwordProblem,
  type AgeRange,
  type ChangePasswordBody,
  type ChangeProfileBody,
} from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { knownTimeZone } from '../../../domain/time-zone.ts';
import { recordAct } from '../../../platform/audit/audit-log.ts';
import type { Learner } from '../../../platform/caller.ts';
import { Forbidden, Invalid, NotSignedIn } from '../../../platform/errors.ts';
import { isSameMailbox } from '../../../platform/mail/mailbox.ts';
import { endSessionsBut } from '../../../platform/sessions/open-sessions.ts';
import { revokeTokens } from '../../../platform/tokens/tokens.ts';
import { planErasure } from '../../account-data/index.ts';
import {
  addressChanged,
  allowRealName,
  changeAccount,
  confirmPassword,
  findContact,
  hashPassword,
  setPassword,
  type ProfileChange,
} from '../../accounts/index.ts';
import { askParent } from '../../consent/index.ts';
import { fitClassesToAge } from '../../classes/index.ts';
import { fitLinksToAge } from '../../families/index.ts';
import { stopCharges, stopChargesSoon } from '../../subscriptions/index.ts';

export async function changeProfile(
  context: Context,
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
  if (!isYoung && change.lastName === '') throw Invalid.at('lastName', 'Please enter a last name.');
  // For younger children, only the name to greet them with is kept.
  const kept = isYoung ? { ...change, lastName: '' } : change;
  const becomesYoung = isYoung && learner.ageRange !== 'under-13';
  if (becomesYoung) return becomeChild(context, learner, kept, { parentEmail, password });
  return context.database.transaction(async (tx) => {
    const changed = await changeAccount(tx, learner.id, kept);
    if (changed === null) throw new NotSignedIn();
    if (change.ageRange !== undefined) {
      await fitLinksToAge(tx, learner.id, change.ageRange);
      await fitClassesToAge(tx, learner.id, change.ageRange);
    }
    return changed;
  });
}

/** A learner who turns out to be younger gives the address of a grown-up, as at registration. */
async function becomeChild(
  context: Context,
  { id, username }: Learner,
  change: ProfileChange,
  { parentEmail, password = '' }: Pick<ChangeProfileBody, 'parentEmail' | 'password'>,
): Promise<Learner> {
  const own = await findContact(context.database, id);
  if (own === null) throw new NotSignedIn();
  if (!hasMailbox(own.email)) {
    throw new Forbidden('Your class made this account. Please tell your teacher how old you are.');
  }
  if (parentEmail === undefined || isSameMailbox(parentEmail, own.email)) {
    throw Invalid.at('parentEmail', "Please enter your parent's or guardian's email address.");
  }
  await confirmPassword(context, id, password);
  return context.database.transaction(async (tx) => {
    const address = { email: parentEmail, isEmailVerified: false };
    // Links are locked before the account, in the same order as when one is used.
    await revokeTokens(tx, id, ['verify-address', 'reset-password']);
    const changed = await changeAccount(tx, id, { ...change, ...address });
    if (changed === null) throw new NotSignedIn();
    await fitLinksToAge(tx, id, 'under-13');
    await fitClassesToAge(tx, id, 'under-13');
    // A grown-up may keep the plan as soon as the parent has said yes.
    await stopChargesSoon(tx, id);
    await askParent(context, tx, { id, email: parentEmail, ownAddress: own.email });
    await context.queueMail(tx, addressChanged(own.email, { username, address: parentEmail }));
    await recordAct(tx, id, { act: 'became-a-child', at: context.now() });
    return changed;
  });
}

function zoneChange(zone: string | null): ProfileChange {
  if (zone === null) return { isTimeZoneChosen: false };
  const timeZone = knownTimeZone(zone);
  if (timeZone === undefined)
    throw Invalid.at('timeZone', 'Please pick a time zone from the list.');
  return { timeZone, isTimeZoneChosen: true };
}

function ageChange(learner: Learner, ageRange: AgeRange | undefined): ProfileChange {
  if (ageRange === undefined || ageRange === learner.ageRange) return {};
  if (!ageRangesUpTo(learner.ageRange).includes(ageRange)) {
    throw new Forbidden(
      'Only a grown-up can move you to an older age range. Ask one to write to us.',
    );
  }
  return { ageRange };
}

/** @param session the session that stays */
export async function changePassword(
  context: Context,
  { id, username }: Learner,
  { password, newPassword }: ChangePasswordBody,
  session: string | null,
): Promise<void> {
  const problem = passwordProblem(newPassword, username);
  if (problem !== null) throw Invalid.at('newPassword', problem);
  await confirmPassword(context, id, password);
  const hash = await hashPassword(newPassword);
  const { database, now } = context;
  await database.transaction(async (tx) => {
    const contact = await findContact(tx, id);
    if (contact === null) throw new NotSignedIn();
    const endSessions = () => endSessionsBut(tx, id, session);
    await setPassword(context, tx, contact, { hash, endSessions });
    await recordAct(tx, id, { act: 'password-change', at: now() });
  });
}

/** Ends all sessions, including this one. Returns the moment of the erasure. */
export async function eraseLater(
  context: Context,
  learner: Learner,
  password: string,
): Promise<Date> {
  await confirmPassword(context, learner.id, password);
  await stopCharges(context, learner.id);
  return context.database.transaction(async (tx) => {
    await endSessionsBut(tx, learner.id, null);
    return planErasure(context, tx, learner);
  });
}
