/** Checks that the audit log was not changed, and answers in one sentence. */
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { auditLog } from '../database/schema/index.ts';
import { firstBrokenLink } from './audit-log.ts';

export interface Verdict {
  readonly holds: boolean;
  readonly sentence: string;
}

/**
 * The end of an intact chain, printed so that a later check can use it: only the mark reveals rows that were
 * removed from the end, or a chain that was rewritten.
 */
export interface Mark {
  readonly number: number;
  /** The hash in hexadecimal. */
  readonly hash: string;
}

/** Returns null if the text is not a mark. */
export function parseMark(text: string): Mark | null {
  const [, number, hash] = /^([1-9]\d{0,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return hash === undefined ? null : { number: Number(number), hash };
}

export async function verifyAuditLog(database: Database, mark?: Mark): Promise<Verdict> {
  const broken = await firstBrokenLink(database);
  if (broken !== null) {
    return {
      holds: false,
      sentence: `The audit log is broken at act ${String(broken)}: it, or the one before it, was changed or taken out.`,
    };
  }
  if (mark !== undefined && (await hashAt(database, mark.number)) !== mark.hash) {
    return {
      holds: false,
      sentence: `The audit log was cut short or rewritten: act ${String(mark.number)} is not the one that was marked.`,
    };
  }
  return { holds: true, sentence: await holdsSentence(database) };
}

async function holdsSentence(database: Database): Promise<string> {
  const [last] = await database.select().from(auditLog).orderBy(desc(auditLog.number)).limit(1);
  if (last === undefined) return 'The audit log is intact. It has no acts yet.';
  const { number, hash } = last;
  return `The audit log is intact: each of its acts (${String(number)} so far) follows from the one before. Its mark is ${String(number)}:${hash.toString('hex')}`;
}

async function hashAt(database: Database, number: number): Promise<string | undefined> {
  const [row] = await database
    .select({ hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.number, number));
  return row?.hash.toString('hex');
}
