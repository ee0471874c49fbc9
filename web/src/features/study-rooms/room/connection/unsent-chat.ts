/**
 * Text that a learner has written in a room and the server has not received. It survives a reload of this tab, and
 * is deleted when they sign out.
 */
import { z } from 'zod';
import { lastLearner, learnerStorage } from '../../../../product/storage/learner-storage.ts';

const Lines = z.array(
  z.object({ ref: z.string(), text: z.string(), anyway: z.literal(true).optional() }),
);
/** A message, with the name by which the server recognizes it. */
export type UnsentLine = z.infer<typeof Lines>[number];

const tabStorage = (userId: number) => learnerStorage(userId, 'session');
const linesOf = (roomId: number) => `lines.${roomId}`;
const draftOf = (roomId: number) => `draft.${roomId}`;

export function saveUnsentLines(userId: number, roomId: number, lines: readonly UnsentLine[]) {
  // A page that closes because its learner has signed out stores nothing.
  if (lines.length === 0 || lastLearner() !== userId) {
    tabStorage(userId).remove('rooms', linesOf(roomId));
  } else tabStorage(userId).save('rooms', linesOf(roomId), JSON.stringify(lines));
}

export function takeUnsentLines(userId: number, roomId: number): readonly UnsentLine[] {
  const found = tabStorage(userId).find('rooms', linesOf(roomId));
  tabStorage(userId).remove('rooms', linesOf(roomId));
  try {
    return Lines.parse(JSON.parse(found?.text ?? '[]'));
  } catch {
    return [];
  }
}

export const findDraft = (userId: number, roomId: number): string =>
  tabStorage(userId).find('rooms', draftOf(roomId))?.text ?? '';

export function saveDraft(userId: number, roomId: number, text: string): void {
  if (text === '') tabStorage(userId).remove('rooms', draftOf(roomId));
  else tabStorage(userId).save('rooms', draftOf(roomId), text);
}
