/** Sessions that the server stores: one row each, known by the hash of a token that only the browser has. */
import fastifyCookie from '@fastify/cookie';
import { retention, type UserId } from '@qubloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitor, type Caller, type Learner } from '../caller.ts';
import type { Database, Transaction } from '../database/client.ts';
import { batchLookups } from '../database/batch-lookups.ts';
import { shortenAddress } from '../http/addresses.ts';
import { agentName } from '../http/origin.ts';
import type { SessionStore } from '../http/call.ts';
import { createBrowsers } from './browsers.ts';
import { tokenCookie } from './cookie.ts';
import { sealedCookie, type SealedCookie, type SealedCookieOptions } from './sealed-cookie.ts';
import { endedAmong, sessionQueries, type SessionId } from './queries.ts';
import { hashOfToken, newToken } from './tokens.ts';

const hour = 60 * 60 * 1000;
/** A session ends after this long without use. */
const lifetime = retention['sign-ins'].period;
/** `last_seen_at` may be outdated by this much, so that most calls only read. */
const touchAfter = hour;

export interface SessionsOptions {
  readonly database: Database;
  readonly now: () => Date;
  /** `https://qubloom.example`: its scheme decides the cookie's form, and calls from elsewhere are refused. */
  readonly publicOrigin: string;
}

export interface Sessions extends SessionStore {
  readonly cookieName: string;
  /** Makes a cookie of this site for another purpose. */
  sealedCookie<Kept>(options: SealedCookieOptions<Kept>): SealedCookie<Kept>;
  /** The session that came with the request, open or not. */
  keyOf(request: FastifyRequest): SessionId | null;
  /** Returns the sessions that have ended. */
  endedAmong(ids: readonly SessionId[]): Promise<readonly SessionId[]>;
  /** Returns the current learners of the sessions that are still open. */
  learnersOf(ids: readonly SessionId[]): Promise<ReadonlyMap<SessionId, Learner>>;
  /** Ends the learner's sessions on every device, and forgets the learner's browsers. */
  endAllOf(userId: UserId, tx?: Transaction): Promise<void>;
  forgetEnded(): Promise<void>;
  forgetBrowsers(): Promise<void>;
}

export async function createSessions(
  app: FastifyInstance,
  { database, now, publicOrigin }: SessionsOptions,
): Promise<Sessions> {
  const queries = sessionQueries(database);
  await app.register(fastifyCookie, { hook: false });
  const secure = publicOrigin.startsWith('https:');
  const cookie = tokenCookie(app, 'qubloom-session', secure);
  const browsers = createBrowsers(app, { database, now, secure });

  const findOpenSession = batchLookups(async (ids: readonly SessionId[]) => {
    const found = await queries.findOpenSessions(ids, now());
    return ids.map((id) => found.get(id) ?? null);
  });

  function idOf(request: FastifyRequest): SessionId | null {
    const token = cookie.read(request.headers.cookie);
    return token === null ? null : hashOfToken(token);
  }

  const momentOf = (request: FastifyRequest, id: SessionId) => momentAt(now(), request, id);

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
    sealedCookie: (sealed) => sealedCookie(app, { ...sealed, secure, now }),
    publicOrigin,

    callerOf(request) {
      const id = idOf(request);
      return id === null ? visitor : learnerOf(request, id);
    },

    /** Enough of the hash to tell sessions apart, but too little to find the row. */
    sessionIdOf: (request) => idOf(request)?.slice(0, 16) ?? null,

    browserKnownTo: (request, username) => browsers.knownTo(request, username),

    async open(request, reply, signIn) {
      const token = newToken();
      const { learner, browser } = await database.transaction(async (tx) => {
        const learner = await signIn(tx);
        await endCurrent(request, tx);
        await queries.insertSession(tx, learner.id, momentOf(request, hashOfToken(token)));
        return { learner, browser: await browsers.remember(tx, request, learner.id) };
      });
      setCookies(reply, cookie.store(token), browser);
      return learner;
    },

    async close(request, reply) {
      await endCurrent(request);
      setCookies(reply, cookie.remove());
    },

    keyOf: idOf,
    endedAmong: (ids) => endedAmong(database, ids, now()),
    async learnersOf(ids) {
      const found = await queries.findOpenSessions(ids, now());
      return new Map([...found].map(([id, { learner }]) => [id, learner]));
    },

    async endAllOf(userId, tx) {
      const where = tx ?? database;
      await queries.deleteSessionsOf(userId, where);
      await browsers.forgetAllOf(userId, where);
    },

    forgetEnded: () => queries.deleteEndedSessions(now()),
    forgetBrowsers: () => browsers.forgetExpired(),
  };
}

function setCookies(reply: FastifyReply, ...values: string[]): void {
  reply.header('set-cookie', values);
}

function momentAt(now: Date, request: FastifyRequest, id: SessionId) {
  return {
    id,
    now,
    expiresAt: new Date(now.getTime() + lifetime),
    ipAddress: shortenAddress(request.ip),
    userAgent: agentName(request.headers['user-agent']),
  };
}
