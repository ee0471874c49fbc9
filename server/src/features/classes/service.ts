/** Classes: made and changed by teachers, joined with a code, and left. */
import {
  classLimits,
  classSeats,
  retention,
  type BodyOf,
  type classes,
  type ClassCodeKind,
  type ClassId,
  type ClassSummary,
  type LearnerRecord,
  type ReplyOf,
  type SchoolAgreement,
  type SchoolClass,
  type AgeRange,
  type UserId,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { drawJoinCode, hashOfJoinCode, writtenJoinCode } from '../../domain/join-code.ts';
import { knownTimeZone } from '../../domain/time-zone.ts';
import { recordAct } from '../../platform/audit/audit-log.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { recordSchoolDecision } from '../consent/index.ts';
import { showRecord } from '../record/index.ts';
import { stopClassChargesSoon, stopTeachersChargesSoon } from '../subscriptions/index.ts';
import { tellGrownUps } from './grown-ups.ts';
import {
  allowAge,
  allowChanges,
  allowName,
  allowOneMoreClass,
  allowSeats,
  allowTeaching,
  loadLearner,
  loadTaught,
  lockCaller,
  lockTaught,
  allowSendingRecords,
  maySendRecords,
  mayTeach,
  noSuchClass,
} from './policy.ts';
import {
  changeClass,
  countLearners,
  countTeachers,
  deleteCode,
  deleteCodesOf,
  deleteLearningWithoutAgreement,
  deleteTeacher,
  deleteTeachingOf,
  findAgreement,
  findCode,
  findLearnerOf,
  insertClass,
  insertLearner,
  insertTeacher,
  listLearnedIn,
  listLearnersOf,
  listTaught,
  listTeachersOf,
  lockClass,
  putAgreement,
  putCode,
  teaches,
  type CountedClass,
  type LockedClass,
} from './queries.ts';
import { takeOutOwnAccount } from './take-out.ts';
import { codeTries, newClasses, newCodes } from './throttles.ts';

export async function showClasses(
  { database, recordStore }: Context,
  learner: Learner,
): Promise<ReplyOf<typeof classes.mine>> {
  const [taught, learnsIn] = await Promise.all([
    listTaught(database, learner.id),
    listLearnedIn(database, learner.id),
  ]);
  const teachers = await listTeachersOf(
    database,
    learnsIn.map(({ id }) => id),
  );
  return {
    teaches: taught.map(summaryOf),
    learnsIn: learnsIn.map(({ id, name, isClassAccount, archivedAt, sendsRecords }) => ({
      id,
      name,
      isClassAccount,
      archivedAt: archivedAt?.toISOString() ?? null,
      sendsRecords: sendsRecords && recordStore !== null,
      teachers: teachers.filter(({ classId }) => classId === id),
    })),
    canMake: mayTeach(learner),
  };
}

const summaryOf = ({
  id,
  name,
  plan,
  timeZone,
  seats,
  learnerCount,
  archivedAt,
}: CountedClass): ClassSummary => ({
  id,
  name,
  plan,
  timeZone,
  seats,
  learnerCount,
  archivedAt: archivedAt?.toISOString() ?? null,
});

/** A class begins as one to try. The operator gives it a plan when a school has ordered one. */
export async function makeClass(
  context: Context,
  teacher: Learner,
  { name, timeZone }: BodyOf<typeof classes.make>,
): Promise<ClassSummary> {
  const { database, now } = context;
  allowTeaching(teacher);
  allowName(name);
  await newClasses.take(context, String(teacher.id));
  const plan = 'trial';
  return database.transaction(async (tx) => {
    const person = await lockCaller(tx, teacher.id);
    allowTeaching(person);
    await allowOneMoreClass(tx, person, plan);
    const made = await insertClass(tx, {
      name,
      plan,
      planUntil: null,
      seats: classSeats[plan],
      timeZone: knownTimeZone(timeZone) ?? teacher.timeZone,
      createdAt: now(),
    });
    await insertTeacher(tx, made, teacher.id, now());
    return summaryOf({ ...made, learnerCount: 0 });
  });
}

export async function showClass(
  context: Context,
  teacher: Learner,
  id: ClassId,
): Promise<SchoolClass> {
  const { database } = context;
  const found = await loadTaught(context, teacher, id);
  const [teachers, learners, agreement] = await Promise.all([
    listTeachersOf(database, [id]),
    listLearnersOf(database, id),
    findAgreement(database, id),
  ]);
  return {
    ...summaryOf(found),
    teachers,
    learners: learners.map(({ id, name, username, isClassAccount, joinedAt }) => ({
      id,
      name,
      username,
      isClassAccount,
      joinedAt: joinedAt.toISOString(),
    })),
    agreement: agreement && {
      ...agreement,
      isAllowed: true,
      agreedAt: agreement.agreedAt.toISOString(),
    },
    sendsRecords: maySendRecords(context, found) ? found.sendsRecords : null,
  };
}

export async function changeOneClass(
  context: Context,
  teacher: Learner,
  id: ClassId,
  { name, isArchived, sendsRecords }: BodyOf<typeof classes.change>,
): Promise<ClassSummary> {
  const { database, now } = context;
  if (name !== undefined) allowName(name);
  return database.transaction(async (tx) => {
    const before = await lockTaught(tx, teacher, id);
    if (sendsRecords) allowSendingRecords(context, before);
    const wasArchived = before.archivedAt !== null;
    const isOther = isArchived !== undefined && isArchived !== wasArchived;
    if (isOther && isArchived) {
      await deleteCodesOf(tx, before);
      // An archived class opens nothing.
      await stopClassChargesSoon(tx, id);
    }
    if (isOther && !isArchived) {
      await allowOneMoreClass(tx, await lockCaller(tx, teacher.id), before.plan);
    }
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(isOther ? { archivedAt: isArchived ? now() : null } : {}),
      ...(sendsRecords === undefined ? {} : { sendsRecords }),
    };
    await changeClass(tx, before, change);
    const learnerCount = await countLearners(tx, id);
    return summaryOf({ ...before, ...change, learnerCount });
  });
}

/** It applies at once to the accounts under 13 that the class has made. What a parent has decided stays. */
export async function agree(
  context: Context,
  teacher: Learner,
  id: ClassId,
  { isAllowed: _, ...body }: SchoolAgreement,
): Promise<SchoolClass> {
  const { database, now } = context;
  await database.transaction(async (tx) => {
    const taught = await lockTaught(tx, teacher, id);
    const agreedAt = now();
    const agreement = { ...body, freeChat: body.rooms && body.freeChat, agreedAt };
    await putAgreement(tx, taught, agreement);
    const children = (await listLearnersOf(tx, id))
      .filter(({ isClassAccount, ageRange }) => isClassAccount && ageRange === 'under-13')
      .map((learner) => learner.id);
    await recordSchoolDecision(tx, children, { ...agreement, decidedAt: agreedAt });
    for (const child of children)
      await recordAct(tx, child, { act: 'consent-given', at: agreedAt });
  });
  return showClass(context, teacher, id);
}

/** The new code replaces an earlier one of its kind. */
export async function makeCode(
  context: Context,
  teacher: Learner,
  id: ClassId,
  kind: ClassCodeKind,
): Promise<{ code: string; expiresAt: string }> {
  const { database, now } = context;
  await loadTaught(context, teacher, id);
  await newCodes.take(context, String(teacher.id));
  const code = drawJoinCode();
  const expiresAt = new Date(now().getTime() + retention['class-codes'].period);
  await database.transaction(async (tx) => {
    const taught = await lockTaught(tx, teacher, id);
    allowChanges(taught);
    await putCode(tx, taught, { kind, hash: hashOfJoinCode(code), expiresAt });
  });
  return { code: writtenJoinCode(code), expiresAt: expiresAt.toISOString() };
}

/** The same for a code that is wrong, too old, or used. */
const codeGone =
  'This code does not work. Please check it, or ask a teacher of the class for a new one.';

interface Joining {
  readonly code: string;
  readonly name: string | undefined;
  readonly household: string;
}

/** Codes that let nobody in count against the limits, others do not. */
export async function joinClass(
  context: Context,
  learner: Learner,
  { code, name, household }: Joining,
): Promise<ReplyOf<typeof classes.join>> {
  const { database, now } = context;
  const one = await codeTries.take(context, String(learner.id), household);
  const secret = hashOfJoinCode(code);
  const joined = await database.transaction(async (tx) => {
    const first = await findCode(tx, secret, now());
    const found = first && (await lockClass(tx, first.classId));
    // In the meantime, a teacher may have replaced the code, or another one may have used it.
    const open = found && (await findCode(tx, secret, now()));
    if (!open) throw new NotFound(codeGone);
    await allowNewcomer(tx, found, learner.id);
    if (open.kind === 'teacher') {
      await joinAsTeacher(context, tx, found, learner.id);
      await deleteCode(tx, secret);
    } else await joinAsLearner(context, tx, found, { id: learner.id, name });
    return { id: found.id, name: found.name, as: open.kind };
  });
  await one.giveBack();
  return joined;
}

interface WithoutCode {
  readonly classId: ClassId;
  readonly userId: UserId;
  /** The learner's name in the class. */
  readonly name: string;
}

/** Lets in a learner of a course that a teacher has connected with the class. */
export async function joinWithoutCode(
  context: Context,
  tx: Transaction,
  { classId, userId, name }: WithoutCode,
): Promise<void> {
  const found = await lockClass(tx, classId);
  if (found === null) throw noSuchClass();
  await allowNewcomer(tx, found, userId);
  await joinAsLearner(context, tx, found, { id: userId, name });
}

async function allowNewcomer(tx: Transaction, found: LockedClass, id: UserId): Promise<void> {
  allowChanges(found);
  const isIn =
    (await teaches(tx, found.id, id)) || (await findLearnerOf(tx, found.id, id)) !== null;
  if (isIn) throw new Conflict('You are already in this class.');
}

async function joinAsTeacher(
  { now }: Context,
  tx: Transaction,
  found: LockedClass,
  id: UserId,
): Promise<void> {
  const person = await lockCaller(tx, id);
  allowTeaching(person);
  if ((await countTeachers(tx, found.id)) >= classLimits.teachers) {
    throw new Conflict(`This class already has ${String(classLimits.teachers)} teachers.`);
  }
  await allowOneMoreClass(tx, person, null);
  await insertTeacher(tx, found, id, now());
}

async function joinAsLearner(
  context: Context,
  tx: Transaction,
  found: LockedClass,
  { id, name }: { readonly id: UserId; readonly name: string | undefined },
): Promise<void> {
  const person = await lockCaller(tx, id);
  await allowAge(
    tx,
    found,
    person.ageRange,
    'The school of this class has not agreed to learners under 13 yet. Please tell your teacher.',
  );
  const shown = name ?? person.firstName.slice(0, classLimits.displayName);
  allowName(shown);
  await allowSeats(tx, found, 1);
  await insertLearner(tx, found, {
    userId: id,
    name: shown,
    isClassAccount: false,
    joinedAt: context.now(),
  });
  await tellGrownUps(context, tx, found, person);
}

export async function leaveClass(
  { database }: Context,
  learner: Learner,
  id: ClassId,
): Promise<void> {
  await database.transaction(async (tx) => {
    const found = await lockClass(tx, id);
    if (found === null) throw noSuchClass();
    if (await teaches(tx, id, learner.id)) return leaveAsTeacher(tx, found, learner.id);
    await takeOutOwnAccount(
      tx,
      found,
      learner.id,
      'This class made your account, so only a teacher can take you out of it. Please ask yours.',
    );
  });
}

async function leaveAsTeacher(tx: Transaction, found: LockedClass, id: UserId): Promise<void> {
  if ((await countTeachers(tx, found.id)) === 1) {
    throw new Conflict('You are the only teacher of this class. You can archive it instead.');
  }
  await deleteTeacher(tx, found, id);
  await stopClassChargesSoon(tx, found.id, id);
}

/** A teacher learns nothing from before the learner joined, and nothing that a learner and a family have not settled. */
export async function showRecordOf(
  context: Context,
  teacher: Learner,
  classId: ClassId,
  learnerId: UserId,
): Promise<LearnerRecord> {
  const taught = await loadTaught(context, teacher, classId);
  const { id, name, timeZone, isClassAccount, joinedAt } = await loadLearner(
    context.database,
    taught,
    learnerId,
  );
  const record = await showRecord(
    context,
    { id, firstName: name, timeZone },
    { since: isClassAccount ? undefined : joinedAt },
  );
  return { ...record, goal: { ...record.goal, proposed: null } };
}

/** Ends the links that a person could not have made at the younger age range that they have now. */
export async function fitClassesToAge(
  tx: Transaction,
  id: UserId,
  ageRange: AgeRange,
): Promise<void> {
  if (!mayTeach({ ageRange })) {
    await deleteTeachingOf(tx, id);
    await stopTeachersChargesSoon(tx, id);
  }
  if (ageRange === 'under-13') await deleteLearningWithoutAgreement(tx, id);
}
