/**
 * Sockets of signed-in learners. Origin and session are looked at before the upgrade; from then on a socket is
 * closed when its session ends, when nobody answers at the other end, and when it does not take what it is sent.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, roomLimits, type CloseReason } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Learner } from '../caller.ts';
import type { Lifecycle } from '../running/health.ts';
import { repeatedly } from '../repeatedly.ts';
import { isForeignHost } from '../http/same-site.ts';
import type { SessionId } from '../sessions/queries.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Frame } from './frame.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

export interface LearnersSocket {
  /** `process/number`, unique among all processes. */
  readonly id: string;
  /** As of ten seconds ago. */
  readonly learner: Learner;
  /** What still comes over it counts no more. */
  readonly isClosing: boolean;
  send(frame: Frame): void;
  close(reason: CloseReason): void;
}

export interface SocketListener {
  text(text: string): void;
  closed(): void;
}

export interface SocketsOptions {
  readonly path: string;
  readonly sessions: Sessions;
  readonly lifecycle: Lifecycle;
  readonly publicOrigin: string;
  readonly refuseOtherHosts: boolean;
  readonly process: string;
  readonly listen: (socket: LearnersSocket) => SocketListener;
}

export interface Sockets {
  /** Of all that are open. */
  readonly open: readonly LearnersSocket[];
}

/** Milliseconds. */
const sessionCheck = 1000;
const learnerCheck = 10_000;
const closingTime = 2000;
/** Bytes that may wait for a slow reader. */
const maxWaiting = 512 * 1024;
const socketsOfOne = 5;
const socketsOfAll = 5000;

/** This process among those that serve the site. */
export const nameProcess = (): string => randomUUID().slice(0, 8);

export function serveSockets(app: FastifyInstance, options: SocketsOptions): Sockets {
  const { sessions, lifecycle } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: roomLimits.payload,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const open = new Map<string, OpenSocket>();
  const flush = atEndOfTurn();
  let last = 0;

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // Whatever breaks while nobody listens otherwise.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request, options);
    if (refusal !== null) return refuseUpgrade(stream, refusal);
    if (lifecycle.stopping || open.size >= socketsOfAll) return refuseUpgrade(stream, 503);
    const session = await sessions
      .sessionOf(request.headers.cookie)
      .catch(() => 'unknown' as const);
    if (session === 'unknown') return refuseUpgrade(stream, 503);
    if (session === null) return refuseUpgrade(stream, 401);
    // It may have begun to stop meanwhile.
    if (lifecycle.stopping) return refuseUpgrade(stream, 503);
    server.handleUpgrade(request, stream, head, (ws) => {
      last += 1;
      const socket = new OpenSocket(
        `${options.process}/${String(last)}`,
        { ws, stream, flush },
        session,
      );
      makeRoom(socket.learner);
      open.set(socket.id, socket);
      const listener = options.listen(socket);
      ws.on('message', (data, isBinary) => {
        if (isBinary) socket.close('binary');
        else if (!socket.isClosing) listener.text(textOf(data));
      });
      ws.on('close', () => {
        open.delete(socket.id);
        listener.closed();
      });
    });
  }

  /** One more than a learner's share closes their oldest. */
  function makeRoom({ id }: Learner): void {
    const own = [...open.values()].filter(
      ({ isClosing, learner }) => !isClosing && learner.id === id,
    );
    if (own.length >= socketsOfOne) own[0]?.close('flood');
  }

  const timers = watch(open, sessions);
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) =>
    void upgrade(request, stream, head).catch(() => stream.destroy());
  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([...open.values()].map((socket) => socket.end('server-stops')));
  });
  return {
    get open() {
      return [...open.values()];
    },
  };
}

/** Closes those whose session or other end is gone, and keeps their learners as they are now. */
function watch(open: ReadonlyMap<string, OpenSocket>, sessions: Sessions): NodeJS.Timeout[] {
  const sessionIds = () => [...new Set([...open.values()].map(({ session }) => session))];

  async function checkSessions(): Promise<void> {
    const ids = sessionIds();
    if (ids.length === 0) return;
    const ended = new Set(await sessions.endedAmong(ids));
    for (const socket of open.values()) if (ended.has(socket.session)) socket.close('signed-out');
  }

  async function readLearners(): Promise<void> {
    const learners = await sessions.learnersOf(sessionIds());
    for (const socket of open.values()) {
      socket.learner = learners.get(socket.session) ?? socket.learner;
    }
  }

  return [
    repeatedly(sessionCheck, checkSessions),
    repeatedly(learnerCheck, readLearners),
    repeatedly(roomLimits.heartbeat, () => {
      for (const socket of open.values()) socket.checkPulse();
      return Promise.resolve();
    }),
  ];
}

interface Wire {
  readonly ws: WebSocket;
  readonly stream: Duplex;
  readonly flush: (stream: Duplex) => void;
}

/** What is written to a stream in one turn of the event loop leaves at its end, by one call of the system. */
function atEndOfTurn(): (stream: Duplex) => void {
  const corked = new Set<Duplex>();
  const uncorkAll = () => {
    for (const stream of corked) stream.uncork();
    corked.clear();
  };
  return (stream) => {
    if (corked.has(stream)) return;
    if (corked.size === 0) setImmediate(uncorkAll);
    stream.cork();
    corked.add(stream);
  };
}

class OpenSocket implements LearnersSocket {
  readonly id: string;
  readonly session: SessionId;
  learner: Learner;
  readonly #ws: WebSocket;
  readonly #stream: Duplex;
  readonly #flush: (stream: Duplex) => void;
  #isAlive = true;
  #ending: Promise<void> | undefined;

  constructor(
    id: string,
    { ws, stream, flush }: Wire,
    { id: session, learner }: { readonly id: SessionId; readonly learner: Learner },
  ) {
    this.id = id;
    this.session = session;
    this.learner = learner;
    this.#ws = ws;
    this.#stream = stream;
    this.#flush = flush;
    ws.on('pong', () => (this.#isAlive = true));
    // What ws itself finds wrong (too large, no UTF-8) it closes with its own code.
    ws.on('error', () => undefined);
  }

  send({ bytes }: Frame): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > maxWaiting) this.close('too-slow');
    else {
      this.#flush(this.#stream);
      // Nothing is compressed, so ws itself holds nothing back that this could overtake.
      this.#stream.write(bytes);
    }
  }

  close(reason: CloseReason): void {
    void this.end(reason);
  }

  get isClosing(): boolean {
    return this.#ending !== undefined;
  }

  /** Resolves once it is closed, however the other end behaves. The first reason counts. */
  end(reason: CloseReason): Promise<void> {
    this.#ending ??= this.#end(reason);
    return this.#ending;
  }

  #end(reason: CloseReason): Promise<void> {
    if (this.#ws.readyState === this.#ws.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#ws.terminate(), closingTime);
      this.#ws.once('close', () => {
        clearTimeout(late);
        resolve();
      });
      this.#ws.close(closeCodes[reason], reason);
    });
  }

  /** Who has not answered since the last one is gone. */
  checkPulse(): void {
    if (!this.#isAlive) return this.#ws.terminate();
    this.#isAlive = false;
    this.#ws.ping();
  }
}

/** The status to refuse with, before anything is looked up. */
function refusalOf(
  { url = '', headers, method }: IncomingMessage,
  { path, publicOrigin, refuseOtherHosts }: SocketsOptions,
): 400 | 403 | 404 | null {
  if (url.split('?')[0] !== path) return 404;
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 400;
  const { origin, host } = headers;
  if (host === undefined || (refuseOtherHosts && isForeignHost(host, publicOrigin))) return 403;
  const isOwn = [publicOrigin, `http://${host}`, `https://${host}`].some((one) => one === origin);
  return isOwn ? null : 403;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
