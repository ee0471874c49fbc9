/** What the build writes into its pages, so that they show before any script has come. */
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from './app/app.tsx';
import { PendingScreen } from './app/pending-screen.tsx';
import { createSite, ready } from './app/site.ts';
import { currentUserQuery } from './lib/auth.tsx';
import { Logo } from './ui/logo.tsx';

/** The landing page as a visitor sees it. */
export async function landingMarkup(): Promise<string> {
  const site = createSite(createMemoryHistory({ initialEntries: ['/'] }));
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
  await ready(site);
  return renderToStaticMarkup(<App {...site} />);
}

/** Every other page while it is on its way. */
export function pendingMarkup(): string {
  return renderToStaticMarkup(
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
}
