/** The requests of participants, and whether they were done. */
import type { ClientMessage, RoomErrorCode } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Registry } from './registry.ts';
import type { OpenRoom } from './open-room.ts';
import type { Person } from './person.ts';
import type { SocketId } from './room.ts';

/** The rooms of this process, which requests change. */
export interface Rooms {
  readonly context: Context;
  readonly registry: Registry;
}

/** The participant who asks, and the socket and room of the request. */
export interface Asking {
  readonly room: OpenRoom;
  readonly person: Person;
  readonly socket: SocketId;
}

export type InRoom = Exclude<ClientMessage, { type: 'JOIN_ROOM' | 'LEAVE_ROOM' }>;
export type Asked<Type extends InRoom['type']> = Extract<InRoom, { type: Type }>;

/** Null where it was done. */
export type Refusal = RoomErrorCode | null;
