/** The cookies that carry tokens: one of the session, one by which a browser is known again. */
import type { FastifyInstance } from 'fastify';

export interface TokenCookie {
  readonly name: string;
  /** The token that a `Cookie` header brings, if it has the form of one. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that stores a token. */
  store(token: string): string;
  /** The `Set-Cookie` header that removes it. */
  remove(): string;
}

/**
 * Seconds, the longest that browsers store one. The token's own row decides when it ends, so the cookie
 * never has to be sent anew.
 */
const maxAge = 400 * 24 * 60 * 60;

const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/**
 * With `secure`, the `__Host-` prefix keeps other hosts of the domain and plain HTTP from setting it.
 * @param app With `@fastify/cookie`, without its hook: cookies are read where somebody asks who calls, not in
 * every request.
 */
export function tokenCookie(app: FastifyInstance, plainName: string, secure: boolean): TokenCookie {
  const name = secure ? `__Host-${plainName}` : plainName;
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
