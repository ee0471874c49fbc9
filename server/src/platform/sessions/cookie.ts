/** The cookie that carries a session's token. */

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
 * Seconds, the longest that browsers keep one. The session's own row decides when it ends, so the cookie
 * never has to be sent anew.
 */
const longestAge = 400 * 24 * 60 * 60;

/** With `secure`, the `__Host-` prefix keeps other hosts of the domain and plain HTTP from setting it. */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-qubloom-session' : 'qubloom-session';
  const carried = new RegExp(`(?:^|; ?)${name}=([A-Za-z0-9_-]{43})(?:;|$)`);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) => (header === undefined ? null : (carried.exec(header)?.[1] ?? null)),
    store: (token) => `${name}=${token}; ${attributes}; Max-Age=${String(longestAge)}`,
    remove: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}
