/** Parses the texts of a socket, and handles one message after the other. */
import type { z } from 'zod';
import type { LearnersSocket, SocketListener } from './sockets.ts';

/** Messages of one socket that wait for the one before them. */
const maxWaiting = 100;

export interface MessageHandler<Message> {
  readonly schema: z.ZodType<Message>;
  /** @param isClosed returns true once the socket has closed, also while a message is being handled */
  readonly handle: (message: Message, isClosed: () => boolean) => void | Promise<void>;
  readonly failed: (error: unknown, message: Message) => void;
  readonly closed: () => void;
}

export function oneAtATime<Message>(
  socket: LearnersSocket,
  { schema, handle, failed, closed }: MessageHandler<Message>,
): SocketListener {
  let hasClosed = false;
  const isClosed = () => hasClosed;
  let waiting = 0;
  let last = Promise.resolve();
  return {
    text(text) {
      if (hasClosed) return;
      const message = parse(schema, text);
      if (message === null) return socket.close('bad-message');
      if (waiting >= maxWaiting) return socket.close('flood');
      waiting += 1;
      last = last
        .then(() => (hasClosed || socket.isClosing ? undefined : handle(message, isClosed)))
        .catch((error: unknown) => failed(error, message))
        .finally(() => (waiting -= 1));
    },
    closed() {
      hasClosed = true;
      closed();
    },
  };
}

function parse<Message>(schema: z.ZodType<Message>, text: string): Message | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
