/** Our cookies: the session's, the one that identifies a browser, and sealed ones. */
import type { FastifyInstance } from 'fastify';

export interface Cookie {
  readonly name: string;
  /** The value from a `Cookie` header, if it has the form of a stored one. */
  read(header: string | undefined): string | null;
  /** The `Set-Cookie` header that stores a value. */
  store(value: string): string;
  /** The `Set-Cookie` header that removes it. */
  remove(): string;
}

export interface CookieOptions {
  /**
   * With `secure`, the `__Host-` prefix keeps other hosts of the domain and plain HTTP from setting the cookie.
   */
  readonly secure: boolean;
  /** `none` only for a cookie that must come with a form from another site. */
  readonly sameSite: 'lax' | 'strict' | 'none';
  /** The cookie's lifetime in seconds. */
  readonly maxAge: number;
  readonly form: RegExp;
}

/**
 * @param app an app with `@fastify/cookie` but without its hook: cookies are read only if somebody asks for the
 * caller, not in every request
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
 * The longest time that browsers store a cookie, in seconds. The token's own row decides when it ends, so the cookie
 * never has to be renewed.
 */
const longest = 400 * 24 * 60 * 60;

/** A random token that identifies a row in the database. */
export function tokenCookie(app: FastifyInstance, plainName: string, secure: boolean): Cookie {
  const form = /^[A-Za-z0-9_-]{43}$/;
  return siteCookie(app, plainName, { secure, sameSite: 'lax', maxAge: longest, form });
}
