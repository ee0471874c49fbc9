/**
 * Texts that all processes of the site hear, through Redis, which keeps none of them. A process listens for its own
 * beat, so that it knows within two seconds that others are not reached, whatever the reason: Redis is gone, hangs,
 * or one of the two connections does.
 */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';

export interface BroadcastListener {
  text(channel: string, text: string): void;
  changed(isDown: boolean): void;
  /** Why others are not reached, once for each reason. */
  failed(error: Error): void;
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
