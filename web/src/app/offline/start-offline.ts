/** Has the service worker keep the site's files, and takes a new version when no page is in the middle of anything. */
import { registerServiceWorker } from '../../lib/browser/trusted-worker.ts';
import { keepFiles } from '../../lib/offline/keep-files.ts';
import type { SiteRouter } from '../router.tsx';

/** @param mainScript The address of the script that this page runs. */
export async function startOffline(router: SiteRouter, mainScript: string): Promise<void> {
  const registration = await registerServiceWorker('/service-worker.js');
  if (!registration) return;
  // What came before the worker did.
  keepFiles(loadedFiles());
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOfAnotherBuild(data, mainScript)) loadAnewOnNextPage(router);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  });
}

function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

/** The worker says which main script goes with it when it takes charge. */
function isOfAnotherBuild(message: unknown, mainScript: string): boolean {
  const { mainScript: newest } = (message ?? {}) as { readonly mainScript?: unknown };
  return typeof newest === 'string' && newest !== new URL(mainScript).pathname;
}

/** Steps of a lesson and tabs are within a page, and go on in the version that they were begun in. */
function loadAnewOnNextPage(router: SiteRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged) window.location.assign(toLocation.href);
  });
}
