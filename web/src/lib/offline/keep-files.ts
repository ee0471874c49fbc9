/**
 * Asks the service worker to store files for offline use. Hashed files (below `/assets/` and `/python/`) are
 * stored automatically when a page loads them; this is for files that a page will need later. A simulator, such as
 * `/simulators/bloch`, is stored with all files that it requests.
 */
export function keepFiles(paths: readonly string[]): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (paths.length === 0) return;
  // Without a worker, `ready` never resolves.
  void serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: paths }));
}
