/** R6 to R9, R41: the way into a room. */
import type { CloseReason, RoomErrorCode, StudyRoomId } from '@qubloom/contract';
import { Forbidden } from '../../../platform/errors.ts';
import type { LearnersSocket } from '../../../platform/sockets/sockets.ts';
import { allowWithConsent } from '../../consent/index.ts';
import { listGroups } from '../groups/queries.ts';
import { refusalOf, roleIn } from '../policy.ts';
import { findRoom } from '../queries.ts';
import type { OpenRoom } from './open-room.ts';
import { findPerson } from './people.ts';
import type { Rooms } from './requests.ts';

interface TurnedAway {
  readonly code: Extract<RoomErrorCode, CloseReason>;
  readonly sentence?: string;
}

export async function joinRoom(
  { context, registry }: Rooms,
  socket: LearnersSocket,
  roomId: StudyRoomId,
): Promise<OpenRoom | TurnedAway> {
  const { learner } = socket;
  const { database, now } = context;
  try {
    await allowWithConsent(context, learner, 'rooms');
  } catch (error) {
    if (error instanceof Forbidden) return { code: 'not-allowed', sentence: error.message };
    throw error;
  }
  const stored = await findRoom(database, roomId, learner.id);
  if (stored?.isOfGroup) {
    const group = (await listGroups(database, [roomId], now())).get(roomId);
    const role = roleIn(group, learner.id);
    if (group === undefined || role === null) return { code: 'no-such-room' };
    const person = await findPerson(context, learner);
    return registry.enter({ ...stored, lesson: group.lesson }, socket, person, role);
  }
  const refusal = refusalOf(stored, learner);
  if (stored === null || refusal !== null) return { code: refusal ?? 'no-such-room' };
  const person = await findPerson(context, learner);
  return registry.enter({ ...stored, lesson: null }, socket, person, 'participant');
}
