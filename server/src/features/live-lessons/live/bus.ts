/** Carries what happens in live lessons to the other processes of the site. A single process has nobody to tell. */
import type { LiveLessonId } from '@qubloom/contract';
import { redisBroadcast } from '../../../platform/broadcast.ts';
import type { WarningLog } from '../../../platform/logger.ts';
import type { BoardEvent, Share } from './board.ts';

export type LiveNews =
  | { readonly kind: 'event'; readonly event: BoardEvent }
  | { readonly kind: 'share'; readonly share: Share }
  /** A process has just opened the board, and asks the others for their shares. */
  | { readonly kind: 'asks' }
  | { readonly kind: 'ended' };

/** @param process the one that sent the news */
export type LiveListener = (id: LiveLessonId, process: string, news: LiveNews) => void;

export interface LiveBus {
  /** The listener does not hear what its own process publishes. */
  listen(listener: LiveListener): void;
  publish(id: LiveLessonId, news: LiveNews): void;
  open(id: LiveLessonId): Promise<void>;
  close(id: LiveLessonId): void;
  stop(): void;
}

export const localBus = (): LiveBus => ({
  listen: () => undefined,
  publish: () => undefined,
  open: () => Promise.resolve(),
  close: () => undefined,
  stop: () => undefined,
});

const prefix = 'qubloom:live:';
const channelOf = (id: LiveLessonId) => `${prefix}${String(id)}`;

/** A message that Redis does not accept is lost. Every process describes its share again, and reads the steering from the database. */
export function redisBus(url: string, process: string, log: WarningLog): LiveBus {
  let listener: LiveListener | undefined;
  const broadcast = redisBroadcast(url, {
    text(channel, text) {
      try {
        // Only this site's own processes write here.
        const { from, news } = JSON.parse(text) as { from: string; news: LiveNews };
        if (from === process) return;
        listener?.(Number(channel.slice(prefix.length)) as LiveLessonId, from, news);
      } catch (error) {
        log.warn({ err: error, channel }, 'what another process said was not understood');
      }
    },
    changed: () => undefined,
    failed: (error) =>
      log.warn(
        { err: error },
        'Redis is not reached, so live lessons do not reach other processes',
      ),
  });
  return {
    listen: (one) => (listener = one),
    publish: (id, news) =>
      void broadcast.publish(channelOf(id), JSON.stringify({ from: process, news })),
    open: (id) => broadcast.subscribe(channelOf(id)),
    close: (id) => broadcast.unsubscribe(channelOf(id)),
    stop: () => broadcast.stop(),
  };
}
