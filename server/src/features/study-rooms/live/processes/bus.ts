/** How the processes of one site hear of what happens in each other's rooms. One process alone hears itself. */
import type { SimulatorState, StudyRoomId } from '@qubloom/contract';
import type { Lead, RoomEvent, Seat, SocketId } from '../room.ts';

/** What one process has of a room. */
export interface RoomHere {
  readonly id: StudyRoomId;
  /** When it opened the room, in milliseconds. */
  readonly since: number;
  readonly seats: readonly Seat[];
  /** Sockets whose arrival it has told of and not heard yet. */
  readonly arriving: readonly SocketId[];
  readonly lead: Lead;
  readonly simulatorState: SimulatorState | null;
}

/** What processes say to each other about a room. */
export type RoomNews =
  | RoomEvent
  /** A process has just opened it, and asks the others what they have of it. */
  | { readonly kind: 'opened'; readonly process: string }
  | { readonly kind: 'here'; readonly process: string; readonly here: RoomHere };

const eventKinds: Record<RoomEvent['kind'], true> = {
  arrived: true,
  left: true,
  said: true,
  edited: true,
  ran: true,
  'asked-for-lead': true,
  'gave-lead': true,
  pointed: true,
  changed: true,
  removed: true,
  erased: true,
  met: true,
};

const isRoomEvent = (said: unknown): said is RoomEvent =>
  typeof said === 'object' &&
  said !== null &&
  'kind' in said &&
  Object.hasOwn(eventKinds, String(said.kind));

/** Processes of a site are replaced one after the other, so another one may be of a later version. */
export const isRoomNews = (said: unknown): said is RoomNews =>
  isRoomEvent(said) ||
  (typeof said === 'object' &&
    said !== null &&
    'kind' in said &&
    (said.kind === 'opened' || said.kind === 'here'));

export interface BusListener {
  /** In one order for all processes, those that sent them as well. */
  event(room: StudyRoomId, event: RoomNews): void;
  /** All that another process has, every second, and the rooms of which it could not tell everything. */
  heard(process: string, rooms: readonly RoomHere[], untold: readonly StudyRoomId[]): void;
  /** Others are not reached, or are again. */
  degraded(isDegraded: boolean): void;
}

export interface Bus {
  readonly isDegraded: boolean;
  listen(listener: BusListener): void;
  publish(room: StudyRoomId, event: RoomNews): void;
  /** From now on events of the room are heard. */
  open(room: StudyRoomId): Promise<void>;
  close(room: StudyRoomId): void;
  announce(rooms: readonly RoomHere[]): void;
  stop(): void;
}

export function localBus(): Bus {
  let listener: BusListener | undefined;
  return {
    isDegraded: false,
    listen: (one) => (listener = one),
    publish: (room, event) => listener?.event(room, event),
    open: () => Promise.resolve(),
    close: () => undefined,
    announce: () => undefined,
    stop: () => undefined,
  };
}
