/** Database access for platforms, launches, and what connects them with classes, learners, and results. */
import type { ClassId, CourseId, LessonId, UserId } from '@qubloom/contract';
import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  classes,
  courses,
  lessons,
  ltiConnectors,
  ltiContexts,
  ltiIdentities,
  ltiLaunches,
  ltiPlatforms,
  ltiRegistrations,
  ltiScores,
  quizzes,
  users,
} from '../../platform/database/schema/index.ts';
import type { LtiItem } from './items.ts';

export type Platform = Omit<typeof ltiPlatforms.$inferSelect, 'createdAt'>;
export type NewPlatform = Omit<Platform, 'id'>;

export async function listPlatforms(database: Database): Promise<Platform[]> {
  return database.select().from(ltiPlatforms).orderBy(asc(ltiPlatforms.id));
}

export async function hasPlatforms(database: Database): Promise<boolean> {
  const rows = await database.select({ id: ltiPlatforms.id }).from(ltiPlatforms).limit(1);
  return rows.length > 0;
}

/** Returns null also if the issuer has several clients here, and the call names none of them. */
export async function findPlatform(
  database: Database,
  issuer: string,
  clientId: string | undefined,
): Promise<Platform | null> {
  const found = await database
    .select()
    .from(ltiPlatforms)
    .where(
      and(
        eq(ltiPlatforms.issuer, issuer),
        clientId === undefined ? undefined : eq(ltiPlatforms.clientId, clientId),
      ),
    );
  return found.length === 1 ? (found[0] ?? null) : null;
}

export async function findPlatformById(database: Database, id: number): Promise<Platform | null> {
  const [row] = await database.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id));
  return row ?? null;
}

/** Returns null if the platform, or another one with its client and audience, is registered already. */
export async function insertPlatform(
  database: Database,
  platform: NewPlatform,
): Promise<number | null> {
  const [row] = await database
    .insert(ltiPlatforms)
    .values(platform)
    .onConflictDoNothing()
    .returning({ id: ltiPlatforms.id });
  return row?.id ?? null;
}

/** Returns false if there is no such platform. */
export async function addDeployment(
  database: Database,
  id: number,
  deployment: string,
): Promise<boolean> {
  const rows = await database
    .update(ltiPlatforms)
    .set({
      deployments: sql`array_append(array_remove(deployments, ${deployment}), ${deployment})`,
    })
    .where(eq(ltiPlatforms.id, id))
    .returning({ id: ltiPlatforms.id });
  return rows.length > 0;
}

/** Returns false if there is no such platform. */
export async function deletePlatform(database: Database, id: number): Promise<boolean> {
  const rows = await database
    .delete(ltiPlatforms)
    .where(eq(ltiPlatforms.id, id))
    .returning({ id: ltiPlatforms.id });
  return rows.length > 0;
}

export async function insertRegistration(
  database: Database,
  one: { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  await database.insert(ltiRegistrations).values(one);
}

/** Returns true once for each link, until it expires. */
export async function takeRegistration(
  database: Database,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .delete(ltiRegistrations)
    .where(and(eq(ltiRegistrations.hash, hash), gt(ltiRegistrations.expiresAt, now)))
    .returning({ hash: ltiRegistrations.hash });
  return rows.length > 0;
}

export interface NewLaunch {
  readonly key: Buffer;
  readonly platformId: number;
  readonly browser: Buffer;
  readonly expiresAt: Date;
}

export async function insertLaunch(
  database: Database,
  launch: NewLaunch & ({ readonly nonce: string } | { readonly facts: object }),
): Promise<void> {
  await database.insert(ltiLaunches).values(launch);
}

export interface BegunLaunch {
  readonly platform: Platform;
  readonly browser: Buffer;
  readonly nonce: string;
}

/** A launch that waits for the platform's answer is taken once, whatever comes of it. */
export async function takeBegun(
  database: Database,
  key: Buffer,
  now: Date,
): Promise<BegunLaunch | null> {
  const [row] = await database
    .delete(ltiLaunches)
    .where(and(isLaunch(key, now), isNotNull(ltiLaunches.nonce)))
    .returning();
  if (row === undefined || row.nonce === null) return null;
  const platform = await findPlatformById(database, row.platformId);
  return platform && { platform, browser: row.browser, nonce: row.nonce };
}

export interface VerifiedLaunch {
  readonly key: Buffer;
  readonly platform: Platform;
  readonly browser: Buffer;
  readonly facts: unknown;
}

export async function findVerified(
  database: Database,
  key: Buffer,
  now: Date,
): Promise<VerifiedLaunch | null> {
  const [row] = await database
    .select({ launch: ltiLaunches, platform: ltiPlatforms })
    .from(ltiLaunches)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLaunches.platformId))
    .where(and(isLaunch(key, now), isNotNull(ltiLaunches.facts)));
  if (row === undefined) return null;
  const { browser, facts } = row.launch;
  return { key, platform: row.platform, browser, facts };
}

const isLaunch = (key: Buffer, now: Date) =>
  and(eq(ltiLaunches.key, key), gt(ltiLaunches.expiresAt, now));

/** Returns false if another call was faster. */
export async function deleteLaunch(database: Database, key: Buffer): Promise<boolean> {
  const rows = await database
    .delete(ltiLaunches)
    .where(eq(ltiLaunches.key, key))
    .returning({ key: ltiLaunches.key });
  return rows.length > 0;
}

export async function deleteExpiredLaunches(database: Database, now: Date): Promise<void> {
  const expired = batchOf(ltiLaunches, lte(ltiLaunches.expiresAt, now));
  await inBatches(() => database.delete(ltiLaunches).where(expired));
  await database.delete(ltiRegistrations).where(lte(ltiRegistrations.expiresAt, now));
}

export interface ContextKey {
  readonly platformId: number;
  readonly deploymentId: string;
  readonly contextId: string;
}

export type ConnectedClass = Pick<typeof ltiContexts.$inferSelect, 'classId' | 'ageRange'> & {
  readonly name: string;
};

export async function findConnectedClass(
  database: Database,
  { platformId, deploymentId, contextId }: ContextKey,
): Promise<ConnectedClass | null> {
  const [row] = await database
    .select({
      classId: ltiContexts.classId,
      ageRange: ltiContexts.ageRange,
      name: classes.name,
    })
    .from(ltiContexts)
    .innerJoin(classes, eq(classes.id, ltiContexts.classId))
    .where(
      and(
        eq(ltiContexts.platformId, platformId),
        eq(ltiContexts.deploymentId, deploymentId),
        eq(ltiContexts.contextId, contextId),
      ),
    );
  return row ?? null;
}

export interface CourseToConnect extends Omit<ConnectedClass, 'name'> {
  /** The title of the course at the platform. */
  readonly title: string | null;
  readonly connectedAt: Date;
  /** The teacher who connects it. */
  readonly userId: UserId;
}

export async function putConnectedClass(
  tx: Transaction,
  key: ContextKey,
  { userId, ...connected }: CourseToConnect,
): Promise<void> {
  const target = [ltiContexts.platformId, ltiContexts.deploymentId, ltiContexts.contextId];
  await tx
    .insert(ltiContexts)
    .values({ ...key, ...connected })
    .onConflictDoUpdate({ target, set: connected });
  await tx
    .insert(ltiConnectors)
    .values({ ...key, userId })
    .onConflictDoUpdate({
      target: [ltiConnectors.platformId, ltiConnectors.deploymentId, ltiConnectors.contextId],
      set: { userId },
    });
}

/** The oldest connection is first. */
export async function listConnectedCourses(database: Database, classId: ClassId) {
  return database
    .select({
      platformId: ltiContexts.platformId,
      deploymentId: ltiContexts.deploymentId,
      contextId: ltiContexts.contextId,
      platform: ltiPlatforms.name,
      title: ltiContexts.title,
      connectedAt: ltiContexts.connectedAt,
      firstName: users.firstName,
      username: users.username,
    })
    .from(ltiContexts)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiContexts.platformId))
    .leftJoin(
      ltiConnectors,
      and(
        eq(ltiConnectors.platformId, ltiContexts.platformId),
        eq(ltiConnectors.deploymentId, ltiContexts.deploymentId),
        eq(ltiConnectors.contextId, ltiContexts.contextId),
      ),
    )
    .leftJoin(users, eq(users.id, ltiConnectors.userId))
    .where(eq(ltiContexts.classId, classId))
    .orderBy(asc(ltiContexts.connectedAt), asc(ltiContexts.contextId));
}

/** Deletes the columns of the course as well. Returns false if the course is not connected with the class. */
export async function deleteConnectedCourse(
  tx: Transaction,
  classId: ClassId,
  { platformId, deploymentId, contextId }: ContextKey,
): Promise<boolean> {
  const rows = await tx
    .delete(ltiContexts)
    .where(
      and(
        eq(ltiContexts.classId, classId),
        eq(ltiContexts.platformId, platformId),
        eq(ltiContexts.deploymentId, deploymentId),
        eq(ltiContexts.contextId, contextId),
      ),
    )
    .returning({ classId: ltiContexts.classId });
  return rows.length > 0;
}

export interface Identity {
  readonly platformId: number;
  readonly subject: string;
}

/** An account that is about to be erased is opened by nobody's launch. */
const isStaying = and(eq(users.id, ltiIdentities.userId), isNull(users.erasureAskedAt));

export async function findUserOf(
  database: Database,
  { platformId, subject }: Identity,
): Promise<UserId | null> {
  const [row] = await database
    .select({ userId: ltiIdentities.userId })
    .from(ltiIdentities)
    .innerJoin(users, isStaying)
    .where(and(eq(ltiIdentities.platformId, platformId), eq(ltiIdentities.subject, subject)));
  return row?.userId ?? null;
}

/** Returns those of the persons for whom an account is connected. */
export async function listKnownSubjects(
  database: Database,
  platformId: number,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  const rows = await database
    .select({ subject: ltiIdentities.subject })
    .from(ltiIdentities)
    .innerJoin(users, isStaying)
    .where(
      and(eq(ltiIdentities.platformId, platformId), inArray(ltiIdentities.subject, [...subjects])),
    );
  return new Set(rows.map(({ subject }) => subject));
}

/** Forgets the account that a person had, if it is about to be erased. */
async function deleteLeaving(tx: Transaction, { platformId, subject }: Identity): Promise<void> {
  const [left] = await tx
    .delete(ltiIdentities)
    .where(
      and(
        eq(ltiIdentities.platformId, platformId),
        eq(ltiIdentities.subject, subject),
        exists(
          tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, ltiIdentities.userId), isNotNull(users.erasureAskedAt))),
        ),
      ),
    )
    .returning({ userId: ltiIdentities.userId });
  if (left === undefined) return;
  await tx
    .delete(ltiScores)
    .where(and(eq(ltiScores.platformId, platformId), eq(ltiScores.userId, left.userId)));
}

/** Returns false if the person has another account, or the account belongs to another person there. */
export async function insertIdentity(
  tx: Transaction,
  identity: Identity,
  userId: UserId,
): Promise<boolean> {
  await deleteLeaving(tx, identity);
  const rows = await tx
    .insert(ltiIdentities)
    .values({ ...identity, userId })
    .onConflictDoNothing()
    .returning({ userId: ltiIdentities.userId });
  return rows.length > 0 || (await findUserOf(tx, identity)) === userId;
}

/** The oldest connection is first. */
export async function listPlatformsOf(database: Database, userId: UserId) {
  return database
    .select({
      id: ltiPlatforms.id,
      name: ltiPlatforms.name,
      connectedAt: ltiIdentities.createdAt,
    })
    .from(ltiIdentities)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiIdentities.platformId))
    .where(eq(ltiIdentities.userId, userId))
    .orderBy(asc(ltiIdentities.createdAt), asc(ltiPlatforms.id));
}

/** Deletes the columns that wait for the results of the account as well. Returns false if nothing was connected. */
export async function deleteIdentity(
  tx: Transaction,
  userId: UserId,
  platformId: number,
): Promise<boolean> {
  const rows = await tx
    .delete(ltiIdentities)
    .where(and(eq(ltiIdentities.userId, userId), eq(ltiIdentities.platformId, platformId)))
    .returning({ userId: ltiIdentities.userId });
  if (rows.length === 0) return false;
  await tx
    .delete(ltiScores)
    .where(and(eq(ltiScores.userId, userId), eq(ltiScores.platformId, platformId)));
  return true;
}

export interface ScoreColumn {
  readonly platformId: number;
  /** Null if the platform tells no course. */
  readonly deploymentId: string | null;
  readonly contextId: string | null;
  readonly userId: UserId;
  readonly lineItem: string;
  readonly item: LtiItem;
}

/** A link that now leads to another item gets the results of that one. */
export async function putScoreColumn(
  database: Database,
  { item, ...column }: ScoreColumn,
): Promise<number> {
  const task = item.kind === 'task' ? item.task : null;
  const { deploymentId, contextId } = column;
  const about = { kind: item.kind, lessonId: item.lessonId, task, deploymentId, contextId };
  const [row] = await database
    .insert(ltiScores)
    .values({ ...column, ...about })
    .onConflictDoUpdate({
      target: [ltiScores.userId, ltiScores.platformId, ltiScores.lineItem],
      set: about,
    })
    .returning({ id: ltiScores.id });
  if (row === undefined) throw new Error('The column was not stored.');
  return row.id;
}

export async function listScoreColumns(
  tx: Transaction,
  userId: UserId,
  lessonId: LessonId,
): Promise<number[]> {
  const rows = await tx
    .select({ id: ltiScores.id })
    .from(ltiScores)
    .where(and(eq(ltiScores.userId, userId), eq(ltiScores.lessonId, lessonId)))
    .orderBy(asc(ltiScores.id));
  return rows.map(({ id }) => id);
}

export type StoredScore = typeof ltiScores.$inferSelect & {
  readonly platform: Platform;
  /** The person's id at the platform. */
  readonly subject: string;
};

export async function findScore(database: Database, id: number): Promise<StoredScore | null> {
  const [row] = await database
    .select({ score: ltiScores, platform: ltiPlatforms, subject: ltiIdentities.subject })
    .from(ltiScores)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiScores.platformId))
    .innerJoin(
      ltiIdentities,
      and(
        eq(ltiIdentities.platformId, ltiScores.platformId),
        eq(ltiIdentities.userId, ltiScores.userId),
      ),
    )
    .innerJoin(users, isStaying)
    .where(eq(ltiScores.id, id));
  return row ? { ...row.score, platform: row.platform, subject: row.subject } : null;
}

export async function noteSentScore(
  database: Database,
  id: number,
  sent: { readonly score: number; readonly maximum: number; readonly sentAt: Date },
): Promise<void> {
  await database.update(ltiScores).set(sent).where(eq(ltiScores.id, id));
}

export async function findCourseOf(
  database: Database,
  lessonId: LessonId,
): Promise<CourseId | null> {
  const [row] = await database
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isNull(lessons.retiredAt)));
  return row?.courseId ?? null;
}

export interface PickableLesson {
  readonly id: LessonId;
  readonly title: string;
  readonly content: string;
  readonly hasQuiz: boolean;
  readonly courseId: CourseId;
  readonly course: string;
}

/** In the order of the library. */
export async function listPickableLessons(database: Database): Promise<PickableLesson[]> {
  return database
    .select({
      id: lessons.id,
      title: lessons.title,
      content: lessons.content,
      hasQuiz: sql<boolean>`${quizzes.id} is not null`,
      courseId: courses.id,
      course: courses.title,
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), isNull(courses.retiredAt)))
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), isNull(quizzes.retiredAt)))
    .where(isNull(lessons.retiredAt))
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.order));
}

/** The number of accounts that each platform opens. */
export async function countIdentities(database: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ platformId: ltiIdentities.platformId, count: count() })
    .from(ltiIdentities)
    .groupBy(ltiIdentities.platformId);
  return new Map(rows.map((row) => [row.platformId, row.count]));
}
