import './lib/browser/no-eval.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { answered } from './app/map/first-answers.ts';
import { createSite, ready } from './app/site.ts';
import { keepFocus } from './lib/browser/keep-focus.ts';
import { whenIdle } from './lib/code-loading/when-idle.ts';
import { heedInstallOffer } from './lib/offline/install-offer.ts';
import { setFoundUser } from './product/learner/auth.tsx';

/** Milliseconds for which the outline of the page stays while we find out who is signed in. */
const outlineTimeout = 1500;

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw on');
const site = createSite();

// The server marks pages for users without a session.
if ('visitor' in document.documentElement.dataset) {
  setFoundUser(site.queryClient, null);
}

const page = (
  <StrictMode>
    <App {...site} />
  </StrictMode>
);

// As a transition, the first rendering does not block taps. There must be no top-level await: the page's code,
// which we wait for, waits for this module.
if ('drawn' in root.dataset) {
  // The page is fully prerendered, so the script hydrates it. The router is told, so that it renders the same.
  site.router.ssr = { manifest: undefined };
  void ready(site).then(() => startTransition(() => void hydrateRoot(root, page)));
} else {
  // Rendered once with its data, not first without it, because every rendering keeps a phone busy.
  const whole = ready(site).then(() => answered(site.queryClient));
  void Promise.race([whole, after(outlineTimeout)]).then(() =>
    startTransition(() => createRoot(root).render(page)),
  );
}

keepFocus();
heedInstallOffer();

// Once the page has everything that it requested, storing copies delays nothing.
if (import.meta.env.PROD) {
  const start = () =>
    whenIdle(
      () =>
        void import('./app/offline/start-offline.ts')
          .then(({ startOffline }) => startOffline(site.router, import.meta.url))
          .catch(() => undefined),
    );
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
