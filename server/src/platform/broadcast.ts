/**
 * Sends texts to all processes of the site through Redis, which keeps none of them. Each process listens for its
 * own heartbeat, so it notices within two seconds that it cannot reach the others, whatever the reason: Redis is
 * gone or hangs, or one of the two connections does.
 */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';

export interface BroadcastListener {
  text(channel: string, text: string): void;
  changed(isDown: boolean): void;
  /** Reports why others cannot be reached, once per reason. */
  failed(error: Error): void;
}

export interface Broadcast {
  readonly isDown: boolean;
  /** Resolves to true if Redis has accepted the text. */
  publish(channel: string, text: string): Promise<boolean>;
  subscribe(channel: string): Promise<void>;
  unsubscribe(channel: string): void;
  stop(): void;
}

/** The time between two heartbeats, in milliseconds. */
const beatEvery = 500;
/**
 * The number of missed heartbeats in a row after which others count as unreachable, or the connections are
 * reopened. The count is of heartbeats and not milliseconds, because a process that was paused simply wasn't
 * listening.
 */
const beatsMissed = 3;
const beatsEndured = 8;

const connectionOptions = {
  // Text that cannot be sent now is stored elsewhere, and would be of no use later.
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

  let told = '';
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error) => {
      if (told !== error.message) listener.failed(error);
      told = error.message;
    });
  }
  subscriber.on('ready', () => {
    subscriber.subscribe(...channels).catch(() => undefined);
  });
  // Texts that are sent while the connection is down are lost.
  subscriber.on('close', () => note(true));
  subscriber.on('message', (channel: string, text: string) => {
    if (channel !== beat) return listener.text(channel, text);
    unheard = 0;
    note(false);
  });

  function note(nowDown: boolean): void {
    if (nowDown === isDown) return;
    isDown = nowDown;
    if (!isDown) told = '';
    listener.changed(isDown);
  }

  const timer = setInterval(() => {
    if (unheard >= beatsMissed) note(true);
    if (unheard >= beatsEndured) {
      unheard = 0;
      for (const connection of [publisher, subscriber]) connection.disconnect(true);
    }
    unheard += 1;
    publisher.publish(beat, '').catch(() => undefined);
  }, beatEvery);
  timer.unref();

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
      // If it fails now, it is repeated when the connection is back.
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
