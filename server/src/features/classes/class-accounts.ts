/** The accounts that a class makes for its learners, which have no mailbox: their passwords, slips, and end. */
import {
  addressWithoutMailbox,
  type BodyOf,
  type classes,
  type ClassId,
  type ClassSlip,
  type PackPaper,
  type ServedFile,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Forbidden, Refusal } from '../../platform/errors.ts';
import { forAll } from '../../platform/jobs/for-all.ts';
import {
  allowUsername,
  askForErasure,
  confirmPassword,
  findContact,
  hashPassword,
  insertAccount,
  setPassword,
} from '../accounts/index.ts';
import { recordSchoolDecision, withdrawSchoolDecision } from '../consent/index.ts';
import { printSlips } from '../resources/index.ts';
import { endClassPayments, stopChargesSoon } from '../subscriptions/index.ts';
import { drawPassword, drawUsername } from './credentials.ts';
import {
  allowAgeIn,
  allowChanges,
  allowNames,
  allowSeats,
  loadLearner,
  loadTaught,
  lockTaught,
  noSuchClass,
  notInClass,
} from './policy.ts';
import {
  countTeachers,
  deleteClass,
  deleteLearner,
  insertLearner,
  listLearnersOf,
  listWithoutTeachers,
  lockClass,
  type LockedClass,
  type StoredAgreement,
  type StoredClass,
  type StoredLearner,
} from './queries.ts';
import { newAccounts, newPasswords } from './throttles.ts';

type NewLearners = BodyOf<typeof classes.addLearners>;

export async function addLearners(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { names, ageRange }: NewLearners,
): Promise<{ slips: ClassSlip[] }> {
  const { database } = context;
  const allow = async (where: Transaction | typeof database, found: StoredClass) => {
    allowChanges(found);
    await allowSeats(where, found, names.length);
    return allowAgeIn(where, found, ageRange);
  };
  const taught = await loadTaught(context, teacher, classId);
  allowNames(names);
  await allow(database, taught);
  await newAccounts.take(context, String(teacher.id));
  const people = await withPasswords(names);
  return database.transaction(async (tx) => {
    const found = await lockTaught(tx, teacher, classId);
    const agreement = await allow(tx, found);
    const slips: ClassSlip[] = [];
    for (const { hash, ...person } of people) {
      const { id, username } = await openAccount(context, tx, found, {
        name: person.name,
        hash,
        ageRange,
      });
      slips.push({ id, username, ...person });
    }
    await recordAgreement(context, tx, slips, { ageRange, agreement });
    return { slips };
  });
}

/** Learners under 13 are in a class because its school has agreed. */
async function recordAgreement(
  { now }: Context,
  tx: Transaction,
  learners: readonly { readonly id: UserId }[],
  { ageRange, agreement }: Pick<NewLearners, 'ageRange'> & { agreement: StoredAgreement | null },
): Promise<void> {
  if (ageRange !== 'under-13' || agreement === null) return;
  const at = now();
  const children = learners.map(({ id }) => id);
  await recordSchoolDecision(tx, children, { ...agreement, decidedAt: at });
  for (const child of children) await recordAct(tx, child, { act: 'consent-given', at });
}

type Unsigned = Pick<NewLearners, 'names' | 'ageRange'> & { readonly classId: ClassId };

/**
 * Makes accounts for learners whom a school's platform signs in, in the order of their names. A teacher can give them a
 * password later.
 */
export async function addWithoutPasswords(
  context: Context,
  tx: Transaction,
  { classId, names, ageRange }: Unsigned,
): Promise<Learner[]> {
  const found = await lockClass(tx, classId);
  if (found === null) throw noSuchClass();
  allowChanges(found);
  await allowSeats(tx, found, names.length);
  const agreement = await allowAgeIn(tx, found, ageRange);
  const learners: Learner[] = [];
  for (const name of names) {
    learners.push(await openAccount(context, tx, found, { name, hash: null, ageRange }));
  }
  await recordAgreement(context, tx, learners, { ageRange, agreement });
  return learners;
}

/** One after another, because only so many hashes may wait at once. */
async function withPasswords(names: readonly string[]) {
  const people = [];
  for (const name of names) {
    const password = drawPassword();
    people.push({ name, password, hash: await hashPassword(password) });
  }
  return people;
}

interface NewAccount {
  readonly name: string;
  /** Null for an account without a password. */
  readonly hash: string | null;
  readonly ageRange: NewLearners['ageRange'];
}

/** Hundreds of thousands of usernames would have to be taken before one draw in two fails. */
const maxDraws = 50;

async function openAccount(
  { now }: Context,
  tx: Transaction,
  found: LockedClass,
  { name, hash, ageRange }: NewAccount,
): Promise<Learner> {
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const username = drawUsername();
    if (!isFit(username)) continue;
    const learner = await insertAccount(tx, {
      username,
      password: hash,
      email: addressWithoutMailbox(username),
      firstName: name,
      lastName: '',
      ageRange,
      timeZone: found.timeZone,
      lastLogin: null,
    });
    if (learner === null) continue;
    const joinedAt = now();
    await insertLearner(tx, found, { userId: learner.id, name, isClassAccount: true, joinedAt });
    return learner;
  }
  throw new Error('No username was free.');
}

/** Two harmless words may be taken amiss together. */
function isFit(username: string): boolean {
  try {
    allowUsername(username);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Ends every session, like any other new password. */
export async function resetPassword(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  learnerId: UserId,
): Promise<ClassSlip> {
  const { database, now, sessions } = context;
  const taught = await loadTaught(context, teacher, classId);
  allowReset(await loadLearner(database, taught, learnerId));
  await newPasswords.take(context, String(teacher.id));
  const password = drawPassword();
  const hash = await hashPassword(password);
  return database.transaction(async (tx) => {
    const learner = await loadLearner(tx, await lockTaught(tx, teacher, classId), learnerId);
    allowReset(learner);
    const contact = await findContact(tx, learnerId);
    if (contact === null) throw notInClass();
    const endSessions = (where: Transaction, id: UserId) => sessions.endAllOf(id, where);
    await setPassword(context, tx, contact, { hash, endSessions });
    await recordAct(tx, learnerId, { act: 'password-change', at: now() });
    const { id, name, username } = learner;
    return { id, name, username, password };
  });
}

function allowReset({ isClassAccount }: { readonly isClassAccount: boolean }): void {
  if (isClassAccount) return;
  throw new Forbidden(
    'This learner has an account of their own, and only they can change its password.',
  );
}

/** Names and usernames are the stored ones; only the teacher still has the passwords. */
export async function printClassSlips(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  { slips, paper }: BodyOf<typeof classes.slips> & { readonly paper: PackPaper },
): Promise<ServedFile> {
  const { id, name: title } = await loadTaught(context, teacher, classId);
  const learners = new Map(
    (await listLearnersOf(context.database, id)).map((one) => [one.id, one]),
  );
  const printed = slips.map((slip) => {
    const learner = learners.get(slip.id);
    if (!learner?.isClassAccount) throw notInClass();
    return { name: learner.name, username: learner.username, password: slip.password };
  });
  return printSlips(context, teacher, { title, paper, slips: printed });
}

/** A learner with an account of their own keeps it. */
export async function removeLearner(
  context: Context,
  teacher: Learner,
  { classId, learnerId, password }: Removal,
): Promise<void> {
  await loadLearner(context.database, await loadTaught(context, teacher, classId), learnerId);
  await confirmPassword(context, teacher.id, password);
  await context.database.transaction(async (tx) => {
    const found = await lockTaught(tx, teacher, classId);
    const learner = await loadLearner(tx, found, learnerId);
    await takeOut(context, tx, found, learner);
  });
}

/** Takes all learners out whose accounts the class has made. */
export async function endYear(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  password: string,
): Promise<{ erased: number }> {
  await loadTaught(context, teacher, classId);
  await confirmPassword(context, teacher.id, password);
  return context.database.transaction(async (tx) => {
    const found = await lockTaught(tx, teacher, classId);
    const made = (await listLearnersOf(tx, found.id)).filter((one) => one.isClassAccount);
    for (const learner of made) await takeOut(context, tx, found, learner);
    return { erased: made.length };
  });
}

async function takeOut(
  context: Context,
  tx: Transaction,
  found: LockedClass,
  { id, isClassAccount }: StoredLearner,
): Promise<void> {
  if (isClassAccount) await planErasureOf(context, tx, id);
  await deleteLearner(tx, found, id);
}

interface Removal {
  readonly classId: ClassId;
  readonly learnerId: UserId;
  readonly password: string;
}

/** The account is erased some days later, like one whose learner asked for it. */
async function planErasureOf(
  { now, sessions }: Context,
  tx: Transaction,
  id: UserId,
): Promise<void> {
  const at = now();
  if (await askForErasure(tx, id, at)) await recordAct(tx, id, { act: 'erasure-asked', at });
  await withdrawSchoolDecision(tx, id, at);
  await stopChargesSoon(tx, id);
  await sessions.endAllOf(id, tx);
}

/** Ends classes whose last teacher's account is gone: nobody is left to answer for their learners. */
export async function endClassesWithoutTeachers(context: Context): Promise<void> {
  const { database } = context;
  await forAll(await listWithoutTeachers(database), 'ended', async (id) => {
    // The class stays as long as the payments for it cannot be ended.
    await endClassPayments(context, id);
    await database.transaction(async (tx) => {
      const found = await lockClass(tx, id);
      if (found === null || (await countTeachers(tx, id)) > 0) return;
      for (const learner of await listLearnersOf(tx, id)) {
        if (learner.isClassAccount) await planErasureOf(context, tx, learner.id);
      }
      await deleteClass(tx, found);
    });
  });
}
