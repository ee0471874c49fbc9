/** The map of the site: every path, its title, what its small-screen header shows, who may see it. */
import { brand } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { LessonMode } from '../features/courses/lesson-mode-code.ts';
import { courseLessonsQuery, courseQuery } from '../features/courses/queries.ts';
import { currentUserQuery } from '../product/learner/auth.tsx';
import { codeOf } from '../lib/code-loading/code-missing.ts';
import {
  courseSearch,
  dashboardSearch,
  flashcardsSearch,
  guidedPathSearch,
  librarySearch,
  sandboxSearch,
  simulatorSearch,
  subscribeSearch,
  visualizationSearch,
  visualizationsSearch,
} from './search.ts';
import { ownPath } from '../lib/navigation/own-path.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { Shell } from './shell/shell.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export interface Guarded {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
}

/** Sends a visitor to sign in, and back again afterwards. */
async function signedInOnly({ context, location }: Guarded): Promise<void> {
  const user = await context.queryClient.ensureQueryData(currentUserQuery);
  if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
}

/** A page whose code comes with its first visit. */
function page<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(codeOf(load), name);
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: page(() => import('./routes/not-found.tsx'), 'NotFoundPage'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: brand.tagline, heading: brand.name },
  component: page(() => import('./routes/landing.tsx'), 'LandingRoute'),
});

export interface AuthSearch {
  readonly mode?: 'register' | undefined;
  /** Where to go after signing in: a path on this site. */
  readonly returnTo?: string | undefined;
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  staticData: { title: 'Sign in', back: '/' },
  // What is refused is set to undefined: left out it would still be read from the address.
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    mode: search['mode'] === 'register' ? 'register' : undefined,
    returnTo: ownPath(search['returnTo']) ?? undefined,
  }),
  component: page(() => import('./routes/auth.tsx'), 'AuthRoute'),
});

const googleReturn = createRoute({
  getParentRoute: () => root,
  path: '/auth/google',
  staticData: { title: 'Sign in with Google', back: '/' },
  component: page(() => import('./routes/google/google-return.tsx'), 'GoogleReturnRoute'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Forgot password', back: '/' },
  component: page(() => import('./routes/by-mail/recovery.tsx'), 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'New password', back: '/' },
  component: page(() => import('./routes/by-mail/recovery.tsx'), 'ResetPasswordPage'),
});

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  staticData: { title: 'Confirm your address', back: '/' },
  component: page(() => import('./routes/by-mail/recovery.tsx'), 'ConfirmAddressPage'),
});

const consent = createRoute({
  getParentRoute: () => root,
  path: '/consent',
  staticData: { title: 'For parents', back: '/' },
  component: page(() => import('./routes/by-mail/parents.tsx'), 'ConsentPage'),
});

const parent = createRoute({
  getParentRoute: () => root,
  path: '/parent',
  staticData: { title: "The parent's page", back: '/' },
  component: page(() => import('./routes/by-mail/parents.tsx'), 'ParentPage'),
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: dashboardSearch,
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/dashboard.tsx'), 'DashboardRoute'),
});

const achievements = createRoute({
  getParentRoute: () => root,
  path: '/achievements',
  staticData: { title: 'Achievements', back: '/dashboard' },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/achievements.tsx'), 'AchievementsRoute'),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { title: 'Profile' },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/profile.tsx'), 'ProfileRoute'),
});

const courseLibrary = createRoute({
  getParentRoute: () => root,
  path: '/courses',
  staticData: { title: 'Course Library' },
  validateSearch: librarySearch,
  component: page(() => import('./routes/course-library.tsx'), 'CourseLibraryRoute'),
});

const course = createRoute({
  getParentRoute: () => root,
  path: '/courses/$id',
  staticData: { title: 'Course', back: '/courses' },
  validateSearch: courseSearch,
  // A lesson's code and the first calls come beside the code of the page they are for, not after it.
  loaderDeps: ({ search }) => ({ hasLesson: search.lesson !== undefined }),
  loader: ({ context, params, deps, cause }) => {
    if (deps.hasLesson) LessonMode.preload();
    // Who is here already has them, or has just been signed out.
    if (cause === 'stay') return;
    void context.queryClient.prefetchQuery(courseQuery(params.id));
    void context.queryClient.prefetchQuery(courseLessonsQuery(params.id));
  },
  component: page(() => import('./routes/course.tsx'), 'CourseRoute'),
});

const simulatorHome = createRoute({
  getParentRoute: () => root,
  path: '/simulator',
  staticData: { title: 'Simulator', back: '/courses' },
  component: page(() => import('./routes/simulator-home.tsx'), 'SimulatorHomeRoute'),
});

const simulator = createRoute({
  getParentRoute: () => root,
  path: '/simulator/$id',
  staticData: { title: 'Simulator', back: '/courses' },
  validateSearch: simulatorSearch,
  component: page(() => import('./routes/simulator.tsx'), 'SimulatorRoute'),
});

const flashcardSets = createRoute({
  getParentRoute: () => root,
  path: '/flashcards',
  staticData: { title: 'Flashcards' },
  validateSearch: flashcardsSearch,
  component: page(() => import('./routes/flashcards/sets.tsx'), 'FlashcardSetsRoute'),
});

const dueCards = createRoute({
  getParentRoute: () => root,
  path: '/flashcards/today',
  staticData: { title: 'Due Today', back: '/flashcards', isFolded: true },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/flashcards/due.tsx'), 'DueCardsRoute'),
});

const flashcardSet = createRoute({
  getParentRoute: () => root,
  path: '/flashcards/$id',
  staticData: { title: 'Flashcards', back: '/flashcards', isFolded: true },
  component: page(() => import('./routes/flashcards/set.tsx'), 'FlashcardSetRoute'),
});

const visualizationList = createRoute({
  getParentRoute: () => root,
  path: '/visualizations',
  staticData: { title: 'Visualizations' },
  validateSearch: visualizationsSearch,
  component: page(() => import('./routes/visualizations/list.tsx'), 'VisualizationsRoute'),
});

const visualization = createRoute({
  getParentRoute: () => root,
  path: '/visualizations/$id',
  staticData: { title: 'Visualization', back: '/visualizations', isFolded: true },
  validateSearch: visualizationSearch,
  component: page(() => import('./routes/visualizations/one.tsx'), 'VisualizationRoute'),
});

const guidedPathList = createRoute({
  getParentRoute: () => root,
  path: '/guided-paths',
  staticData: { title: 'Guided Paths' },
  component: page(() => import('./routes/guided-paths/paths.tsx'), 'GuidedPathsRoute'),
});

const guidedPath = createRoute({
  getParentRoute: () => root,
  path: '/guided-paths/$id',
  staticData: { title: 'Guided Path', back: '/guided-paths' },
  validateSearch: guidedPathSearch,
  component: page(() => import('./routes/guided-paths/path.tsx'), 'GuidedPathRoute'),
});

const studyRooms = createRoute({
  getParentRoute: () => root,
  path: '/study-rooms',
  staticData: { title: 'Study Rooms', back: '/dashboard' },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/study-rooms/rooms.tsx'), 'StudyRoomsRoute'),
});

const studyRoom = createRoute({
  getParentRoute: () => root,
  path: '/study-room/$id',
  staticData: { title: 'Study Room', back: '/study-rooms' },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/study-rooms/room.tsx'), 'StudyRoomRoute'),
});

const subscribe = createRoute({
  getParentRoute: () => root,
  path: '/subscribe',
  staticData: { title: 'Subscription Plans', back: '/dashboard' },
  validateSearch: subscribeSearch,
  // Plans are for everybody to see; one who buys must be known.
  beforeLoad: ({ search, ...where }) => (search.plan ? signedInOnly(where) : undefined),
  component: page(() => import('./routes/subscriptions/subscribe.tsx'), 'SubscribeRoute'),
});

const sandbox = createRoute({
  getParentRoute: () => root,
  path: '/sandbox',
  staticData: { title: 'Payment Sandbox', back: '/' },
  validateSearch: sandboxSearch,
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/subscriptions/sandbox.tsx'), 'SandboxRoute'),
});

const routeTree = root.addChildren([
  landing,
  auth,
  googleReturn,
  forgotPassword,
  resetPassword,
  confirmAddress,
  consent,
  parent,
  dashboard,
  achievements,
  profile,
  courseLibrary,
  course,
  simulatorHome,
  simulator,
  flashcardSets,
  dueCards,
  flashcardSet,
  visualizationList,
  visualization,
  guidedPathList,
  guidedPath,
  studyRooms,
  studyRoom,
  subscribe,
  sandbox,
]);

export function createSiteRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 200,
    defaultErrorComponent: ErrorScreen,
    // Drawn ahead of time it would write a script into the page, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined',
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
  interface StaticDataRouteOption {
    /** In the browser's tab before the product's name, and in the small-screen header. */
    readonly title?: string;
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
