/** What the build writes into its pages, so that they show before any script has come. */
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { PendingScreen } from './app/pending-screen.tsx';
import { createSite, ready } from './app/site.ts';
import { currentUserQuery } from './product/learner/auth.tsx';
import { Logo } from './ui/brand/logo.tsx';

async function draw(path: string): Promise<string> {
  const site = createSite(createMemoryHistory({ initialEntries: [path] }));
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
  await ready(site);
  return renderToString(
    <StrictMode>
      <App {...site} />
    </StrictMode>,
  );
}

/** Pages as a visitor sees them, for their scripts to take over. */
export const landingMarkup = await draw('/');
export const authMarkup = await draw('/auth');

/** Every other page while it is on its way. */
export const pendingMarkup = renderToStaticMarkup(
  <div className="min-h-dvh">
    <header className="border-b border-line">
      <div className="page-width flex h-14 items-center md:h-17">
        <Logo className="max-md:hidden" />
      </div>
    </header>
    <main>
      <PendingScreen />
    </main>
  </div>,
);
