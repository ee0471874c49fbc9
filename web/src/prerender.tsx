/** The prerendered pages that the build writes, which are visible before any script has loaded. */
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { PendingScreen } from './app/pending-screen.tsx';
import { createSite, ready } from './app/site.ts';
import { questionGroups } from './features/information/faq/faq-content.tsx';
import { currentUserQuery } from './product/learner/auth.tsx';
import { Logo } from './ui/brand/logo.tsx';

export interface DrawnPage {
  /** In the router's form: `/courses/$id`; `*` for every unknown path. */
  readonly path: string;
  readonly title?: string | undefined;
  /** Only for public pages. */
  readonly description?: string | undefined;
  /** The query behind the `?` changes the content. */
  readonly hasSearch?: true;
  /** For search engines, in the vocabulary of schema.org. */
  readonly structuredData?: readonly object[];
  /** As a visitor sees it, for its scripts to hydrate. Null for a page that is not prerendered. */
  readonly markup: string | null;
}

/** Data from the server is missing; the page shows its loading state instead. */
async function draw(path: string): Promise<string> {
  const site = createSite(createMemoryHistory({ initialEntries: [path] }));
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
  await ready(site);
  const markup = renderToString(
    <StrictMode>
      <App {...site} />
    </StrictMode>,
  );
  // Cached answers have timers, for which the build would wait.
  site.queryClient.clear();
  return markup;
}

async function drawAll(): Promise<readonly DrawnPage[]> {
  const { routesByPath } = createSite(createMemoryHistory()).router;
  const pages: DrawnPage[] = [];
  for (const [path, { options }] of Object.entries(routesByPath)) {
    const { title, description } = options.staticData ?? {};
    const isOnePage = description !== undefined && !path.includes('$');
    const markup = isOnePage ? await draw(path) : null;
    const hasSearch = options.validateSearch !== undefined;
    const structuredData = path === '/faq' ? { structuredData: [questionsData()] } : {};
    pages.push({
      path,
      title,
      description,
      ...(hasSearch && { hasSearch }),
      ...structuredData,
      markup,
    });
  }
  const missing = await draw('/404');
  return [...pages, { path: '*', title: 'Page Not Found', markup: missing }];
}

function questionsData(): object {
  const { router } = createSite(createMemoryHistory());
  const textOf = (answer: ReactNode) =>
    plainText(
      renderToStaticMarkup(<RouterContextProvider router={router}>{answer}</RouterContextProvider>),
    );
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionGroups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
      })),
  };
}

/** React's markup has no other entities. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const plainText = (markup: string) =>
  markup
    .replaceAll(/<\/(?:p|li)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity as keyof typeof entities])
    .trim();

export const pages = await drawAll();

/** The loading state of every other page. */
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
