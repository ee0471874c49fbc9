/** A learner's socket to a study room in tests. It sends messages and records the received ones. */
import type { AddressInfo } from 'node:net';
import {
  RoomData,
  roomSocketPath,
  ServerMessage,
  type CurrentUser,
  type StudyRoomId,
} from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

type Type = ServerMessage['type'];
type Received<T extends Type> = Extract<ServerMessage, { type: T }>;

export interface RoomSocket {
  readonly ws: WebSocket;
  /** Received messages, oldest first. */
  readonly received: ServerMessage[];
  /** Resolves with the close code and reason. */
  readonly closed: Promise<{ code: number; reason: string }>;
  say(message: object | string | Buffer): void;
  /** Waits for the next message of this type that no earlier call has returned. */
  next<T extends Type>(type: T): Promise<Received<T>>;
  /** Enters the room and returns its data. */
  join(roomId: StudyRoomId): Promise<RoomData>;
}

export interface SocketOpening {
  readonly cookie: string | null;
  readonly origin?: string | undefined;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if pings are answered. */
  readonly autoPong?: boolean;
}

/** Port of an app that is listening. */
export const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

export function openSocket(port: number, opening: SocketOpening): WebSocket {
  const { cookie, origin = 'http://localhost:3000', path = roomSocketPath, headers } = opening;
  const { autoPong = true } = opening;
  return new WebSocket(`ws://localhost:${String(port)}${path}`, {
    autoPong,
    headers: { ...(cookie === null ? {} : { cookie }), ...(origin && { origin }), ...headers },
  });
}

/** Status of a refused upgrade, or 101. */
export function statusOf(ws: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    ws.once('open', () => {
      ws.close();
      resolve(101);
    });
    ws.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    ws.once('error', reject);
  });
}

export async function roomSocketOf(
  port: number,
  {
    cookie,
    user,
    origin,
  }: {
    readonly cookie: string | null;
    readonly user: Pick<CurrentUser, 'id' | 'username'>;
    readonly origin?: string;
  },
): Promise<RoomSocket> {
  const ws = openSocket(port, { cookie, origin });
  const received: ServerMessage[] = [];
  const taken = new Map<Type, number>();
  let wake: () => void = () => undefined;
  ws.on('message', (data: Buffer) => {
    received.push(ServerMessage.parse(JSON.parse(data.toString('utf8'))));
    wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString('utf8') });
      wake();
    });
  });
  await new Promise((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });

  async function next<T extends Type>(type: T): Promise<Received<T>> {
    const place = taken.get(type) ?? 0;
    taken.set(type, place + 1);
    for (;;) {
      const found = received.filter((one): one is Received<T> => one.type === type)[place];
      if (found) return found;
      if (ws.readyState === ws.CLOSED) throw new Error(`closed before ${type} came`);
      await new Promise<void>((resolve) => {
        const before = wake;
        wake = () => {
          before();
          resolve();
        };
      });
    }
  }

  const say = (message: object | string | Buffer) =>
    ws.send(
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message),
    );
  return {
    ws,
    received,
    closed,
    say,
    next,
    async join(roomId) {
      say({ type: 'JOIN_ROOM', roomId, userId: user.id, username: user.username });
      return RoomData.parse(JSON.parse((await next('ROOM_DATA')).message));
    },
  };
}
