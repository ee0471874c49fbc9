/** Lets the service worker store the site's files, and switches to a new version between two pages. */
import { registerServiceWorker } from '../../lib/browser/trusted-worker.ts';
import { keepFiles } from '../../lib/offline/keep-files.ts';
import type { SiteRouter } from '../router.tsx';

/** @param mainScript Address of the script that this page runs. */
export async function startOffline(router: SiteRouter, mainScript: string): Promise<void> {
  const registration = await registerServiceWorker('/service-worker.js');
  if (!registration) return;
  keepFilesLoadedWithoutWorker();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isOfAnotherBuild(data, mainScript)) loadAnewOnNextPage(router);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  });
}

/** The worker does not see requests that a page sends before the worker controls it. */
function keepFilesLoadedWithoutWorker(): void {
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const own = loaded
      .filter(({ workerStart }) => workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin);
    keepFiles(own.map(({ pathname }) => pathname));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** When the worker takes charge, it says which main script belongs to it. */
function isOfAnotherBuild(message: unknown, mainScript: string): boolean {
  const { mainScript: newest } = (message ?? {}) as { readonly mainScript?: unknown };
  return typeof newest === 'string' && newest !== new URL(mainScript).pathname;
}

/** Steps of a lesson and tabs belong to one page, and stay in the version in which the page was opened. */
function loadAnewOnNextPage(router: SiteRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged) window.location.assign(toLocation.href);
  });
}
