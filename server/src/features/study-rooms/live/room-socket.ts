/** The thin edge of rooms: takes and sends texts, and handles one message of a socket at a time. */
import {
  circuitRefusals,
  ClientMessage,
  roomLimits,
  type ServerMessage,
  type StudyRoomId,
} from '@qubloom/contract';
import type { LearnersSocket, SocketListener } from '../../../platform/sockets/sockets.ts';
import { Allowance } from '../../../platform/sockets/allowance.ts';
import { oneAtATime } from '../../../platform/sockets/one-at-a-time.ts';
import { errorMessage, heldBackMessage } from './errors.ts';
import { encodeMessage, type OpenRoom } from './open-room.ts';
import { answer } from './answering.ts';
import { joinRoom } from './joining.ts';
import type { Refusal, Rooms } from './requests.ts';
import { guideOf, personIn } from './room.ts';

/** R27: the allowances of one learner, shared by all their sockets. */
export interface Allowances {
  readonly chat: Allowance;
  readonly circuit: Allowance;
  readonly other: Allowance;
}

export const newAllowances = (): Allowances => ({
  chat: new Allowance(roomLimits.chat),
  circuit: new Allowance(roomLimits.circuit),
  other: new Allowance(roomLimits.other),
});

type Sent = ClientMessage;

/** R42: a guide sees and leads, but does not write. */
const guideRequests: ReadonlySet<Sent['type']> = new Set<Sent['type']>([
  'TAKE_LEAD',
  'GIVE_LEAD',
  'SIMULATOR_ACTION',
]);

export function listenToSocket(
  rooms: Rooms,
  allowances: Allowances,
  socket: LearnersSocket,
): SocketListener {
  let room: OpenRoom | null = null;
  /** The reason why its last change of the circuit was refused. It holds until its page loads the circuit again. */
  let circuitRefusal: Refusal = null;

  const say = (message: ServerMessage) => socket.send(encodeMessage(message));
  const refuse = (refusal: Exclude<Refusal, null>, ref?: string, sentence?: string) =>
    say(
      typeof refusal === 'object'
        ? heldBackMessage(refusal, ref)
        : errorMessage(refusal, ref, sentence),
    );
  function leave(): void {
    if (room !== null) rooms.registry.leave(room, socket);
    room = null;
  }

  async function handle(message: Sent, isClosed: () => boolean): Promise<void> {
    const ref = 'ref' in message ? message.ref : undefined;
    const pace = paceOf(allowances, message).take(Date.now());
    if (pace === 'flood') return socket.close('flood');
    if (pace === 'too-fast') return message.type === 'CURSOR' ? undefined : refuse('too-fast', ref);
    if ('username' in message && !isOwnName(message, socket)) return refuse('not-you');
    if (message.type === 'JOIN_ROOM') {
      circuitRefusal = null;
      if (room?.state.id === message.roomId) return room.welcome(socket.id);
      leave();
      const joined = await joinRoom(rooms, socket, message.roomId);
      if ('code' in joined) {
        refuse(joined.code, undefined, joined.sentence);
        return socket.close(joined.code);
      }
      room = joined;
      return isClosed() ? leave() : undefined;
    }
    const person = room && personIn(room.state, socket.learner.id);
    if (room === null || !person || !isThisRoom(room, message.roomId)) {
      return refuse('not-in-room', ref);
    }
    if (message.type === 'LEAVE_ROOM') {
      leave();
      return socket.close('left');
    }
    // R42.
    if (guideOf(room.state, person.id) && !guideRequests.has(message.type)) {
      return refuse('as-guide', ref);
    }
    const isEdit = message.type === 'CIRCUIT_UPDATE';
    if (isEdit && circuitRefusal !== null) return refuse(circuitRefusal, ref);
    const refusal = await answer(rooms, { room, person, socket: socket.id }, message);
    if (isEdit && typeof refusal === 'string' && circuitRefusals.has(refusal))
      circuitRefusal = refusal;
    if (refusal !== null) refuse(refusal, ref);
    else if (ref !== undefined) say({ type: 'ACK', ref });
  }

  return oneAtATime(socket, {
    // R26.
    schema: ClientMessage,
    handle,
    failed(error, message) {
      rooms.context.log.warn({ err: error }, 'a message of a room was not done');
      refuse('try-again', 'ref' in message ? message.ref : undefined);
      // Nobody should wait in a room that could not be loaded. The page reconnects by itself.
      if (message.type === 'JOIN_ROOM') socket.close('failed');
    },
    closed: leave,
  });
}

function paceOf({ chat, circuit, other }: Allowances, { type }: Sent): Allowance {
  if (type === 'CHAT_MESSAGE') return chat;
  return type === 'CIRCUIT_UPDATE' ? circuit : other;
}

/** R4. */
const isOwnName = (
  { userId, username }: { readonly userId: number; readonly username: string },
  { learner }: LearnersSocket,
): boolean => userId === learner.id && username === learner.username;

/** R5. */
const isThisRoom = (room: OpenRoom, id: StudyRoomId): boolean => room.state.id === id;
