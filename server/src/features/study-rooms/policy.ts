/** Decides who may enter a room. */
import type { AgeRange, RoomErrorCode, UserId } from '@qubloom/contract';
import type { Group } from './groups/queries.ts';
import type { RoomFor } from './queries.ts';

export type Refused = Extract<RoomErrorCode, 'no-such-room' | 'removed' | 'not-allowed'>;

/** `guide`: a teacher, who takes no seat and gets no chat. */
export type RoomRole = 'participant' | 'guide';

/** R41: a teacher of the class is always a guide. Null for everybody else, and for a group whose room is closed. */
export function roleIn(group: Group | undefined, id: UserId): RoomRole | null {
  if (group?.teachers.has(id)) return 'guide';
  return group?.learners.has(id) ? 'participant' : null;
}

/**
 * For rooms that learners have made. Returns null if the learner may enter. A learner who may not enter is not told
 * that the room exists.
 */
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
