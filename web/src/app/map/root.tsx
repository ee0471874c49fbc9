/** What every route of the site has: the shell around it, code that comes when it is needed, a title. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { codeOf } from '../../lib/code-loading/code-missing.ts';
import { currentUserQuery } from '../../product/learner/auth.tsx';
import { Shell } from '../shell/shell.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

interface Guarded {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** Sends a visitor to sign in, and back again afterwards. */
export async function signedInOnly({ context, location }: Guarded): Promise<void> {
  const user = await context.queryClient.ensureQueryData(currentUserQuery);
  if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
}

/** A page whose code comes with its first visit. */
export function page<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(codeOf(load), name);
}

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: page(() => import('../routes/not-found.tsx'), 'NotFoundPage'),
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the browser's tab before the product's name, and in the small-screen header. */
    readonly title?: string;
    /**
     * One sentence of 50 to 160 characters for search engines and for links that are shared. A page that has one is
     * there for everybody to find; one without it is for learners, or opens by a mailed link.
     */
    readonly description?: string;
    /** A page of a learner's own, which the search names to whoever is signed in. */
    readonly isLearners?: boolean;
    /** Something is learned there: time in front of it is learning time. */
    readonly isLearning?: boolean;
    /** In the small-screen header where that is not the title. */
    readonly heading?: string;
    /** In the small-screen header a back button to here stands in place of the menu. */
    readonly back?:
      | '/'
      | '/courses'
      | '/dashboard'
      | '/guided-paths'
      | '/flashcards'
      | '/visualizations'
      | '/study-rooms';
    /** A bar of the page's own takes the place of the shell's where room is scarce. */
    readonly isFolded?: boolean;
  }
}
