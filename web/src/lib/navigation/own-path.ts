/** Returns the path on this site that a text names, or null if it names anything else. */
export function ownPath(target: unknown): string | null {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return null;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so neither is allowed.
  if (/[\\\s\p{Cc}]/u.test(target)) return null;
  const here = 'https://site.invalid';
  const url = parseUrl(target, here);
  if (url?.origin !== here || url.pathname.includes('//')) return null;
  if (/^\/(auth|api|ws)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function parseUrl(target: string, base: string): URL | undefined {
  try {
    return new URL(target, base);
  } catch {
    return undefined;
  }
}
