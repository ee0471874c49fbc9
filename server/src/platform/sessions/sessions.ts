/** Sessions that live on the server: a row each, known by the hash of a token that only the browser has. */
import { hash, randomBytes } from 'node:crypto';
import type { UserId } from '@qubloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor, type Caller } from '../caller.ts';
import type { Database, Transaction } from '../database/client.ts';
import { coalesced } from '../database/coalesced.ts';
import { agentFamily, shortenAddress } from '../http/origin.ts';
import type { SessionStore } from '../http/call.ts';
import { sessionCookie } from './cookie.ts';
import { sessionQueries, type SessionId } from './queries.ts';

const hour = 60 * 60 * 1000;
/** A session ends when it was not used for so long. */
const lifetime = 30 * 24 * hour;
/** How stale `last_seen_at` may get, so that most calls only read. */
const touchAfter = hour;

export interface SessionsOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** `https://qubloom.example`: scheme decides the cookie's form, and calls from elsewhere are refused. */
  readonly publicOrigin: string;
}

export interface Sessions extends SessionStore {
  readonly cookieName: string;
  /** On every device. */
  endAllOf(userId: UserId, tx?: Transaction): Promise<void>;
  forgetExpired(): Promise<void>;
}

export async function createSessions(
  app: FastifyInstance,
  { database, now, publicOrigin }: SessionsOptions,
): Promise<Sessions> {
  const queries = sessionQueries(database);
  const cookie = await sessionCookie(app, publicOrigin.startsWith('https:'));

  const findOpenSession = coalesced(async (ids: readonly SessionId[]) => {
    const found = await queries.findOpenSessions(ids, now());
    return ids.map((id) => found.get(id) ?? null);
  });

  function idOf(request: FastifyRequest): SessionId | null {
    const token = cookie.read(request.headers.cookie);
    return token === null ? null : idOfToken(token);
  }

  function momentOf(request: FastifyRequest, id: SessionId) {
    const time = now();
    return {
      id,
      now: time,
      expiresAt: new Date(time.getTime() + lifetime),
      ipAddress: shortenAddress(request.ip),
      userAgent: agentFamily(request.headers['user-agent']),
    };
  }

  async function learnerOf(request: FastifyRequest, id: SessionId): Promise<Caller> {
    const session = await findOpenSession(id);
    if (session === null) return visitor;
    if (now().getTime() - session.lastSeenAt.getTime() > touchAfter) {
      await queries.touchSession(momentOf(request, id));
    }
    return session.learner;
  }

  async function endCurrent(request: FastifyRequest, where = database): Promise<void> {
    const id = idOf(request);
    if (id !== null) await queries.deleteSession(id, where);
  }

  return {
    cookieName: cookie.name,
    publicOrigin,

    callerOf(request) {
      const id = idOf(request);
      return id === null ? visitor : learnerOf(request, id);
    },

    /** Enough of the hash to tell sessions apart, too little to find the row by. */
    sessionIdOf: (request) => idOf(request)?.slice(0, 16) ?? null,

    async open(request, reply, signIn) {
      const token = randomBytes(32).toString('base64url');
      const signedIn = await database.transaction(async (tx) => {
        const learner = await signIn(tx);
        await endCurrent(request, tx);
        await queries.insertSession(tx, learner.id, momentOf(request, idOfToken(token)));
        return learner;
      });
      setCookie(reply, cookie.store(token));
      return signedIn;
    },

    async close(request, reply) {
      await endCurrent(request);
      setCookie(reply, cookie.remove());
    },

    endAllOf: (userId, tx) => queries.deleteSessionsOf(userId, tx ?? database),
    forgetExpired: () => queries.deleteExpiredSessions(now()),
  };
}

function idOfToken(token: string): SessionId {
  return hash('sha256', token, 'hex');
}

function setCookie(reply: FastifyReply, value: string): void {
  reply.header('set-cookie', value);
}
