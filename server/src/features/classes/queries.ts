/** Database access for classes, their people and codes, and schools' agreements. */
import {
  type AgeRange,
  type ClassCodeKind,
  type ClassId,
  type ClassPlan,
  type PaidClassPlan,
  type SchoolAgreement,
  type UserId,
} from '@qubloom/contract';
import { and, asc, count, eq, gt, inArray, isNull, lte, notExists } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  classAgreements,
  classCodes,
  classes,
  classLearners,
  classPlanSources,
  classTeachers,
  sendsRecords,
  users,
} from '../../platform/database/schema/index.ts';

export interface StoredClass {
  readonly id: ClassId;
  readonly name: string;
  readonly plan: ClassPlan;
  readonly planUntil: Date | null;
  readonly seats: number;
  readonly timeZone: string;
  readonly archivedAt: Date | null;
  /** A teacher's wish, which counts only with a School plan. */
  readonly sendsRecords: boolean;
}

export type CountedClass = StoredClass & { readonly learnerCount: number };

const classColumns = {
  id: classes.id,
  name: classes.name,
  plan: classes.plan,
  planUntil: classes.planUntil,
  seats: classes.seats,
  timeZone: classes.timeZone,
  archivedAt: classes.archivedAt,
  sendsRecords: classes.sendsRecords,
};

const countedColumns = (database: Database) => ({
  ...classColumns,
  learnerCount: database.$count(classLearners, eq(classLearners.classId, classes.id)),
});

const taughtClasses = (database: Database) =>
  database
    .select(countedColumns(database))
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .orderBy(asc(classes.id));

/** The oldest class is first. */
export async function listTaught(database: Database, teacherId: UserId): Promise<CountedClass[]> {
  return taughtClasses(database).where(eq(classTeachers.userId, teacherId));
}

export async function findTaught(
  database: Database,
  teacherId: UserId,
  classId: ClassId,
): Promise<CountedClass | null> {
  const [row] = await taughtClasses(database).where(
    and(eq(classes.id, classId), eq(classTeachers.userId, teacherId)),
  );
  return row ?? null;
}

/** The oldest class is first. */
export async function listLearnedIn(
  database: Database,
  learnerId: UserId,
): Promise<(StoredClass & Pick<StoredLearner, 'isClassAccount'>)[]> {
  return database
    .select({
      ...classColumns,
      isClassAccount: classLearners.isClassAccount,
      // For this learner, and not for the class as a whole.
      sendsRecords,
    })
    .from(classes)
    .innerJoin(classLearners, eq(classLearners.classId, classes.id))
    .innerJoin(users, eq(users.id, classLearners.userId))
    .where(eq(classLearners.userId, learnerId))
    .orderBy(asc(classes.id));
}

/** In the order in which they joined. */
export async function listTeachersOf(database: Database, classIds: readonly ClassId[]) {
  if (classIds.length === 0) return [];
  return database
    .select({
      classId: classTeachers.classId,
      id: users.id,
      firstName: users.firstName,
      username: users.username,
    })
    .from(classTeachers)
    .innerJoin(users, eq(users.id, classTeachers.userId))
    .where(inArray(classTeachers.classId, [...classIds]))
    .orderBy(asc(classTeachers.joinedAt), asc(users.id));
}

export interface StoredLearner {
  readonly id: UserId;
  /** The name in the class. */
  readonly name: string;
  readonly username: string;
  readonly timeZone: string;
  readonly ageRange: AgeRange;
  readonly isClassAccount: boolean;
  readonly joinedAt: Date;
}

const learnersOf = (database: Database) =>
  database
    .select({
      id: users.id,
      name: classLearners.name,
      username: users.username,
      timeZone: users.timeZone,
      ageRange: users.ageRange,
      isClassAccount: classLearners.isClassAccount,
      joinedAt: classLearners.joinedAt,
    })
    .from(classLearners)
    .innerJoin(users, eq(users.id, classLearners.userId))
    .orderBy(asc(classLearners.name), asc(users.id));

/** By their names. */
export async function listLearnersOf(
  database: Database,
  classId: ClassId,
): Promise<StoredLearner[]> {
  return learnersOf(database).where(eq(classLearners.classId, classId));
}

export async function findLearnerOf(
  database: Database,
  classId: ClassId,
  learnerId: UserId,
): Promise<StoredLearner | null> {
  const [row] = await learnersOf(database).where(isLearner(classId, learnerId));
  return row ?? null;
}

/** A learner's membership, for a mail about it. */
export interface JoinedClass {
  readonly className: string;
  readonly firstName: string;
  readonly username: string;
  readonly ageRange: AgeRange;
}

export async function findJoined(
  database: Database,
  classId: ClassId,
  learnerId: UserId,
): Promise<JoinedClass | null> {
  const [row] = await database
    .select({
      className: classes.name,
      firstName: users.firstName,
      username: users.username,
      ageRange: users.ageRange,
    })
    .from(classLearners)
    .innerJoin(classes, eq(classes.id, classLearners.classId))
    .innerJoin(users, eq(users.id, classLearners.userId))
    .where(isLearner(classId, learnerId));
  return row ?? null;
}

const isLearner = (classId: ClassId, userId: UserId) =>
  and(eq(classLearners.classId, classId), eq(classLearners.userId, userId));

const isTeacher = (classId: ClassId, userId: UserId) =>
  and(eq(classTeachers.classId, classId), eq(classTeachers.userId, userId));

export async function teaches(
  database: Database,
  classId: ClassId,
  userId: UserId,
): Promise<boolean> {
  return (await database.$count(classTeachers, isTeacher(classId, userId))) > 0;
}

export async function isLearnerIn(
  database: Database,
  classId: ClassId,
  userId: UserId,
): Promise<boolean> {
  return (await database.$count(classLearners, isLearner(classId, userId))) > 0;
}

/** Returns true if a class that the learner is in has made the learner's account. */
export async function isInOwnClass(database: Database, userId: UserId): Promise<boolean> {
  const own = and(eq(classLearners.userId, userId), eq(classLearners.isClassAccount, true));
  return (await database.$count(classLearners, own)) > 0;
}

declare const locked: unique symbol;

/** A class whose row this transaction has locked, so that nobody else joins or changes it meanwhile. */
export type LockedClass = StoredClass & { readonly [locked]: true };

/** Classes are locked before people, so that two transactions never wait for each other. */
export async function lockClass(tx: Transaction, id: ClassId): Promise<LockedClass | null> {
  const [row] = await tx.select(classColumns).from(classes).where(eq(classes.id, id)).for('update');
  return row ? (row as LockedClass) : null; // the brand is given only here
}

export interface Person {
  readonly id: UserId;
  readonly firstName: string;
  readonly ageRange: AgeRange;
}

/** Holds the person's row until the transaction ends, so that the age range stays as it is. */
export async function lockPerson(tx: Transaction, id: UserId): Promise<Person | null> {
  const [row] = await tx
    .select({ id: users.id, firstName: users.firstName, ageRange: users.ageRange })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row ?? null;
}

export async function countLearners(database: Database, classId: ClassId): Promise<number> {
  return database.$count(classLearners, eq(classLearners.classId, classId));
}

export async function countTeachers(database: Database, classId: ClassId): Promise<number> {
  return database.$count(classTeachers, eq(classTeachers.classId, classId));
}

/** Returns the number of open classes on each plan that a teacher has. */
export async function countOpenClasses(
  database: Database,
  teacherId: UserId,
): Promise<{ plan: ClassPlan; count: number }[]> {
  return database
    .select({ plan: classes.plan, count: count() })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classTeachers.userId, teacherId), isNull(classes.archivedAt)))
    .groupBy(classes.plan);
}

export async function insertClass(
  tx: Transaction,
  one: Omit<StoredClass, 'id' | 'archivedAt' | 'sendsRecords'> & { readonly createdAt: Date },
): Promise<LockedClass> {
  const [row] = await tx.insert(classes).values(one).returning(classColumns);
  if (row === undefined) throw new Error('The class was not inserted.');
  return row as LockedClass; // nobody else sees the row yet
}

export async function changeClass(
  tx: Transaction,
  { id }: LockedClass,
  change: {
    readonly name?: string;
    readonly archivedAt?: Date | null;
    readonly sendsRecords?: boolean;
  },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(classes).set(change).where(eq(classes.id, id));
}

export interface PlanOfClass {
  readonly plan: ClassPlan;
  /** Null for a class to try. */
  readonly planUntil: Date | null;
  readonly seats: number;
}

export async function recordPlan(
  tx: Transaction,
  { id }: LockedClass,
  plan: PlanOfClass,
): Promise<void> {
  await tx.update(classes).set(plan).where(eq(classes.id, id));
}

export type PlanOrigin = 'operator' | 'bought';

export interface PlanSource {
  readonly origin: PlanOrigin;
  readonly plan: PaidClassPlan;
  readonly until: Date;
  readonly seats: number;
}

/** Replaces the plan of the same origin. */
export async function putPlanSource(
  tx: Transaction,
  { id: classId }: LockedClass,
  source: PlanSource,
): Promise<void> {
  await tx
    .insert(classPlanSources)
    .values({ classId, ...source })
    .onConflictDoUpdate({
      target: [classPlanSources.classId, classPlanSources.origin],
      set: source,
    });
}

export async function deletePlanSource(
  tx: Transaction,
  { id }: LockedClass,
  origin: PlanOrigin,
): Promise<void> {
  await tx
    .delete(classPlanSources)
    .where(and(eq(classPlanSources.classId, id), eq(classPlanSources.origin, origin)));
}

export async function listPlanSources(database: Database, classId: ClassId): Promise<PlanSource[]> {
  return database
    .select({
      origin: classPlanSources.origin,
      plan: classPlanSources.plan,
      until: classPlanSources.until,
      seats: classPlanSources.seats,
    })
    .from(classPlanSources)
    .where(eq(classPlanSources.classId, classId));
}

export async function deletePlanSourcesBefore(
  tx: Transaction,
  { id }: LockedClass,
  now: Date,
): Promise<void> {
  await tx
    .delete(classPlanSources)
    .where(and(eq(classPlanSources.classId, id), lte(classPlanSources.until, now)));
}

/** Returns the classes that have a plan that has ended, whether or not it is the one that counts. */
export async function listWithEndedPlan(database: Database, now: Date): Promise<ClassId[]> {
  const rows = await database
    .select({ id: classes.id })
    .from(classes)
    .where(lte(classes.planUntil, now))
    .orderBy(asc(classes.id));
  return rows.map(({ id }) => id);
}

/** Returns the classes that are not archived, the oldest first. */
export async function listOpenClasses(database: Database): Promise<CountedClass[]> {
  return database
    .select(countedColumns(database))
    .from(classes)
    .where(isNull(classes.archivedAt))
    .orderBy(asc(classes.id));
}

/** Its codes and links go with it. */
export async function deleteClass(tx: Transaction, { id }: LockedClass): Promise<void> {
  await tx.delete(classes).where(eq(classes.id, id));
}

export async function insertTeacher(
  tx: Transaction,
  { id: classId }: LockedClass,
  userId: UserId,
  joinedAt: Date,
): Promise<void> {
  await tx.insert(classTeachers).values({ classId, userId, joinedAt });
}

export interface NewClassLearner {
  readonly userId: UserId;
  readonly name: string;
  readonly isClassAccount: boolean;
  readonly joinedAt: Date;
}

export async function insertLearner(
  tx: Transaction,
  { id: classId }: LockedClass,
  learner: NewClassLearner,
): Promise<void> {
  await tx.insert(classLearners).values({ classId, ...learner });
}

export async function deleteTeacher(
  tx: Transaction,
  { id }: LockedClass,
  userId: UserId,
): Promise<void> {
  await tx.delete(classTeachers).where(isTeacher(id, userId));
}

export async function deleteLearner(
  tx: Transaction,
  { id }: LockedClass,
  userId: UserId,
): Promise<void> {
  await tx.delete(classLearners).where(isLearner(id, userId));
}

export async function deleteTeachingOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(classTeachers).where(eq(classTeachers.userId, userId));
}

/** Takes a learner with an account of their own out of all classes whose school has not agreed. */
export async function deleteLearningWithoutAgreement(
  tx: Transaction,
  userId: UserId,
): Promise<void> {
  const agreement = tx
    .select()
    .from(classAgreements)
    .where(eq(classAgreements.classId, classLearners.classId));
  await tx
    .delete(classLearners)
    .where(
      and(
        eq(classLearners.userId, userId),
        eq(classLearners.isClassAccount, false),
        notExists(agreement),
      ),
    );
}

export async function listWithoutTeachers(database: Database): Promise<ClassId[]> {
  const teachers = database
    .select()
    .from(classTeachers)
    .where(eq(classTeachers.classId, classes.id));
  const rows = await database
    .select({ id: classes.id })
    .from(classes)
    .where(notExists(teachers))
    .orderBy(asc(classes.id));
  return rows.map(({ id }) => id);
}

export type StoredAgreement = Omit<SchoolAgreement, 'isAllowed'> & { readonly agreedAt: Date };

export async function findAgreement(
  database: Database,
  classId: ClassId,
): Promise<StoredAgreement | null> {
  const [row] = await database
    .select({
      school: classAgreements.school,
      country: classAgreements.country,
      agreedBy: classAgreements.agreedBy,
      rooms: classAgreements.allowsRooms,
      freeChat: classAgreements.allowsFreeChat,
      agreedAt: classAgreements.agreedAt,
    })
    .from(classAgreements)
    .where(eq(classAgreements.classId, classId));
  return row ?? null;
}

export async function putAgreement(
  tx: Transaction,
  { id: classId }: LockedClass,
  { rooms: allowsRooms, freeChat: allowsFreeChat, ...rest }: StoredAgreement,
): Promise<void> {
  const agreement = { ...rest, allowsRooms, allowsFreeChat };
  await tx
    .insert(classAgreements)
    .values({ classId, ...agreement })
    .onConflictDoUpdate({ target: classAgreements.classId, set: agreement });
}

/** Replaces the earlier code of this kind. */
export async function putCode(
  tx: Transaction,
  { id: classId }: LockedClass,
  code: { readonly kind: ClassCodeKind; readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insert(classCodes)
    .values({ classId, ...code })
    .onConflictDoUpdate({
      target: [classCodes.classId, classCodes.kind],
      set: { hash: code.hash, expiresAt: code.expiresAt },
    });
}

export async function findCode(
  database: Database,
  hash: Buffer,
  now: Date,
): Promise<{ classId: ClassId; kind: ClassCodeKind } | null> {
  const [row] = await database
    .select({ classId: classCodes.classId, kind: classCodes.kind })
    .from(classCodes)
    .where(and(eq(classCodes.hash, hash), gt(classCodes.expiresAt, now)));
  return row ?? null;
}

export async function deleteCode(tx: Transaction, hash: Buffer): Promise<void> {
  await tx.delete(classCodes).where(eq(classCodes.hash, hash));
}

export async function deleteCodesOf(tx: Transaction, { id }: LockedClass): Promise<void> {
  await tx.delete(classCodes).where(eq(classCodes.classId, id));
}

export async function deleteExpiredClassCodes(database: Database, now: Date): Promise<void> {
  const expired = batchOf(classCodes, lte(classCodes.expiresAt, now));
  await inBatches(() => database.delete(classCodes).where(expired));
}
