/** R6 to R9: the way into a room. */
import type { CloseReason, RoomErrorCode, StudyRoomId } from '@qubloom/contract';
import { Forbidden } from '../../../platform/errors.ts';
import type { LearnersSocket } from '../../../platform/sockets/sockets.ts';
import { allowWithConsent } from '../../consent/index.ts';
import { refusalOf } from '../policy.ts';
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
  try {
    await allowWithConsent(context, learner, 'rooms');
  } catch (error) {
    if (error instanceof Forbidden) return { code: 'not-allowed', sentence: error.message };
    throw error;
  }
  const stored = await findRoom(context.database, roomId, learner.id);
  const refusal = refusalOf(stored, learner);
  if (stored === null || refusal !== null) return { code: refusal ?? 'no-such-room' };
  const person = await findPerson(context, learner);
  return registry.enter(stored, socket, person);
}
