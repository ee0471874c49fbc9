/** Which addresses of the site are kept for offline, and how. Everything else goes to the network untouched. */

/** Any page before its content has come, as somebody with a session gets it. */
export const shellPage = '/app.html';

/** Stands in the frame of a simulator that is not kept. */
export const missingSimulatorPage = '/simulator-away.html';

/**
 * `page`: the site's, which the shell can stand in for. `simulator`: a page of its own. `hashed`: its name
 * changes with its content, so that a copy never gets old. `file`: any other.
 */
export type AddressKind = 'page' | 'simulator' | 'hashed' | 'file';

/** Null for what is never kept: calls, sockets, videos, and pages that are asked for by their file. */
export function kindOf(path: string): AddressKind | null {
  if (/^\/(?:api|ws|healthz|readyz)(?:\/|$)/.test(path)) return null;
  // Long, and fetched piece by piece.
  if (/\.(?:webm|mp4)$/.test(path)) return null;
  if (/^\/simulators\/[\w-]+\/?$/.test(path)) return 'simulator';
  if (/^\/(?:assets|python)\//.test(path)) return 'hashed';
  if (!/\.[^/]*$/.test(path)) return 'page';
  return /\.html$|^\/service-worker\.js$/.test(path) ? null : 'file';
}

/** Under which address an answer is kept: one for a simulator, whatever stands behind its name. */
export function keyOf(path: string): string {
  return kindOf(path) === 'simulator' ? path.replace(/\/$/, '') : path;
}

/** The hashed files that a page or a script asks for. Styles name the fonts of all choices; nobody needs all. */
export function filesNamedIn(text: string): readonly string[] {
  const names = text.matchAll(/(?:\.\/|\/?assets\/)([\w.-]+-[\w-]{8}\.(?:js|css|wasm|woff2))\b/g);
  return [...new Set(Array.from(names, ([, name]) => `/assets/${name}`))];
}

/** What the new build has of those files that the device used in the ones before: the same, or by a new hash. */
export function renewedFiles(held: readonly string[], built: readonly string[]): readonly string[] {
  const names = new Set(held.map(withoutHash));
  return built.filter((path) => names.has(withoutHash(path)));
}

/** Eight characters stand between the last `-` and the ending; a hash may have a `-` itself. */
const withoutHash = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
