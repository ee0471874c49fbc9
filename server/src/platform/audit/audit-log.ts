/**
 * The record of what was done with accounts: it only grows, and once an account is erased, it no longer says
 * whose acts they were.
 */
import type { UserId } from '@qubloom/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { auditLog, auditSubjects } from '../database/schema/index.ts';

export type AuditedAct =
  | 'sign-in-from-new-browser'
  | 'password-change'
  | 'became-a-child'
  | 'google-connected'
  | 'google-disconnected'
  | 'school-connected'
  | 'school-disconnected'
  | 'school-course-connected'
  | 'school-course-disconnected'
  | 'erasure-asked'
  | 'erasure-withdrawn'
  | 'erasure'
  | 'consent-given'
  | 'consent-confirmed'
  | 'consent-declined'
  | 'consent-withdrawn'
  | 'consent-expired'
  | 'consent-address-changed';

/**
 * Call this at the end of a transaction: the rows are chained one after another, so other transactions
 * with something to record wait for this one to end.
 */
export async function recordAct(
  tx: Transaction,
  userId: UserId,
  { act, at }: { readonly act: AuditedAct; readonly at: Date },
): Promise<void> {
  await tx.insert(auditSubjects).values({ userId }).onConflictDoNothing();
  const [known] = await tx
    .select({ subject: auditSubjects.subject })
    .from(auditSubjects)
    .where(eq(auditSubjects.userId, userId));
  if (known === undefined) return;
  // The trigger sets the row's number, its hash, and the hash before it.
  const place = { number: 0, previous: Buffer.alloc(0), hash: Buffer.alloc(0) };
  await tx.insert(auditLog).values({ ...known, act, at, ...place });
}

/** Returns the number of the first row that does not follow from the one before; null if the chain is intact. */
export async function firstBrokenLink(database: Database): Promise<number | null> {
  const { rows } = await database.execute<{ place: string }>(sql`
    select place from (
      select l.*, row_number() over (order by number) as place,
        lag(hash, 1, ''::bytea) over (order by number) as before
      from audit_log l
    ) link
    where number <> place or previous <> before
      or hash <> sha256(previous || convert_to(
        concat_ws('|', number, subject, act, extract(epoch from at)), 'UTF8'))
    order by place limit 1`);
  return rows[0] === undefined ? null : Number(rows[0].place);
}
