/** R35, R36: rooms that span the processes of a site. */
import type { StudyRoomId } from '@qubloom/contract';
import { redisBroadcast } from '../../../platform/broadcast.ts';
import type { Bus, BusListener, RoomHere } from './bus.ts';
import type { RoomEvent } from './room.ts';

const gossip = 'qubloom:rooms';
const prefix = 'qubloom:room:';
const channelOf = (room: StudyRoomId) => `${prefix}${String(room)}`;

interface ProcessSeats {
  readonly process: string;
  readonly rooms: readonly RoomHere[];
}

/** @param process names this one among the others */
export function redisBus(url: string, process: string): Bus {
  let listener: BusListener | undefined;
  const broadcast = redisBroadcast(url, {
    text(channel, text) {
      // Only this site's own processes write here, in the form they read.
      if (channel === gossip) {
        const seatsOfProcess = JSON.parse(text) as ProcessSeats;
        if (seatsOfProcess.process !== process)
          listener?.heard(seatsOfProcess.process, seatsOfProcess.rooms);
      } else {
        const room = Number(channel.slice(prefix.length)) as StudyRoomId;
        listener?.event(room, JSON.parse(text) as RoomEvent);
      }
    },
    changed: (isDown) => listener?.degraded(isDown),
  });
  void broadcast.subscribe(gossip);

  return {
    get isDegraded() {
      return broadcast.isDown;
    },
    listen: (one) => (listener = one),
    publish(room, event) {
      if (broadcast.isDown) return listener?.event(room, event);
      void broadcast.publish(channelOf(room), JSON.stringify(event)).then((isTaken) => {
        if (!isTaken) listener?.event(room, event);
      });
    },
    open: (room) => broadcast.subscribe(channelOf(room)),
    close: (room) => broadcast.unsubscribe(channelOf(room)),
    announce(rooms) {
      void broadcast.publish(gossip, JSON.stringify({ process, rooms } satisfies ProcessSeats));
    },
    stop: () => broadcast.stop(),
  };
}
