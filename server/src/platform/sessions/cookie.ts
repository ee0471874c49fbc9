/** The cookie that carries a session's token. */
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

export interface SessionCookie {
  readonly name: string;
  /** The token that a `Cookie` header brings, if it has the form of one. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that stores a token. */
  store(token: string): string;
  /** The `Set-Cookie` header that removes it. */
  remove(): string;
}

/**
 * Seconds, the longest that browsers store one. The session's own row decides when it ends, so the cookie
 * never has to be sent anew.
 */
const maxAge = 400 * 24 * 60 * 60;

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * With `secure`, the `__Host-` prefix keeps other hosts of the domain and plain HTTP from setting it. No
 * hook: cookies are read where somebody asks who calls, not in every request.
 */
export async function sessionCookie(app: FastifyInstance, secure: boolean): Promise<SessionCookie> {
  await app.register(fastifyCookie, { hook: false });
  const name = secure ? '__Host-qubloom-session' : 'qubloom-session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    read(header) {
      const token = header === undefined ? undefined : app.parseCookie(header)[name];
      return token !== undefined && tokenForm.test(token) ? token : null;
    },
    store: (token) => app.serializeCookie(name, token, { ...attributes, maxAge }),
    remove: () => app.serializeCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
