/** Database access for the messages of rooms. */
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

/** `again`: a message with this ref was stored before. `no-room`: the room or the learner is gone. */
export type StoredMessage = { readonly id: ChatMessageId } | 'again' | 'no-room';

/** Locks the learner before the room, as erasing an account does. In the other order, each could wait for the other. */
export async function insertMessage(
  database: Database,
  message: NewMessage,
): Promise<StoredMessage> {
  const { roomId, userId, ref, createdAt } = message;
  const { rows } = await database.execute<{ id: ChatMessageId }>(
    sql`insert into ${studyRoomMessages} (room_id, user_id, ref, message, created_at)
      select room.id, author.id, ${ref}, ${message.message}, ${createdAt.toISOString()}::timestamptz
      from (select id from ${users} where id = ${userId} for key share) author
      join ${studyRooms} room on room.id = ${roomId}
      on conflict do nothing
      returning id`,
  );
  return rows[0] ?? whyNot(database, message);
}

async function whyNot(
  database: Database,
  { roomId, userId, ref }: NewMessage,
): Promise<'again' | 'no-room'> {
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
  timestamp: createdAt.toISOString(),
});

/** Returns the latest messages, oldest first. */
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

/** Returns the learners among these whose accounts are gone. */
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
