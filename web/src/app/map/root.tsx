/** Common parts of every route: the shell, lazy code, and a title. */
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

/** Sends a visitor to sign in, and back again afterward. */
export async function signedInOnly({ context, location }: Guarded): Promise<void> {
  const user = await context.queryClient.ensureQueryData(currentUserQuery);
  if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
}

/** A page whose code loads with its first visit. */
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

/** A question with its place on its page, and the title of its group. */
interface ListedQuestion {
  readonly title: string;
  readonly hash: string;
  readonly group: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown in the browser tab before the product's name, and in the small-screen header. */
    readonly title?: string;
    /**
     * One sentence of 50 to 160 characters for search engines and shared links. A page with a description is
     * public; one without is for learners, or opens from another page or by an emailed link.
     */
    readonly description?: string;
    /** Loads the questions that the page answers, each at a place of its own, which the search finds, too. */
    readonly questions?: () => Promise<readonly ListedQuestion[]>;
    /** A learner's own page, which the search lists for signed-in learners. */
    readonly isLearners?: boolean;
    /** A page of people from 18, to whom the search lists it. */
    readonly isGrownUps?: boolean;
    /** Words besides the title and the address by which the search finds it. */
    readonly words?: string;
    /** A page for learning, so time in front of it counts as learning time. */
    readonly isLearning?: boolean;
    /** Title in the small-screen header, if it differs. */
    readonly heading?: string;
    /** Target of a Back button that replaces the menu button in the small-screen header. */
    readonly back?:
      | '/'
      | '/courses'
      | '/dashboard'
      | '/daily'
      | '/guided-paths'
      | '/flashcards'
      | '/visualizations'
      | '/study-rooms'
      | '/teach';
    /** The page fills the window, without the frame of the site. */
    readonly isBare?: boolean;
    /** The page's own bar replaces the shell's in small windows. */
    readonly isFolded?: boolean;
  }
}
