/** Tells the grown-ups of a learner under 18 about a class, shows it to them, and lets a child's parent end it. */
import type { ClassId, LinkedClass, UserId } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Learner } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { mailboxHash } from '../../platform/mail/mailbox.ts';
import { addressesOfGrownUps, isOwnChild, loadLearnerOf, loadOwnChild } from '../families/index.ts';
import type { JoinedPayload } from './mails.ts';
import { noSuchClass } from './policy.ts';
import {
  listLearnedIn,
  listTeachersOf,
  lockClass,
  type LockedClass,
  type Person,
} from './queries.ts';
import { takeOutOwnAccount } from './take-out.ts';

/** Each joining has its own mails, because a learner may join again after a parent has ended it. */
export async function tellGrownUps(
  { now, queueMail }: Context,
  tx: Transaction,
  { id: classId }: LockedClass,
  learner: Person,
): Promise<void> {
  const joinedAt = now().toISOString();
  for (const { email } of await addressesOfGrownUps(tx, learner)) {
    const mailbox = mailboxHash(email).toString('hex');
    await queueMail(tx, {
      key: `class-joined:${String(classId)}:${String(learner.id)}:${mailbox}:${joinedAt}`,
      kind: 'class-joined',
      to: email,
      payload: { userId: learner.id, classId } satisfies JoinedPayload,
      importance: 'notice',
    });
  }
}

export async function showClassesOf(
  context: Context,
  grownUp: Learner,
  learnerId: UserId,
): Promise<{ classes: LinkedClass[] }> {
  const learner = await loadLearnerOf(context, grownUp, learnerId);
  if (learner.ageRange === '18-plus') return { classes: [] };
  return { classes: await listClassesOf(context.database, learnerId, isOwnChild(learner)) };
}

/** Returns the classes that are not archived. A class that has made the account is ended only by its teachers. */
export async function listClassesOf(
  database: Database,
  learnerId: UserId,
  isParent: boolean,
): Promise<LinkedClass[]> {
  const open = (await listLearnedIn(database, learnerId)).filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const teachers = await listTeachersOf(
    database,
    open.map(({ id }) => id),
  );
  return open.map(({ id, name, isClassAccount }) => ({
    id,
    name,
    teachers: teachers.filter(({ classId }) => classId === id),
    canEnd: isParent && !isClassAccount,
  }));
}

/** A child may leave, too, so the family page asks for no password. */
export async function endOfOwnChild(
  context: Context,
  parent: Learner,
  { childId, classId }: { readonly childId: UserId; readonly classId: ClassId },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await loadOwnChild({ ...context, database: tx }, parent, childId);
    await endOfChild(tx, { childId, classId });
  });
}

/** Ends it as if the child had left. The caller has checked that the child's parent wants this. */
export async function endOfChild(
  tx: Transaction,
  { childId, classId }: { readonly childId: UserId; readonly classId: ClassId },
): Promise<void> {
  const found = await lockClass(tx, classId);
  if (found === null) throw noSuchClass();
  await takeOutOwnAccount(
    tx,
    found,
    childId,
    'This class made the account, so only a teacher can take your child out of it.',
  );
}
