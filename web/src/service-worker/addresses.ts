/**
 * Decides which addresses of the site are stored for offline use, and how. Everything else goes to the network
 * unchanged.
 */

/** Any page before its content loads, as a user with a session gets it. */
export const shellPage = '/app.html';

/** Shown in the frame of a simulator that is not stored. */
export const missingSimulatorPage = '/simulator-away.html';

/**
 * `page`: a page of the site, which the shell can replace. `simulator`: a page of its own. `hashed`: its name
 * changes with its content, so that a copy never becomes stale. `file`: any other.
 */
export type AddressKind = 'page' | 'simulator' | 'hashed' | 'file';

/** Returns null for addresses that are never stored: calls, sockets, videos, and pages requested by their file. */
export function addressKindOf(path: string): AddressKind | null {
  if (/^\/(?:api|ws|healthz|readyz)(?:\/|$)/.test(path)) return null;
  // Large, and fetched in pieces.
  if (/\.(?:webm|mp4)$/.test(path)) return null;
  if (/^\/simulators\/[\w-]+\/?$/.test(path)) return 'simulator';
  if (/^\/(?:assets|python)\//.test(path)) return 'hashed';
  if (!/\.[^/]*$/.test(path)) return 'page';
  return /\.html$|^\/service-worker\.js$/.test(path) ? null : 'file';
}

/** Returns the address under which an answer is stored: the same for a simulator with and without a slash at its end. */
export function cacheKeyOf(path: string): string {
  return addressKindOf(path) === 'simulator' ? path.replace(/\/$/, '') : path;
}

/**
 * Returns the hashed files that a page or a script requests. Not for styles, because they name the fonts of
 * all settings.
 */
export function filesNamedIn(text: string): readonly string[] {
  const names = text.matchAll(/(?:\.\/|\/?assets\/)([\w.-]+-[\w-]{8}\.(?:js|css|wasm|woff2))\b/g);
  return [...new Set(Array.from(names, ([, name]) => `/assets/${name}`))];
}

/**
 * Returns the new build's versions of the files that the device used in earlier ones: the same, or with a new
 * hash.
 */
export function renewedFiles(held: readonly string[], built: readonly string[]): readonly string[] {
  const names = new Set(held.map(withoutHash));
  return built.filter((path) => names.has(withoutHash(path)));
}

/** Eight characters are between the last `-` and the extension; a hash may contain a `-`. */
const withoutHash = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
