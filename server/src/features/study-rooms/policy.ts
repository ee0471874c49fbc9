/** Decides who may enter a room. */
import type { AgeRange, RoomErrorCode } from '@qubloom/contract';
import type { UserId } from '@qubloom/contract';
import type { RoomFor } from './queries.ts';

export type Refused = Extract<RoomErrorCode, 'no-such-room' | 'removed' | 'not-allowed'>;

/** Returns null if the learner may enter. A learner who may not enter is not told that the room exists. */
export function refusalOf(
  room: RoomFor | null,
  learner: { readonly id: UserId; readonly ageRange: AgeRange },
): Refused | null {
  if (room === null) return 'no-such-room';
  if (room.isRemoved) return 'removed';
  if (room.isBlockedByMaker) return 'no-such-room';
  const isOpen = room.visibility === 'public' && room.ageRange === learner.ageRange;
  return isOpen || room.isMember || room.makerId === learner.id ? null : 'no-such-room';
}
