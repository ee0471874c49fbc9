/**
 * Sockets of signed-in learners. A socket opens after the checks of every learner's call. It is closed if its
 * session ends, if the other end does not answer, or if the other end does not read fast enough.
 */
import { randomUUID } from 'node:crypto';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import { closeCodes, roomLimits, type CloseReason } from '@qubloom/contract';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { RawData } from 'ws';
import type { Learner } from '../caller.ts';
import { Unavailable } from '../errors.ts';
import { learnerOf, socketChecks } from '../http/serve.ts';
import type { WarningLog } from '../logger.ts';
import { callRepeatedly } from '../call-repeatedly.ts';
import type { Lifecycle } from '../running/health.ts';
import type { SessionId } from '../sessions/queries.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LearnersSocket {
  /** `process/number`, unique among all processes. */
  readonly id: string;
  /** The learner, reread every ten seconds. */
  readonly learner: Learner;
  /** If true, messages that still arrive are ignored. */
  readonly isClosing: boolean;
  /** @param text in UTF-8, encoded once for all receiving sockets */
  send(text: Buffer): void;
  close(reason: CloseReason): void;
}

export interface SocketListener {
  text(text: string): void;
  closed(): void;
}

export interface SocketsOptions {
  readonly sessions: Sessions;
  readonly lifecycle: Lifecycle;
  readonly logger: WarningLog;
}

export interface Sockets {
  /** All open sockets of a path. */
  readonly open: readonly LearnersSocket[];
}

export interface SocketServer {
  /** A name for this process that no other process of the site has. */
  readonly process: string;
  serve(path: string, listen: (socket: LearnersSocket) => SocketListener): Sockets;
}

/** These three times are in milliseconds. */
const sessionCheck = 1000;
const learnerCheck = 10_000;
const closingTime = 2000;
/** The most data that may wait for a slow reader, in bytes. */
const maxWaiting = 512 * 1024;
const socketsOfOne = 5;
const socketsOfAll = 5000;

/**
 * All paths share the limits of open sockets. Must be called after all routes are registered: a later route would accept an
 * upgrade and close it at once.
 */
export async function createSocketServer(
  app: FastifyInstance,
  options: SocketsOptions,
): Promise<SocketServer> {
  const { sessions, lifecycle } = options;
  const process = randomUUID().slice(0, 8);
  const open = new Map<string, OpenSocket>();
  let last = 0;
  const timers = watch(open, options);

  async function endAll(): Promise<void> {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([...open.values()].map((socket) => socket.end('server-stops')));
  }
  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: roomLimits.payload,
      perMessageDeflate: false,
      clientTracking: false,
    },
    // A message that is too large or not UTF-8 has already closed its socket, with the right code.
    errorHandler: (_error, ws) => {
      if (ws.readyState === ws.OPEN) ws.close(closeCodes.failed, 'failed');
    },
    preClose: (done) => void endAll().finally(done),
  });

  const refuseWhenFull: onRequestHookHandler = (_request, _reply, done) => {
    if (lifecycle.stopping || open.size >= socketsOfAll) done(new Unavailable());
    else done();
  };
  const serve: SocketServer['serve'] = (path, listen) => {
    const here = new Map<string, OpenSocket>();
    app.get(
      path,
      { websocket: true, onRequest: [...socketChecks(sessions), refuseWhenFull] },
      (ws, request) => {
        const session = sessions.keyOf(request);
        // The checks have found the learner by this session.
        if (session === null) return ws.terminate();
        last += 1;
        const id = `${process}/${String(last)}`;
        const socket = new OpenSocket(id, ws, { id: session, learner: learnerOf(request) });
        makeRoom(socket.learner);
        open.set(id, socket);
        here.set(id, socket);
        const listener = listen(socket);
        ws.on('message', (data, isBinary) => {
          if (isBinary) socket.close('binary');
          else if (!socket.isClosing) listener.text(textOf(data));
        });
        ws.on('close', () => {
          open.delete(id);
          here.delete(id);
          listener.closed();
        });
      },
    );
    return {
      get open() {
        return [...here.values()];
      },
    };
  };

  /** Closes the learner's oldest socket if one more would exceed the limit. */
  function makeRoom({ id }: Learner): void {
    const own = [...open.values()].filter(
      ({ isClosing, learner }) => !isClosing && learner.id === id,
    );
    if (own.length >= socketsOfOne) own[0]?.close('flood');
  }

  return { process, serve };
}

/** Closes sockets whose session or other end is gone, and refreshes the data about their learners. */
function watch(
  open: ReadonlyMap<string, OpenSocket>,
  { sessions, logger }: Pick<SocketsOptions, 'sessions' | 'logger'>,
): NodeJS.Timeout[] {
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

  const checkPulses = () => {
    for (const socket of open.values()) socket.checkPulse();
  };
  return [
    callRepeatedly({ name: 'check sessions', every: sessionCheck, work: checkSessions, logger }),
    callRepeatedly({ name: 'read learners', every: learnerCheck, work: readLearners, logger }),
    callRepeatedly({
      name: 'check pulses',
      every: roomLimits.heartbeat,
      work: checkPulses,
      logger,
    }),
  ];
}

class OpenSocket implements LearnersSocket {
  readonly id: string;
  readonly session: SessionId;
  learner: Learner;
  readonly #ws: WebSocket;
  #isAlive = true;
  #ending: Promise<void> | undefined;

  constructor(
    id: string,
    ws: WebSocket,
    { id: session, learner }: { readonly id: SessionId; readonly learner: Learner },
  ) {
    this.id = id;
    this.session = session;
    this.learner = learner;
    this.#ws = ws;
    ws.on('pong', () => (this.#isAlive = true));
  }

  send(text: Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > maxWaiting) this.close('too-slow');
    else this.#ws.send(text, { binary: false });
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

  /** Ends the socket if it has not answered since the last check. */
  checkPulse(): void {
    if (!this.#isAlive) return this.#ws.terminate();
    this.#isAlive = false;
    this.#ws.ping();
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
