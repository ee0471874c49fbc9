/**
 * Serves the site's files without a network. Pages come from the server whenever it answers, so that an old shell
 * never meets a new server. Calls of the API are not handled here. The worker does not know who is signed in; the
 * pages themselves store a learner's answers (`product/offline/kept-answers.ts`).
 */
import { addressKindOf, missingSimulatorPage, shellPage } from './addresses.ts';
import { type Build, KeptFiles } from './kept-files.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

// The build inserts these: `build/service-worker.ts`.
const build = import.meta.env.BUILD as Build & { readonly mainScript: string };

const scope = globalThis as unknown as WorkerScope;
const files = new KeptFiles(build);

scope.addEventListener('install', (event) => {
  // Takes over at once, because it serves pages of the previous build as well as that build's worker did.
  const isHere = files.takeOver([shellPage, missingSimulatorPage, '/theme.js']);
  event.waitUntil(isHere.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge());
});

async function takeCharge(): Promise<void> {
  await files.forgetOldBuilds();
  await preloadPages();
  await scope.clients.claim();
  const pages = await scope.clients.matchAll({ type: 'window' });
  pages.forEach((page) => page.postMessage({ mainScript: build.mainScript }));
}

/**
 * In other browsers, the page is requested while the worker starts. Firefox (up to 153 at least) shows its own
 * error page as soon as that request fails, whatever the worker answers; a worker of an older build may have
 * switched it on there.
 */
async function preloadPages(): Promise<void> {
  const { navigationPreload } = scope.registration;
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { readonly keep?: unknown };
  if (!Array.isArray(keep)) return;
  const paths = keep.filter((path): path is string => typeof path === 'string');
  event.waitUntil(files.keep(paths));
});

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return;
  const kind = addressKindOf(pathname);
  if (mode === 'navigate') {
    if (kind === 'page') event.respondWith(networkFirst(event, [shellPage]));
    if (kind === 'simulator') {
      event.respondWith(networkFirst(event, [pathname, missingSimulatorPage], pathname));
    }
    // The frame that Python runs in.
    if (kind === 'hashed') event.respondWith(networkFirst(event, [pathname], pathname));
  } else if (kind === 'hashed') {
    event.respondWith(copyFirst(event, pathname));
  } else if (kind === 'file') {
    event.respondWith(networkFirst(event, [pathname], pathname));
  }
});

async function copyFirst(event: WorkerFetchEvent, path: string): Promise<Response> {
  const copy = await files.find(path);
  if (copy) return copy;
  const response = await fetch(event.request);
  event.waitUntil(files.put(path, response.clone()));
  return response;
}

/** If a proxy says that the server is down, a copy is better, too. */
async function networkFirst(
  event: WorkerFetchEvent,
  copies: readonly string[],
  keptAs?: string,
): Promise<Response> {
  const response = await fromNetwork(event).catch(() => undefined);
  if (response && ![502, 503, 504].includes(response.status)) {
    if (keptAs !== undefined) event.waitUntil(keepFresh(keptAs, response.clone()));
    return response;
  }
  for (const path of copies) {
    const copy = await files.find(path);
    if (copy) return copy;
  }
  return response ?? Response.error();
}

/** A simulator is stored with files that it has not requested yet. */
async function keepFresh(path: string, response: Response): Promise<void> {
  await files.put(path, response);
  if (addressKindOf(path) === 'simulator') await files.keep([path]);
}

const fromNetwork = async (event: WorkerFetchEvent) =>
  (await event.preloadResponse) ?? fetch(event.request);
