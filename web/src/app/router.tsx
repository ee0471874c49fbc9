/** The map of the site: every path, its title, the contents of its small-screen header, and who may see it. */
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { LessonPage } from './routes/course/lesson-code.ts';
import { ErrorScreen } from './error-screen.tsx';
import { accountRoutes } from './map/account-routes.ts';
import { dailyRoutes } from './map/daily-routes.ts';
import { devRoutes } from './map/dev-routes.ts';
import { askForCourse, askForDashboard } from './map/first-answers.ts';
import { firstLesson } from './map/first-lesson.ts';
import { informationRoutes } from './map/information-routes.ts';
import { otherNames } from './map/other-names.ts';
import { page, root, signedInOnly } from './map/root.tsx';
import { followTrail } from '../lib/navigation/trail.ts';
import { PendingScreen } from './pending-screen.tsx';
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
  wholeSearch,
} from './search.ts';

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  staticData: { title: 'Dashboard', isLearners: true },
  validateSearch: dashboardSearch,
  beforeLoad: signedInOnly,
  loader: ({ context, cause }) => {
    if (cause !== 'stay') askForDashboard(context.queryClient);
  },
  component: page(() => import('./routes/dashboard.tsx'), 'DashboardRoute'),
});

const achievements = createRoute({
  getParentRoute: () => root,
  path: '/achievements',
  staticData: { title: 'Achievements', back: '/dashboard', isLearners: true },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/achievements.tsx'), 'AchievementsRoute'),
});

const courseLibrary = createRoute({
  getParentRoute: () => root,
  path: '/courses',
  staticData: {
    title: 'Course Library',
    description:
      'Quantum computing courses for ages 10 and up, from a first switch to a first program. Two are free.',
  },
  validateSearch: librarySearch,
  component: page(() => import('./routes/course-library.tsx'), 'CourseLibraryRoute'),
});

const course = createRoute({
  getParentRoute: () => root,
  path: '/courses/$id',
  staticData: {
    isLearning: true,
    title: 'Course',
    back: '/courses',
    description:
      'A quantum computing course for children: short lessons with something to try, and a quiz for each.',
  },
  validateSearch: courseSearch,
  // A lesson's code and the first answers load at the same time as the code of the page, not after it.
  loaderDeps: ({ search: { lesson } }) => ({ lesson }),
  loader: ({ context, params, deps, cause }) => {
    if (deps.lesson !== undefined) void LessonPage.preload();
    // After `stay`, the learner already has them, or has just been signed out.
    if (cause !== 'stay') askForCourse(context.queryClient, params.id, deps.lesson);
  },
  component: page(() => import('./routes/course.tsx'), 'CourseRoute'),
});

const simulatorHome = createRoute({
  getParentRoute: () => root,
  path: '/simulator',
  staticData: {
    isLearning: true,
    title: 'Simulator',
    back: '/courses',
    description: 'Build quantum circuits in the browser with an exact simulator made for children.',
  },
  component: page(() => import('./routes/simulator-home.tsx'), 'SimulatorHomeRoute'),
});

const simulator = createRoute({
  getParentRoute: () => root,
  path: '/simulator/$id',
  staticData: {
    isLearning: true,
    title: 'Simulator',
    back: '/courses',
    description:
      "Try the lesson's simulator: guess first, run it, and see what a qubit really does.",
  },
  validateSearch: simulatorSearch,
  component: page(() => import('./routes/simulator.tsx'), 'SimulatorRoute'),
});

const codeLab = createRoute({
  getParentRoute: () => root,
  path: '/code-lab',
  staticData: {
    isLearning: true,
    title: 'Code Lab',
    back: '/courses',
    description:
      'Write your first quantum programs in Python and run them at once, with nothing to install.',
  },
  component: page(() => import('./routes/code-lab/code-lab.tsx'), 'CodeLabRoute'),
});

const flashcardSets = createRoute({
  getParentRoute: () => root,
  path: '/flashcards',
  staticData: {
    title: 'Flashcards',
    description:
      'Flashcards about qubits, gates and entanglement that come back just before you would forget them.',
  },
  validateSearch: flashcardsSearch,
  component: page(() => import('./routes/flashcards/sets.tsx'), 'FlashcardSetsRoute'),
});

const dueCards = createRoute({
  getParentRoute: () => root,
  path: '/flashcards/today',
  staticData: {
    isLearning: true,
    title: 'Due Today',
    back: '/flashcards',
    isFolded: true,
    isLearners: true,
  },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/flashcards/due.tsx'), 'DueCardsRoute'),
});

const flashcardSet = createRoute({
  getParentRoute: () => root,
  path: '/flashcards/$id',
  staticData: {
    isLearning: true,
    title: 'Flashcards',
    back: '/flashcards',
    isFolded: true,
    description: 'A set of quantum computing flashcards: think first, then flip the card.',
  },
  component: page(() => import('./routes/flashcards/set.tsx'), 'FlashcardSetRoute'),
});

const visualizationList = createRoute({
  getParentRoute: () => root,
  path: '/visualizations',
  staticData: {
    title: 'Visualizations',
    description:
      'Interactive pictures of superposition, interference and entanglement, to move by hand.',
  },
  validateSearch: visualizationsSearch,
  component: page(() => import('./routes/visualizations/list.tsx'), 'VisualizationsRoute'),
});

const visualization = createRoute({
  getParentRoute: () => root,
  path: '/visualizations/$id',
  staticData: {
    isLearning: true,
    title: 'Visualization',
    back: '/visualizations',
    isFolded: true,
    description: 'An interactive picture of one quantum idea: move it, and watch what happens.',
  },
  validateSearch: visualizationSearch,
  component: page(() => import('./routes/visualizations/one.tsx'), 'VisualizationRoute'),
});

const guidedPathList = createRoute({
  getParentRoute: () => root,
  path: '/guided-paths',
  staticData: {
    title: 'Guided Paths',
    description:
      'Quantum computing challenges, step by step and with hints. Every circuit you build is checked.',
  },
  component: page(() => import('../features/guided-paths/paths-page.tsx'), 'GuidedPathsPage'),
});

const guidedPath = createRoute({
  getParentRoute: () => root,
  path: '/guided-paths/$id',
  staticData: {
    isLearning: true,
    title: 'Guided Path',
    back: '/guided-paths',
    description:
      'A guided path through one quantum idea, a step at a time, with hints when you want them.',
  },
  validateSearch: guidedPathSearch,
  component: page(() => import('./routes/guided-paths/path.tsx'), 'GuidedPathRoute'),
});

const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  staticData: {
    title: 'Search',
    description:
      'Find courses, lessons, words, guided paths and flashcards about quantum computing.',
  },
  validateSearch: wholeSearch,
  component: page(() => import('./routes/search/search.tsx'), 'SearchRoute'),
});

const studyRooms = createRoute({
  getParentRoute: () => root,
  path: '/study-rooms',
  staticData: { title: 'Study Rooms', back: '/dashboard', isLearners: true },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/study-rooms/rooms.tsx'), 'StudyRoomsRoute'),
});

const studyRoom = createRoute({
  getParentRoute: () => root,
  path: '/study-room/$id',
  staticData: { isLearning: true, title: 'Study Room', back: '/study-rooms' },
  beforeLoad: signedInOnly,
  component: page(() => import('./routes/study-rooms/room.tsx'), 'StudyRoomRoute'),
});

const subscribe = createRoute({
  getParentRoute: () => root,
  path: '/subscribe',
  staticData: {
    title: 'Subscription Plans',
    back: '/dashboard',
    description:
      'Which courses are free, and what each plan opens. Every subscription starts with seven free days.',
  },
  validateSearch: subscribeSearch,
  // Everybody may see the plans, but buyers must be signed in.
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
  ...informationRoutes,
  ...devRoutes,
  ...accountRoutes,
  ...otherNames,
  dashboard,
  achievements,
  courseLibrary,
  course,
  firstLesson,
  simulatorHome,
  simulator,
  codeLab,
  flashcardSets,
  dueCards,
  flashcardSet,
  visualizationList,
  visualization,
  guidedPathList,
  guidedPath,
  ...dailyRoutes,
  search,
  studyRooms,
  studyRoom,
  subscribe,
  sandbox,
]);

export function createSiteRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 200,
    defaultErrorComponent: ErrorScreen,
    // Prerendered, it would write a script into the page, which the policy forbids.
    scrollRestoration: typeof document !== 'undefined',
  });
  followTrail(router);
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
