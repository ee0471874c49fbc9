/** Signing in, account recovery, parents' decisions, and the learner's own page. */
import { createRoute } from '@tanstack/react-router';
import { ownPath } from '../../lib/navigation/own-path.ts';
import {
  classesSearch,
  familySearch,
  profileSearch,
  schoolSearch,
  taughtClassSearch,
} from '../search.ts';
import { askForFamily, askForRecord } from './first-answers.ts';
import { page, root, signedInOnly } from './root.tsx';

export interface AuthSearch {
  readonly mode?: 'register' | undefined;
  /** The page to open after signing in: a path on this site. */
  readonly returnTo?: string | undefined;
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  staticData: {
    title: 'Sign in',
    back: '/',
    description:
      'Sign in to go on where you stopped, or open an account. Two courses are free, and under 13 we ask a parent first.',
  },
  // Rejected values are set to undefined; if they were left out, they would still be read from the address.
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    mode: search['mode'] === 'register' ? 'register' : undefined,
    returnTo: ownPath(search['returnTo']) ?? undefined,
  }),
  component: page(() => import('../routes/auth.tsx'), 'AuthRoute'),
});

const googleReturn = createRoute({
  getParentRoute: () => root,
  path: '/auth/google',
  staticData: { title: 'Sign in with Google', back: '/' },
  component: page(() => import('../routes/google/google-return.tsx'), 'GoogleReturnRoute'),
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  staticData: { title: 'Forgot password', back: '/' },
  component: page(() => import('../routes/by-mail/recovery.tsx'), 'ForgotPasswordPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  staticData: { title: 'New password', back: '/' },
  component: page(() => import('../routes/by-mail/recovery.tsx'), 'ResetPasswordPage'),
});

const confirmAddress = createRoute({
  getParentRoute: () => root,
  path: '/confirm-address',
  staticData: { title: 'Confirm your address', back: '/' },
  component: page(() => import('../routes/by-mail/recovery.tsx'), 'ConfirmAddressPage'),
});

const consent = createRoute({
  getParentRoute: () => root,
  path: '/consent',
  staticData: { title: 'For parents', back: '/' },
  component: page(() => import('../routes/by-mail/parents.tsx'), 'ConsentPage'),
});

const parent = createRoute({
  getParentRoute: () => root,
  path: '/parent',
  staticData: { title: "The parent's page", back: '/' },
  component: page(() => import('../routes/by-mail/parents.tsx'), 'ParentPage'),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  staticData: { title: 'Profile', isLearners: true },
  validateSearch: profileSearch,
  beforeLoad: signedInOnly,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context, deps }) => {
    if (deps.tab === 'progress') askForRecord(context.queryClient);
  },
  component: page(() => import('../routes/profile.tsx'), 'ProfileRoute'),
});

const family = createRoute({
  getParentRoute: () => root,
  path: '/family',
  staticData: { title: 'Family', back: '/dashboard', isLearners: true },
  validateSearch: familySearch,
  beforeLoad: signedInOnly,
  loader: ({ context, cause }) => {
    if (cause !== 'stay') askForFamily(context.queryClient);
  },
  component: page(() => import('../routes/family/family.tsx'), 'FamilyRoute'),
});

const familyReports = createRoute({
  getParentRoute: () => root,
  path: '/family/reports',
  staticData: { title: 'The Sunday mail', back: '/' },
  component: page(() => import('../../features/families/end-reports-page.tsx'), 'EndReportsPage'),
});

const classes = createRoute({
  getParentRoute: () => root,
  path: '/classes',
  staticData: { title: 'Classes', back: '/dashboard', isLearners: true },
  validateSearch: classesSearch,
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/classes/classes.tsx'), 'ClassesRoute'),
});

const assignedWork = createRoute({
  getParentRoute: () => root,
  path: '/assignments/$id',
  staticData: { isLearning: true, title: 'Assignment', back: '/dashboard' },
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/assignments/assigned-work.tsx'), 'AssignedWorkRoute'),
});

const school = createRoute({
  getParentRoute: () => root,
  path: '/school',
  staticData: { title: 'Your school', back: '/' },
  validateSearch: schoolSearch,
  component: page(() => import('../routes/school/school.tsx'), 'SchoolRoute'),
});

const teach = createRoute({
  getParentRoute: () => root,
  path: '/teach',
  staticData: {
    title: 'Teach',
    back: '/dashboard',
    isGrownUps: true,
    words: 'your classes teacher school',
  },
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/teach/teach.tsx'), 'TeachRoute'),
});

const taughtClass = createRoute({
  getParentRoute: () => root,
  path: '/teach/$classId',
  staticData: { title: 'Class', back: '/teach' },
  validateSearch: taughtClassSearch,
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/teach/taught-class.tsx'), 'TaughtClassRoute'),
});

const liveBoard = createRoute({
  getParentRoute: () => root,
  path: '/teach/$classId/live',
  staticData: { title: 'Live lesson', back: '/teach' },
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/teach/live-board.tsx'), 'LiveBoardRoute'),
});

const projector = createRoute({
  getParentRoute: () => root,
  path: '/teach/$classId/projector',
  staticData: { title: 'Projector', isBare: true },
  beforeLoad: signedInOnly,
  component: page(() => import('../routes/teach/projector.tsx'), 'ProjectorRoute'),
});

const look = createRoute({
  getParentRoute: () => root,
  path: '/look/$code',
  staticData: { title: 'On the projector', back: '/' },
  component: page(() => import('../routes/teach/look.tsx'), 'LookRoute'),
});

export const accountRoutes = [
  auth,
  googleReturn,
  forgotPassword,
  resetPassword,
  confirmAddress,
  consent,
  parent,
  profile,
  family,
  familyReports,
  classes,
  assignedWork,
  school,
  teach,
  taughtClass,
  liveBoard,
  projector,
  look,
] as const;
