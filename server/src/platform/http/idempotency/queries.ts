/** The stored replies, in the database. */
import { retention, type UserId } from '@qubloom/contract';
import { and, eq, lt } from 'drizzle-orm';
import { batchOf, inBatches } from '../../database/batches.ts';
import type { Database, Transaction } from '../../database/client.ts';
import { keptReplies } from '../../database/schema/index.ts';

/** The data that identifies a call when it comes again. */
export interface KeyedCall {
  readonly userId: UserId;
  readonly key: string;
  readonly fingerprint: Buffer;
}

export interface KeptReply {
  readonly reply: unknown;
  /** True if the stored call was identical. */
  readonly isSameCall: boolean;
}

export interface KeptReplies {
  find(call: KeyedCall): Promise<KeptReply | null>;
  /** Runs in the transaction of the call's own work, which fails if the same call was faster. */
  keepWith(tx: Transaction, call: KeyedCall, reply: unknown): Promise<void>;
  /** Runs after the call was answered; does nothing if the reply is already stored. */
  keep(call: KeyedCall, reply: unknown): Promise<void>;
  forgetOld(): Promise<void>;
}

/** The constraint that a second call with the same key violates. */
export const keptOnce = 'kept_replies_once';

export function keptRepliesIn(database: Database, now: () => Date): KeptReplies {
  const rowOf = (call: KeyedCall, reply: unknown) => ({ ...call, reply, createdAt: now() });
  return {
    async find({ userId, key, fingerprint }) {
      const [kept] = await database
        .select({ reply: keptReplies.reply, fingerprint: keptReplies.fingerprint })
        .from(keptReplies)
        .where(and(eq(keptReplies.userId, userId), eq(keptReplies.key, key)));
      if (!kept) return null;
      return { reply: kept.reply, isSameCall: kept.fingerprint.equals(fingerprint) };
    },
    async keepWith(tx, call, reply) {
      await tx.insert(keptReplies).values(rowOf(call, reply));
    },
    async keep(call, reply) {
      await database.insert(keptReplies).values(rowOf(call, reply)).onConflictDoNothing();
    },
    async forgetOld() {
      const before = new Date(now().getTime() - retention.replies.period);
      const old = batchOf(keptReplies, lt(keptReplies.createdAt, before));
      await inBatches(() => database.delete(keptReplies).where(old));
    },
  };
}
