/**
 * Asks the service worker to have files here for offline. Hashed files (below `/assets/` and `/python/`) are kept
 * by themselves when a page loads them; this is for what a page will want later. A simulator, as
 * `/simulators/bloch`, comes with all that it asks for.
 */
export function keepFiles(paths: readonly string[]): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (paths.length === 0) return;
  // Where there is no worker it never gets ready.
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: paths }));
}
