/**
 * Method and path of every call. They are separate from the schemas, so that a page that only calls needs
 * neither the schemas nor the validation library.
 */
import type { Endpoint, Method } from './endpoint.ts';

export interface Route {
  readonly method: Method;
  readonly path: string;
}

/** Route that knows its endpoint's types. `endpoint` exists only for the compiler, never at run time. */
export interface RouteTo<E extends Endpoint> extends Route {
  readonly endpoint?: E;
}

/** Routes of a group of endpoints, by the same names. */
export type RoutesTo<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: RouteTo<Endpoints[Name]>;
};

type Group = Readonly<Record<string, Route>>;

export const accounts = {
  currentUser: { method: 'GET', path: '/api/user' },
  moveToZone: { method: 'POST', path: '/api/user/time-zone' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
} as const satisfies Group;

export const google = {
  offered: { method: 'GET', path: '/api/sign-in-ways' },
  mine: { method: 'GET', path: '/api/user/sign-in-ways' },
  begin: { method: 'POST', path: '/api/google/begin' },
  finish: { method: 'POST', path: '/api/google/finish' },
  signUp: { method: 'POST', path: '/api/google/sign-up' },
  connect: { method: 'POST', path: '/api/user/google' },
  disconnect: { method: 'POST', path: '/api/user/google/disconnect' },
} as const satisfies Group;

export const recovery = {
  askReset: { method: 'POST', path: '/api/password-reset/ask' },
  findReset: { method: 'POST', path: '/api/password-reset/find' },
  reset: { method: 'POST', path: '/api/password-reset' },
  confirmAddress: { method: 'POST', path: '/api/address/confirm' },
  address: { method: 'GET', path: '/api/user/address' },
  askConfirmation: { method: 'POST', path: '/api/user/address/confirmation' },
  changeAddress: { method: 'POST', path: '/api/user/address' },
  askFirstPassword: { method: 'POST', path: '/api/user/password/first' },
} as const satisfies Group;

export const profile = {
  change: { method: 'POST', path: '/api/user/profile' },
  changePassword: { method: 'POST', path: '/api/user/password' },
  sessions: { method: 'GET', path: '/api/user/sessions' },
  endSession: { method: 'POST', path: '/api/user/sessions/:id/end' },
  endOtherSessions: { method: 'POST', path: '/api/user/sessions/end-others' },
  download: { method: 'POST', path: '/api/user/data' },
  erase: { method: 'POST', path: '/api/user/erasure' },
  keep: { method: 'POST', path: '/api/user/erasure/withdraw' },
} as const satisfies Group;

export const consent = {
  mine: { method: 'GET', path: '/api/user/consent' },
  askAgain: { method: 'POST', path: '/api/user/consent/notice' },
  correctAddress: { method: 'POST', path: '/api/user/consent/address' },
  find: { method: 'POST', path: '/api/consent/find' },
  approve: { method: 'POST', path: '/api/consent/approve' },
  decline: { method: 'POST', path: '/api/consent/decline' },
  askLink: { method: 'POST', path: '/api/parent/ask' },
  open: { method: 'POST', path: '/api/parent/open' },
  page: { method: 'POST', path: '/api/parent/page' },
  change: { method: 'POST', path: '/api/parent/change' },
  endClass: { method: 'POST', path: '/api/parent/class/end' },
  export: { method: 'POST', path: '/api/parent/data' },
  erase: { method: 'POST', path: '/api/parent/erase' },
} as const satisfies Group;

export const courses = {
  list: { method: 'GET', path: '/api/courses' },
  course: { method: 'GET', path: '/api/courses/:id' },
  lessons: { method: 'GET', path: '/api/courses/:id/lessons' },
  progress: { method: 'GET', path: '/api/courses/:id/progress' },
  lesson: { method: 'GET', path: '/api/lessons/:id' },
  completeLesson: { method: 'POST', path: '/api/lessons/:id/complete' },
  rate: { method: 'POST', path: '/api/courses/:id/rating' },
} as const satisfies Group;

export const quizzes = {
  lessonQuiz: { method: 'GET', path: '/api/lessons/:id/quiz' },
  questions: { method: 'GET', path: '/api/quizzes/:quizId/questions' },
  submit: { method: 'POST', path: '/api/quizzes/:quizId/submit' },
  check: { method: 'POST', path: '/api/quizzes/:quizId/check' },
} as const satisfies Group;

export const checkpoints = {
  questions: { method: 'GET', path: '/api/courses/:id/checkpoints/:afterLesson' },
  submit: { method: 'POST', path: '/api/courses/:id/checkpoints/:afterLesson/submit' },
} as const satisfies Group;

export const tasks = {
  passed: { method: 'GET', path: '/api/lessons/:id/tasks' },
  attempt: { method: 'POST', path: '/api/lessons/:id/tasks' },
  attemptProgram: { method: 'POST', path: '/api/lessons/:id/programs' },
} as const satisfies Group;

export const flashcards = {
  sets: { method: 'GET', path: '/api/flashcard-sets' },
  set: { method: 'GET', path: '/api/flashcard-sets/:id' },
  cards: { method: 'GET', path: '/api/flashcard-sets/:id/cards' },
  progress: { method: 'GET', path: '/api/user/flashcard-progress' },
  due: { method: 'GET', path: '/api/user/flashcards/due' },
  saveSitting: { method: 'POST', path: '/api/flashcard-sets/:id/progress' },
  review: { method: 'POST', path: '/api/flashcards/:id/review' },
} as const satisfies Group;

export const progress = {
  dashboard: { method: 'GET', path: '/api/user/dashboard' },
  achievements: { method: 'GET', path: '/api/achievements' },
  learningTime: { method: 'POST', path: '/api/user/learning-time' },
} as const satisfies Group;

export const record = {
  mine: { method: 'GET', path: '/api/user/record' },
} as const satisfies Group;

export const families = {
  mine: { method: 'GET', path: '/api/user/family' },
  record: { method: 'GET', path: '/api/family/:id/record' },
  makeCode: { method: 'POST', path: '/api/user/family/code' },
  addByCode: { method: 'POST', path: '/api/family/by-code' },
  addByMail: { method: 'POST', path: '/api/family/by-mail' },
  child: { method: 'GET', path: '/api/family/:id/child' },
  openChild: { method: 'POST', path: '/api/family/:id/child' },
  changeChild: { method: 'POST', path: '/api/family/:id/child/change' },
  exportChild: { method: 'POST', path: '/api/family/:id/child/data' },
  eraseChild: { method: 'POST', path: '/api/family/:id/child/erase' },
  end: { method: 'POST', path: '/api/family/:id/end' },
  setOwnGoal: { method: 'POST', path: '/api/user/goal' },
  setGoal: { method: 'POST', path: '/api/family/:id/goal' },
  setReports: { method: 'POST', path: '/api/user/family/reports' },
  exampleReport: { method: 'GET', path: '/api/user/family/reports/example' },
  endReports: { method: 'POST', path: '/api/family/reports/end' },
} as const satisfies Group;

export const familyPayments = {
  status: { method: 'GET', path: '/api/family/:id/plan' },
  checkout: { method: 'POST', path: '/api/family/:id/plan/checkout' },
  cancel: { method: 'POST', path: '/api/family/:id/plan/cancel' },
  resume: { method: 'POST', path: '/api/family/:id/plan/resume' },
  portal: { method: 'POST', path: '/api/family/:id/plan/portal' },
} as const satisfies Group;

export const classes = {
  mine: { method: 'GET', path: '/api/user/classes' },
  make: { method: 'POST', path: '/api/classes' },
  one: { method: 'GET', path: '/api/classes/:id' },
  change: { method: 'POST', path: '/api/classes/:id' },
  agree: { method: 'POST', path: '/api/classes/:id/agreement' },
  makeCode: { method: 'POST', path: '/api/classes/:id/code' },
  join: { method: 'POST', path: '/api/classes/join' },
  leave: { method: 'POST', path: '/api/classes/:id/leave' },
  addLearners: { method: 'POST', path: '/api/classes/:id/learners' },
  slips: { method: 'POST', path: '/api/classes/:id/slips' },
  resetPassword: { method: 'POST', path: '/api/classes/:id/learners/:userId/password' },
  removeLearner: { method: 'POST', path: '/api/classes/:id/learners/:userId/remove' },
  endYear: { method: 'POST', path: '/api/classes/:id/end-year' },
  record: { method: 'GET', path: '/api/classes/:id/learners/:userId/record' },
  ofLinked: { method: 'GET', path: '/api/family/:id/classes' },
  endOfChild: { method: 'POST', path: '/api/family/:id/classes/:classId/end' },
} as const satisfies Group;

export const classPayments = {
  status: { method: 'GET', path: '/api/classes/:id/plan' },
  checkout: { method: 'POST', path: '/api/classes/:id/plan/checkout' },
  cancel: { method: 'POST', path: '/api/classes/:id/plan/cancel' },
  resume: { method: 'POST', path: '/api/classes/:id/plan/resume' },
  portal: { method: 'POST', path: '/api/classes/:id/plan/portal' },
} as const satisfies Group;

export const lti = {
  arrival: { method: 'POST', path: '/api/school/launch' },
  begin: { method: 'POST', path: '/api/school/begin' },
  join: { method: 'POST', path: '/api/school/join' },
  connect: { method: 'POST', path: '/api/school/connect' },
  roster: { method: 'POST', path: '/api/school/roster' },
  addRoster: { method: 'POST', path: '/api/school/roster/add' },
  mine: { method: 'GET', path: '/api/user/schools' },
  disconnect: { method: 'POST', path: '/api/user/schools/:id/disconnect' },
  courses: { method: 'GET', path: '/api/classes/:id/courses' },
  disconnectCourse: { method: 'POST', path: '/api/classes/:id/courses/disconnect' },
} as const satisfies Group;

export const assignments = {
  mine: { method: 'GET', path: '/api/user/assignments' },
  list: { method: 'GET', path: '/api/classes/:id/assignments' },
  make: { method: 'POST', path: '/api/classes/:id/assignments' },
  change: { method: 'POST', path: '/api/classes/:id/assignments/:assignmentId' },
  remove: { method: 'POST', path: '/api/classes/:id/assignments/:assignmentId/remove' },
  makeWork: { method: 'POST', path: '/api/classes/:id/work' },
  work: { method: 'GET', path: '/api/user/assignments/:assignmentId' },
  handIn: { method: 'POST', path: '/api/user/assignments/:assignmentId/work' },
  handedIn: { method: 'GET', path: '/api/classes/:id/assignments/:assignmentId/work/:userId' },
} as const satisfies Group;

export const gradebook = {
  show: { method: 'GET', path: '/api/classes/:id/gradebook' },
  file: { method: 'GET', path: '/api/classes/:id/gradebook.csv' },
  misconceptions: { method: 'GET', path: '/api/classes/:id/misconceptions' },
} as const satisfies Group;

export const liveLessons = {
  show: { method: 'GET', path: '/api/classes/:id/live' },
  start: { method: 'POST', path: '/api/classes/:id/live' },
  steer: { method: 'POST', path: '/api/classes/:id/live/steer' },
  end: { method: 'POST', path: '/api/classes/:id/live/end' },
  makeCode: { method: 'POST', path: '/api/classes/:id/live/code' },
  mine: { method: 'GET', path: '/api/user/live-lessons' },
  look: { method: 'POST', path: '/api/look' },
} as const satisfies Group;

export const groupRooms = {
  show: { method: 'GET', path: '/api/classes/:id/live/rooms' },
  open: { method: 'POST', path: '/api/classes/:id/live/rooms' },
  add: { method: 'POST', path: '/api/classes/:id/live/rooms/learners' },
  close: { method: 'POST', path: '/api/classes/:id/live/rooms/close' },
} as const satisfies Group;

export const guidedPaths = {
  list: { method: 'GET', path: '/api/guided-paths' },
  mine: { method: 'GET', path: '/api/user/guided-paths' },
  path: { method: 'GET', path: '/api/guided-paths/:id' },
  steps: { method: 'GET', path: '/api/guided-paths/:id/steps' },
  start: { method: 'POST', path: '/api/guided-paths/:id/start' },
  check: { method: 'POST', path: '/api/guided-paths/:id/steps/:stepId/check' },
  complete: { method: 'POST', path: '/api/guided-paths/:id/steps/:stepId/complete' },
} as const satisfies Group;

export const inquiries = {
  send: { method: 'POST', path: '/api/inquiries' },
} as const satisfies Group;

export const search = {
  find: { method: 'GET', path: '/api/search' },
} as const satisfies Group;

export const studyRooms = {
  list: { method: 'GET', path: '/api/study-rooms' },
  create: { method: 'POST', path: '/api/study-rooms' },
  open: { method: 'POST', path: '/api/study-rooms/open' },
  hidden: { method: 'GET', path: '/api/study-rooms/hidden-learners' },
  show: { method: 'POST', path: '/api/study-rooms/hidden-learners/:id/show' },
} as const satisfies Group;

export const visualizations = {
  list: { method: 'GET', path: '/api/visualizations' },
  mine: { method: 'GET', path: '/api/user/visualizations' },
  visualization: { method: 'GET', path: '/api/visualizations/:id' },
  interact: { method: 'POST', path: '/api/visualizations/:id/interact' },
} as const satisfies Group;

export const places = {
  find: { method: 'GET', path: '/api/user/places/:kind/:subject' },
  save: { method: 'POST', path: '/api/user/places/:kind/:subject' },
} as const satisfies Group;

export const gameRecords = {
  list: { method: 'GET', path: '/api/user/game-records' },
  save: { method: 'POST', path: '/api/user/game-records/:game/:level' },
} as const satisfies Group;

export const dailyPuzzles = {
  overview: { method: 'GET', path: '/api/daily' },
  day: { method: 'GET', path: '/api/daily/:day' },
  answer: { method: 'POST', path: '/api/daily/:day/puzzles/:challenge' },
  questions: { method: 'GET', path: '/api/daily/:day/quiz' },
  submitQuiz: { method: 'POST', path: '/api/daily/:day/quiz' },
  checkQuiz: { method: 'POST', path: '/api/daily/:day/quiz/check' },
} as const satisfies Group;

export const simulators = {
  recommended: { method: 'GET', path: '/api/lessons/:id/recommended-simulator' },
  use: { method: 'POST', path: '/api/lessons/:id/simulator-use' },
  devicePresets: { method: 'GET', path: '/api/device-presets' },
} as const satisfies Group;

export const subscriptions = {
  plans: { method: 'GET', path: '/api/subscription-plans' },
  status: { method: 'GET', path: '/api/subscription-status' },
  checkout: { method: 'POST', path: '/api/create-checkout-session' },
  cancel: { method: 'POST', path: '/api/cancel-subscription' },
  resume: { method: 'POST', path: '/api/resume-subscription' },
  portal: { method: 'POST', path: '/api/billing-portal' },
} as const satisfies Group;

export const resources = {
  glossary: { method: 'GET', path: '/api/glossary' },
  printables: { method: 'GET', path: '/api/printables' },
  sample: { method: 'GET', path: '/api/printables/sample' },
  sheet: { method: 'GET', path: '/api/lessons/:id/sheets/:sheet' },
  presentation: { method: 'GET', path: '/api/lessons/:id/presentation' },
  certificates: { method: 'GET', path: '/api/user/certificates' },
  certificate: { method: 'GET', path: '/api/courses/:id/certificate/:name' },
  pack: { method: 'GET', path: '/api/courses/:id/pack/:paper' },
} as const satisfies Group;

export const sandbox = {
  session: { method: 'GET', path: '/api/sandbox/sessions/:id' },
  pay: { method: 'POST', path: '/api/sandbox/sessions/:id/pay' },
  refund: { method: 'POST', path: '/api/sandbox/payments/:id/refund' },
  passDays: { method: 'POST', path: '/api/sandbox/days' },
} as const satisfies Group;
