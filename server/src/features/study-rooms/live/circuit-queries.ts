/** The circuits of rooms, as Yjs encodes them: one merged state, and updates that wait to be merged into it. */
import { mergeUpdates, type StudyRoomId } from '@qubloom/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import {
  studyRoomCircuits,
  studyRooms,
  studyRoomUpdates,
} from '../../../platform/database/schema/index.ts';

export interface NewUpdate {
  readonly roomId: StudyRoomId;
  readonly data: Uint8Array;
}

interface StoredUpdate {
  /** 0 for the merged state. */
  readonly id: number;
  readonly data: Uint8Array;
}

/** Returns false if the room is gone. */
export async function insertUpdate(
  database: Database,
  { roomId, data }: NewUpdate,
): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`insert into ${studyRoomUpdates} (room_id, data)
      select id, ${Buffer.from(data)} from ${studyRooms} where id = ${roomId}`,
  );
  return rowCount === 1;
}

/** Returns the merged state and all later updates of a room's circuit. */
export async function loadUpdates(
  database: Database,
  roomId: StudyRoomId,
): Promise<StoredUpdate[]> {
  // One statement, so no merge can happen between the two reads.
  const { rows } = await database.execute<{ id: number; data: Buffer }>(
    sql`select 0 as id, state as data from ${studyRoomCircuits} where room_id = ${roomId}
      union all select id, data from ${studyRoomUpdates} where room_id = ${roomId} order by id`,
  );
  return rows;
}

/** Several processes may do this at once: merging the same updates twice changes nothing. */
export async function mergeStoredUpdates(database: Database, roomId: StudyRoomId): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select from ${studyRooms} where id = ${roomId} for no key update`,
    );
    if (rows.length === 0) return;
    const stored = await loadUpdates(tx, roomId);
    const ids = stored.map(({ id }) => id).filter((id) => id !== 0);
    if (ids.length === 0) return;
    const state = Buffer.from(mergeUpdates(stored.map(({ data }) => data)));
    await tx
      .insert(studyRoomCircuits)
      .values({ roomId, state })
      .onConflictDoUpdate({ target: studyRoomCircuits.roomId, set: { state } });
    // Deletes only these rows: an update with a lower id may be inserted in the meantime.
    await tx.delete(studyRoomUpdates).where(inArray(studyRoomUpdates.id, ids));
  });
}
