/**
 * Texts that all processes of the site hear, through Redis, which keeps none of them. A process listens for its own
 * beat, so that it knows within two seconds that others are not reached, whatever the reason: Redis is gone, hangs,
 * or one of the two connections does.
 */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { repeatedly } from './repeatedly.ts';

export interface BroadcastListener {
  text(channel: string, text: string): void;
  changed(isDown: boolean): void;
}

export interface Broadcast {
  readonly isDown: boolean;
  /** Whether Redis has taken it. */
  publish(channel: string, text: string): Promise<boolean>;
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  stop(): void;
}

/** Milliseconds. */
const beatEvery = 500;
/**
 * Beats in a row that were not heard: then others are not reached, or the connections are opened anew. Beats are
 * counted and not milliseconds, as a process that stood still itself has only not listened.
 */
const beatsMissed = 3;
const beatsEndured = 8;

const connectionOptions = {
  // What cannot be sent now is stored elsewhere; late it would be of no use.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 500,
  connectTimeout: 2000,
  retryStrategy: (times: number) => Math.min(100 * times, 1000),
} satisfies RedisOptions;

export function redisBroadcast(url: string, listener: BroadcastListener): Broadcast {
  const publisher = new Redis(url, connectionOptions);
  const subscriber = new Redis(url, { ...connectionOptions, autoResubscribe: false });
  const beat = `qubloom:beat:${randomUUID()}`;
  const channels = new Set([beat]);
  let isDown = true;
  let unheard = 0;

  // What went wrong shows by the beat that is not heard.
  for (const connection of [publisher, subscriber]) connection.on('error', () => undefined);
  subscriber.on('ready', () => {
    subscriber.subscribe(...channels).catch(() => undefined);
  });
  // What is said while it is away is not heard.
  subscriber.on('close', () => note(true));
  subscriber.on('message', (channel: string, text: string) => {
    if (channel !== beat) return listener.text(channel, text);
    unheard = 0;
    note(false);
  });

  function note(nowDown: boolean): void {
    if (nowDown === isDown) return;
    isDown = nowDown;
    listener.changed(isDown);
  }

  const timer = repeatedly(beatEvery, () => {
    if (unheard >= beatsMissed) note(true);
    if (unheard >= beatsEndured) {
      unheard = 0;
      for (const connection of [publisher, subscriber]) connection.disconnect(true);
    }
    unheard += 1;
    publisher.publish(beat, '').catch(() => undefined);
  });

  return {
    get isDown() {
      return isDown;
    },
    async publish(channel, text) {
      if (isDown) return false;
      try {
        await publisher.publish(channel, text);
        return true;
      } catch {
        return false;
      }
    },
    async subscribe(channel) {
      channels.add(channel);
      // Where it fails now it is done when the connection is there again.
      await subscriber.subscribe(channel).catch(() => undefined);
    },
    unsubscribe(channel) {
      channels.delete(channel);
      subscriber.unsubscribe(channel).catch(() => undefined);
    },
    stop() {
      clearInterval(timer);
      for (const connection of [publisher, subscriber]) connection.disconnect();
    },
  };
}
