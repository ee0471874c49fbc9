/** Carries news between the processes of one site about each other's rooms. A single process hears only itself. */
import type { SimulatorState, StudyRoomId } from '@qubloom/contract';
import type { Lead, RoomEvent, Seat, SocketId } from '../room.ts';

/** One process's view of a room. */
export interface RoomHere {
  readonly id: StudyRoomId;
  /** When the process opened the room, in milliseconds. */
  readonly since: number;
  readonly seats: readonly Seat[];
  /** A process that still runs the previous version leaves it out. */
  readonly guides?: readonly Seat[];
  /** Sockets whose arrival the process has sent but not received yet. */
  readonly arriving: readonly SocketId[];
  readonly lead: Lead;
  readonly simulatorState: SimulatorState | null;
}

/** Messages between processes about a room. */
export type RoomNews =
  | RoomEvent
  /** A process has just opened the room and asks the others for their view of it. */
  | { readonly kind: 'opened'; readonly process: string }
  | { readonly kind: 'here'; readonly process: string; readonly here: RoomHere };

const eventKinds: Record<RoomEvent['kind'], true> = {
  arrived: true,
  'guide-arrived': true,
  left: true,
  said: true,
  edited: true,
  ran: true,
  'asked-for-lead': true,
  'gave-lead': true,
  'took-lead': true,
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

/** The processes of a site are replaced one after another, so another process may run a later version. */
export const isRoomNews = (said: unknown): said is RoomNews =>
  isRoomEvent(said) ||
  (typeof said === 'object' &&
    said !== null &&
    'kind' in said &&
    (said.kind === 'opened' || said.kind === 'here'));

export interface BusListener {
  /** Events come in the same order on every process, including the sender. */
  event(room: StudyRoomId, event: RoomNews): void;
  /** Comes every second, with everything that another process has, and the rooms with events that it could not send. */
  presence(process: string, rooms: readonly RoomHere[], untold: readonly StudyRoomId[]): void;
  /** Called when the other processes become unreachable or reachable again. */
  degraded(isDegraded: boolean): void;
}

export interface Bus {
  readonly isDegraded: boolean;
  listen(listener: BusListener): void;
  publish(room: StudyRoomId, event: RoomNews): void;
  /** Events of the room are received from now on. */
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
