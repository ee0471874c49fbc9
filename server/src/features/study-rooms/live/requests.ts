/** The requests of participants. Each returns true if it was carried out. */
import type { ClientMessage } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Doubts } from './chat/doubts.ts';
import type { HeldBack, PlainRefusal } from './errors.ts';
import type { Registry } from './registry.ts';
import type { OpenRoom } from './open-room.ts';
import type { Person } from './person.ts';
import type { SocketId } from './room.ts';

/** The rooms of this process, which requests change. */
export interface Rooms {
  readonly context: Context;
  readonly registry: Registry;
  readonly doubts: Doubts;
}

/** The participant who makes a request, with its socket and room. */
export interface Asking {
  readonly room: OpenRoom;
  readonly person: Person;
  readonly socket: SocketId;
}

export type InRoom = Exclude<ClientMessage, { type: 'JOIN_ROOM' | 'LEAVE_ROOM' }>;
export type Asked<Type extends InRoom['type']> = Extract<InRoom, { type: Type }>;

/** Null if the request was carried out. */
export type Refusal = PlainRefusal | HeldBack | null;
