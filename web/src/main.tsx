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

/** Milliseconds for which the outline of the page stays while we learn who is here. */
const outlineTimeout = 1500;

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw on');
const site = createSite();

// The server marks pages that it sends to somebody without a session.
if ('visitor' in document.documentElement.dataset) {
  setFoundUser(site.queryClient, null);
}

const page = (
  <StrictMode>
    <App {...site} />
  </StrictMode>
);

// As a transition the first drawing lets taps through meanwhile.
// No await up here: the page's code, which we wait for, waits for this module in its turn.
if ('drawn' in root.dataset) {
  // Drawn whole ahead of time: the script takes over what already stands there. The router is told, so
  // that it draws the same.
  site.router.ssr = { manifest: undefined };
  void ready(site).then(() => startTransition(() => void hydrateRoot(root, page)));
} else {
  // Drawn once with its answers, not first without them: each drawing keeps a phone busy.
  const whole = ready(site).then(() => answered(site.queryClient));
  void Promise.race([whole, after(outlineTimeout)]).then(() =>
    startTransition(() => createRoot(root).render(page)),
  );
}

keepFocus();
heedInstallOffer();

// Once the page has all that it asked for, nothing of it waits for the copies.
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
