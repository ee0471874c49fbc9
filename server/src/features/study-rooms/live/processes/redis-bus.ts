/** R35, R36: rooms that span the processes of a site. */
import type { StudyRoomId } from '@qubloom/contract';
import { redisBroadcast } from '../../../../platform/broadcast.ts';
import type { WarningLog } from '../../../../platform/logger.ts';
import { isRoomNews, type Bus, type BusListener, type RoomHere } from './bus.ts';

const gossip = 'qubloom:rooms';
const prefix = 'qubloom:room:';
const channelOf = (room: StudyRoomId) => `${prefix}${String(room)}`;

interface News {
  readonly process: string;
  readonly rooms: readonly RoomHere[];
  /** Rooms with events that Redis did not accept. */
  readonly untold?: readonly StudyRoomId[];
}

/** @param process this process's name among the others */
export function redisBus(url: string, process: string, log: WarningLog): Bus {
  let listener: BusListener | undefined;
  let untold = new Set<StudyRoomId>();

  /**
   * Only this site's own processes write here, but one of another version may send kinds that this one does not know.
   */
  function hear(channel: string, said: unknown): void {
    if (channel === gossip) {
      const news = said as News;
      if (news.process !== process) listener?.presence(news.process, news.rooms, news.untold ?? []);
    } else if (isRoomNews(said)) {
      listener?.event(Number(channel.slice(prefix.length)) as StudyRoomId, said);
    } else throw new Error('no event of a room that is known here');
  }

  const broadcast = redisBroadcast(url, {
    text(channel, text) {
      try {
        hear(channel, JSON.parse(text));
      } catch (error) {
        log.warn({ err: error, channel }, 'what another process said was not understood');
      }
    },
    changed: (isDown) => listener?.degraded(isDown),
    failed: (error) =>
      log.warn({ err: error }, 'Redis is not reached, so rooms do not reach other processes'),
  });
  void broadcast.subscribe(gossip);

  return {
    get isDegraded() {
      return broadcast.isDown;
    },
    listen: (one) => (listener = one),
    publish(room, event) {
      const keepHere = () => {
        untold.add(room);
        listener?.event(room, event);
      };
      if (broadcast.isDown) return keepHere();
      void broadcast.publish(channelOf(room), JSON.stringify(event)).then((isTaken) => {
        if (!isTaken) keepHere();
      });
    },
    open: (room) => broadcast.subscribe(channelOf(room)),
    close: (room) => broadcast.unsubscribe(channelOf(room)),
    announce(rooms) {
      const told = untold;
      untold = new Set();
      const news = { process, rooms, untold: [...told] } satisfies News;
      void broadcast.publish(gossip, JSON.stringify(news)).then((isTaken) => {
        if (!isTaken) for (const room of told) untold.add(room);
      });
    },
    stop: () => broadcast.stop(),
  };
}
