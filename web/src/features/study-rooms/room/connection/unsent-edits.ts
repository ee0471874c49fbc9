/** Edits that a page had not sent when it was left. They are sent with the next visit. */
import { learnerStorage } from '../../../../product/storage/learner-storage.ts';
import { isRecord } from '../../../../lib/storage/is-record.ts';

const nameOf = (roomId: number) => `unsent.${roomId}`;

/** Each string is the `circuitData` of one message. */
export function saveUnsentEdits(userId: number, roomId: number, edits: readonly string[]): void {
  const storage = learnerStorage(userId);
  if (edits.length === 0) storage.remove('rooms', nameOf(roomId));
  else storage.save('rooms', nameOf(roomId), JSON.stringify({ edits }));
}

export function takeUnsentEdits(userId: number, roomId: number): readonly string[] {
  const storage = learnerStorage(userId);
  const found = storage.find('rooms', nameOf(roomId));
  if (!found) return [];
  storage.remove('rooms', nameOf(roomId));
  try {
    const data: unknown = JSON.parse(found.text);
    const edits = isRecord(data) ? data['edits'] : [];
    return Array.isArray(edits) ? edits.filter((edit) => typeof edit === 'string') : [];
  } catch {
    return [];
  }
}
