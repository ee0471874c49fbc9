/** What a participant asks for, and whether it was done. */
import type { ClientMessage, RoomErrorCode } from '@qubloom/contract';
import type { Database } from '../../../platform/database/client.ts';
import type { FileReport } from '../reports/service.ts';
import type { Bus } from './processes/bus.ts';
import type { Registry } from './registry.ts';
import type { OpenRoom } from './open-room.ts';
import type { Person } from './person.ts';
import type { SocketId } from './room.ts';

export interface RequestsOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly bus: Bus;
  readonly fileReport: FileReport;
  /** To all rooms that a learner is in. */
  readonly publishTo: Registry['publishTo'];
}

/** Who asks, and from where. */
export interface Asking {
  readonly room: OpenRoom;
  readonly person: Person;
  readonly socket: SocketId;
}

export type InRoom = Exclude<ClientMessage, { type: 'JOIN_ROOM' | 'LEAVE_ROOM' }>;
export type Asked<Type extends InRoom['type']> = Extract<InRoom, { type: Type }>;

/** Null where it was done. */
export type Refusal = RoomErrorCode | null;
