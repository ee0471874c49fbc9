/** What was said in rooms, in the database. Many messages of many rooms are written by one statement. */
import type { ChatMessage, ChatMessageId, StudyRoomId, UserId } from '@qubloom/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/client.ts';
import { batchOf, inBatches } from '../../../../platform/database/batches.ts';
import {
  studyRoomMessages,
  studyRooms,
  users,
} from '../../../../platform/database/schema/index.ts';

export interface NewMessage {
  readonly roomId: StudyRoomId;
  readonly userId: UserId;
  readonly ref: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** `again`: one with the same ref is there already. `no-room`: the room or the learner is gone. */
export type StoredMessage = { readonly id: ChatMessageId } | 'again' | 'no-room';

const keyOf = ({ roomId, userId, ref }: Pick<NewMessage, 'roomId' | 'userId' | 'ref'>) =>
  `${String(roomId)} ${String(userId)} ${ref}`;

/**
 * In their order: ids grow with it. Learners are locked before their rooms, as erasing an account does: the other way
 * round one of both would be broken off.
 */
export async function insertMessages(
  database: Database,
  messages: readonly NewMessage[],
): Promise<StoredMessage[]> {
  const written = await database.execute<{
    id: number;
    roomId: number;
    userId: number;
    ref: string;
  }>(
    sql`insert into ${studyRoomMessages} (room_id, user_id, ref, message, created_at)
      select given."roomId", given."userId", given.ref, given.message, given."createdAt"
      from rows from (jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as
        ("roomId" int, "userId" int, ref text, message text, "createdAt" timestamptz)
      ) with ordinality as given ("roomId", "userId", ref, message, "createdAt", place)
      where exists (select from ${studyRooms} where id = given."roomId")
        and exists (select from ${users} where id = given."userId" for key share)
      order by given.place
      on conflict do nothing
      returning id, room_id as "roomId", user_id as "userId", ref`,
  );
  const ids = new Map(
    written.rows.map((row) => [
      keyOf({ ...row, roomId: row.roomId as StudyRoomId, userId: row.userId as UserId }),
      row.id as ChatMessageId,
    ]),
  );
  const stored: StoredMessage[] = [];
  const named = new Set<string>();
  for (const one of messages) {
    const key = keyOf(one);
    const id = named.has(key) ? undefined : ids.get(key);
    named.add(key);
    stored.push(id === undefined ? await whyNot(database, one) : { id });
  }
  return stored;
}

async function whyNot(database: Database, { roomId, userId, ref }: NewMessage) {
  const [row] = await database
    .select({ id: studyRoomMessages.id })
    .from(studyRoomMessages)
    .where(
      and(
        eq(studyRoomMessages.roomId, roomId),
        eq(studyRoomMessages.userId, userId),
        eq(studyRoomMessages.ref, ref),
      ),
    );
  return row ? 'again' : 'no-room';
}

const selected = (database: Database) =>
  database
    .select({
      id: studyRoomMessages.id,
      userId: studyRoomMessages.userId,
      username: users.username,
      message: studyRoomMessages.message,
      createdAt: studyRoomMessages.createdAt,
    })
    .from(studyRoomMessages)
    .innerJoin(users, eq(users.id, studyRoomMessages.userId));

type Row = Awaited<ReturnType<typeof selected>>[number];

const messageOf = ({ createdAt, ...row }: Row): ChatMessage => ({
  ...row,
  id: row.id as ChatMessageId,
  userId: row.userId as UserId,
  timestamp: createdAt.toISOString(),
});

/** The oldest of them first. */
export async function latestMessages(
  database: Database,
  roomId: StudyRoomId,
  count: number,
): Promise<ChatMessage[]> {
  const rows = await selected(database)
    .where(eq(studyRoomMessages.roomId, roomId))
    .orderBy(desc(studyRoomMessages.id))
    .limit(count);
  return rows.toReversed().map(messageOf);
}

/** Those of them whose accounts are gone. */
export async function erasedAmong(
  database: Database,
  authors: readonly UserId[],
): Promise<UserId[]> {
  if (authors.length === 0) return [];
  const { rows } = await database.execute<{ id: UserId }>(
    sql`select given.id from unnest(${sql.param([...authors])}::int[]) as given (id)
      where not exists (select from ${users} where id = given.id)`,
  );
  return rows.map(({ id }) => id);
}

export async function deleteMessagesBefore(database: Database, before: Date): Promise<void> {
  const old = batchOf(studyRoomMessages, lt(studyRoomMessages.createdAt, before));
  await inBatches(() => database.delete(studyRoomMessages).where(old));
}
