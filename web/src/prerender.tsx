/** What the build writes into its pages, so that they show before any script has come. */
import type { Query } from '@tanstack/react-query';
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
  /** As the router has it: `/courses/$id`; `*` for every path that it does not have. */
  readonly path: string;
  readonly title?: string | undefined;
  /** Of pages that are there for everybody to find. */
  readonly description?: string | undefined;
  /** What the address asks for behind its `?` changes what stands there. */
  readonly hasSearch?: true;
  /** For search engines, in the words of schema.org. */
  readonly structuredData?: readonly object[];
  /** As a visitor sees it, for its scripts to take over. Null for a page that waits for data. */
  readonly markup: string | null;
}

/** The ways to sign in only add a button: the page stands whole without them. */
const isNeeded = ({ queryKey, state, options }: Query) =>
  state.status === 'pending' &&
  (options as { readonly enabled?: unknown }).enabled !== false &&
  queryKey[0] !== 'sign-in-ways';

async function draw(path: string): Promise<string | null> {
  const site = createSite(createMemoryHistory({ initialEntries: [path] }));
  site.queryClient.setQueryData(currentUserQuery.queryKey, null);
  await ready(site);
  const markup = renderToString(
    <StrictMode>
      <App {...site} />
    </StrictMode>,
  );
  const waits = site.queryClient.getQueryCache().findAll({ predicate: isNeeded }).length > 0;
  return waits ? null : markup;
}

async function drawAll(): Promise<readonly DrawnPage[]> {
  const { routesByPath } = createSite(createMemoryHistory()).router;
  const pages: DrawnPage[] = [];
  for (const [path, { options }] of Object.entries(routesByPath)) {
    const { title, description, isDrawnInBrowser } = options.staticData ?? {};
    const isOnePage = description !== undefined && !path.includes('$');
    const markup = isOnePage && !isDrawnInBrowser ? await draw(path) : null;
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

/** React's own markup, which has no other entities. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const plainText = (markup: string) =>
  markup
    .replaceAll(/<\/(?:p|li)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity as keyof typeof entities])
    .trim();

export const pages = await drawAll();

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
