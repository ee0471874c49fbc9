/** R6 to R9: the way into a room. */
import type { CloseReason, RoomErrorCode, StudyRoomId } from '@qubloom/contract';
import type { AllowWithConsent } from '../../../domain/consent.ts';
import { Forbidden } from '../../../platform/errors.ts';
import type { LearnersSocket } from '../../../platform/sockets/sockets.ts';
import { refusalOf } from '../policy.ts';
import { findRoom } from '../queries.ts';
import type { OpenRoom } from './open-room.ts';
import { findPerson, type PeopleOptions } from './people.ts';
import type { Registry } from './registry.ts';

export interface JoiningOptions extends PeopleOptions {
  readonly allowWithConsent: AllowWithConsent;
  readonly registry: Registry;
}

interface TurnedAway {
  readonly code: Extract<RoomErrorCode, CloseReason>;
  readonly sentence?: string;
}

export async function joinRoom(
  options: JoiningOptions,
  socket: LearnersSocket,
  roomId: StudyRoomId,
): Promise<OpenRoom | TurnedAway> {
  const { learner } = socket;
  try {
    await options.allowWithConsent(learner, 'rooms');
  } catch (error) {
    if (error instanceof Forbidden) return { code: 'not-allowed', sentence: error.message };
    throw error;
  }
  const stored = await findRoom(options.database, roomId, learner.id);
  const refusal = refusalOf(stored, learner);
  if (stored === null || refusal !== null) return { code: refusal ?? 'no-such-room' };
  const person = await findPerson(options, learner);
  return options.registry.enter(stored, socket, person);
}
