/** Database access for inquiries. */
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { batchOf, inBatches } from '../../platform/database/batches.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { inquiries } from '../../platform/database/schema/index.ts';

export type Inquiry = typeof inquiries.$inferSelect;

export async function insertInquiry(
  tx: Transaction,
  inquiry: typeof inquiries.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(inquiries).values(inquiry).returning({ id: inquiries.id });
  if (row === undefined) throw new Error('an insert returns its row');
  return row.id;
}

const isOpen = isNull(inquiries.settledAt);

export async function listOpen(database: Database): Promise<Inquiry[]> {
  return database.select().from(inquiries).where(isOpen).orderBy(asc(inquiries.id));
}

export async function countOpen(database: Database): Promise<number> {
  return database.$count(inquiries, isOpen);
}

export async function findInquiry(database: Database, id: number): Promise<Inquiry | null> {
  const [row] = await database.select().from(inquiries).where(eq(inquiries.id, id));
  return row ?? null;
}

/** An inquiry that was settled before keeps its time, so it is deleted on the day that it was due. */
export async function recordSettled(database: Database, id: number, now: Date): Promise<void> {
  await database
    .update(inquiries)
    .set({ settledAt: now })
    .where(and(eq(inquiries.id, id), isOpen));
}

export async function deleteSettledBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(inquiries, lt(inquiries.settledAt, before));
  await inBatches(() => database.delete(inquiries).where(old));
}

export async function deleteUnsettledBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(inquiries, and(isOpen, lt(inquiries.createdAt, before)));
  await inBatches(() => database.delete(inquiries).where(old));
}
