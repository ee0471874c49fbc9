/** Database access for circuits and programs that learners hand in. */
import type { AssignmentId, ClassId, UserId, WorkKind } from '@qubloom/contract';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { assignments, handedInWork } from '../../../platform/database/schema/index.ts';
import { learnersOf } from '../queries.ts';

export interface StoredWork {
  readonly id: AssignmentId;
  readonly classId: ClassId;
  readonly kind: WorkKind;
  readonly title: string;
  readonly instructions: string;
  readonly start: string | null;
  readonly dueOn: string;
  /** Null if it is for everybody in the class. */
  readonly learners: UserId[] | null;
}

/** Returns null also for an assignment of another kind. */
export async function findWork(database: Database, id: AssignmentId): Promise<StoredWork | null> {
  const [row] = await database
    .select({
      id: assignments.id,
      classId: assignments.classId,
      // The database has words for these two kinds, and only for them.
      kind: sql<WorkKind>`${assignments.kind}`,
      title: sql<string>`${assignments.title}`,
      instructions: sql<string>`${assignments.instructions}`,
      start: assignments.start,
      dueOn: assignments.dueOn,
      isForAll: assignments.isForAll,
      learners: learnersOf,
    })
    .from(assignments)
    .where(and(eq(assignments.id, id), isNotNull(assignments.title)));
  if (row === undefined) return null;
  const { isForAll, learners, ...work } = row;
  return { ...work, learners: isForAll ? null : learners };
}

export interface StoredHandedIn {
  readonly work: string;
  readonly handedInAt: Date;
}

export async function findHandedIn(
  database: Database,
  assignmentId: AssignmentId,
  userId: UserId,
): Promise<StoredHandedIn | null> {
  const [row] = await database
    .select({ work: handedInWork.work, handedInAt: handedInWork.handedInAt })
    .from(handedInWork)
    .where(and(eq(handedInWork.assignmentId, assignmentId), eq(handedInWork.userId, userId)));
  return row ?? null;
}

/** Does nothing if something newer is stored. */
export async function putHandedIn(
  tx: Transaction,
  { id: assignmentId, classId }: StoredWork,
  { userId, work, handedInAt }: StoredHandedIn & { readonly userId: UserId },
): Promise<void> {
  await tx
    .insert(handedInWork)
    .values({ assignmentId, classId, userId, work, handedInAt })
    .onConflictDoUpdate({
      target: [handedInWork.assignmentId, handedInWork.userId],
      set: { work, handedInAt },
      setWhere: lte(handedInWork.handedInAt, handedInAt),
    });
}
