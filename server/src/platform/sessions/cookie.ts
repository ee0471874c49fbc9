/** Our cookies: that of the session, that by which a browser is known again, and sealed ones. */
import type { FastifyInstance } from 'fastify';

export interface Cookie {
  readonly name: string;
  /** What a `Cookie` header brings, if it has the form of what was stored. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that stores a value. */
  store(value: string): string;
  /** The `Set-Cookie` header that removes it. */
  remove(): string;
}

export interface CookieOptions {
  /** The `__Host-` prefix then keeps other hosts of the domain and plain HTTP from setting it. */
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** Seconds. */
  readonly maxAge: number;
  readonly form: RegExp;
}

/**
 * @param app With `@fastify/cookie`, without its hook: cookies are read where somebody asks who calls, not in
 * every request.
 */
export function siteCookie(
  app: FastifyInstance,
  plainName: string,
  { secure, sameSite, maxAge, form }: CookieOptions,
): Cookie {
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { path: '/', httpOnly: true, sameSite, secure };
  return {
    name,
    read(header) {
      const value = header === undefined ? undefined : app.parseCookie(header)[name];
      return value !== undefined && form.test(value) ? value : null;
    },
    store: (value) => app.serializeCookie(name, value, { ...attributes, maxAge }),
    remove: () => app.serializeCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}

/**
 * Seconds, the longest that browsers store one. The token's own row decides when it ends, so the cookie
 * never has to be sent anew.
 */
const longest = 400 * 24 * 60 * 60;

/** A random token that stands for a row of ours. */
export function tokenCookie(app: FastifyInstance, plainName: string, secure: boolean): Cookie {
  const form = /^[A-Za-z0-9_-]{43}$/;
  return siteCookie(app, plainName, { secure, sameSite: 'lax', maxAge: longest, form });
}
