/** Browsers that learners have signed in with, each recognized by its own token. */
import { retention, type UserId } from '@qubloom/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAct } from '../audit/audit-log.ts';
import type { Database, Transaction } from '../database/client.ts';
import { browserQueries } from './browser-queries.ts';
import { tokenCookie } from './cookie.ts';
import { hashOfToken, newToken } from './tokens.ts';

/** The time for which a browser stays known to the learner after a sign-in, in milliseconds. */
const lifetime = retention['known-browsers'].period;

interface BrowsersOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly secure: boolean;
}

export function createBrowsers(app: FastifyInstance, { database, now, secure }: BrowsersOptions) {
  const queries = browserQueries(database);
  const cookie = tokenCookie(app, 'qubloom-browser', secure);

  function idOf(request: FastifyRequest): string | null {
    const token = cookie.read(request.headers.cookie);
    return token === null ? null : hashOfToken(token);
  }

  return {
    async knownTo(request: FastifyRequest, username: string): Promise<string | null> {
      const id = idOf(request);
      if (id === null) return null;
      return (await queries.isKnown(id, username, now())) ? id : null;
    },

    /** Returns the `Set-Cookie` header for the new token. */
    async remember(tx: Transaction, request: FastifyRequest, userId: UserId): Promise<string> {
      const token = newToken();
      const isNew = await queries.remember(tx, userId, {
        before: idOf(request),
        after: hashOfToken(token),
        expiresAt: new Date(now().getTime() + lifetime),
      });
      if (isNew) await recordAct(tx, userId, { act: 'sign-in-from-new-browser', at: now() });
      return cookie.store(token);
    },

    forgetAllOf: (userId: UserId, where: Database) => queries.forgetAllOf(userId, where),
    forgetExpired: () => queries.forgetExpired(now()),
  };
}
