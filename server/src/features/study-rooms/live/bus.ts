/** How the processes of one site hear of what happens in each other's rooms. One process alone hears itself. */
import type { SimulatorState, StudyRoomId } from '@qubloom/contract';
import type { Lead, RoomEvent, Seat } from './room.ts';

/** What one process has of a room. */
export interface RoomHere {
  readonly id: StudyRoomId;
  readonly seats: readonly Seat[];
  readonly lead: Lead;
  readonly simulatorState: SimulatorState | null;
}

export interface BusListener {
  /** In one order for all processes, those that sent them as well. */
  event(room: StudyRoomId, event: RoomEvent): void;
  /** All that another process has, every two seconds. */
  heard(process: string, rooms: readonly RoomHere[]): void;
  /** Others are not reached, or are again. */
  degraded(isDegraded: boolean): void;
}

export interface Bus {
  readonly isDegraded: boolean;
  listen(listener: BusListener): void;
  publish(room: StudyRoomId, event: RoomEvent): void;
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
