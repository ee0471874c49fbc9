import './lib/no-eval.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createSite, ready } from './app/site.ts';
import { fetchSketched } from './app/sketched-content.ts';
import { currentUserQuery } from './lib/auth.tsx';

/** Milliseconds for which the outline of the page stays while we learn who is here. */
const patience = 1500;

/** Milliseconds for which a sketch stays while its content is on its way. */
const sketchPatience = 8000;

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw on');
const site = createSite();

// The server marks pages that it sends to somebody without a session.
if ('visitor' in document.documentElement.dataset) {
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
}

const page = (
  <StrictMode>
    <App {...site} />
  </StrictMode>
);

// No await up here: the page's code, which we wait for, waits for this module in its turn.
if ('drawn' in root.dataset) {
  // Drawn whole ahead of time: the script takes over what already stands there. The router is told, so
  // that it draws the same. As a transition it lets taps through meanwhile.
  site.router.ssr = { manifest: undefined };
  void ready(site).then(() => startTransition(() => void hydrateRoot(root, page)));
} else if ('sketched' in root.dataset) {
  // Drawn from the content that the site was built with: it stands until what the server says is here
  // to replace it, whole; what could not be had the page itself says. As a transition it lets taps through
  // meanwhile.
  const content = Promise.allSettled([ready(site), fetchSketched(site)]);
  void Promise.race([content, after(sketchPatience)]).then(() =>
    startTransition(() => createRoot(root).render(page)),
  );
} else {
  void Promise.race([ready(site), after(patience)]).then(() => createRoot(root).render(page));
}
