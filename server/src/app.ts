/** The map of the server: the platform first, then the features inside their access scopes. */
import type { FastifyInstance } from 'fastify';
import { currentUserRoutes, entranceRoutes } from './features/accounts/routes.ts';
import { entranceThrottles } from './features/accounts/throttles.ts';
import { openLesson } from './features/courses/policy.ts';
import { courseQueries } from './features/courses/queries.ts';
import { courseProgressRoutes, courseRoutes } from './features/courses/routes.ts';
import { LessonViews } from './features/progress/lesson-views.ts';
import { dashboardQueries } from './features/progress/dashboard-queries.ts';
import { addLessonViews, forgetOriginsBefore } from './features/progress/queries.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { learningRecord, streakToday } from './features/progress/service.ts';
import { quizQueries } from './features/quizzes/queries.ts';
import { quizRoutes, quizSubmissionRoutes } from './features/quizzes/routes.ts';
import { submissionThrottle } from './features/quizzes/throttles.ts';
import { simulatorRoutes, simulatorUseRoutes } from './features/simulators/routes.ts';
import { taskQueries } from './features/tasks/queries.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { attemptThrottle } from './features/tasks/throttles.ts';
import { shared } from './platform/batch.ts';
import { originKept, type Learner } from './platform/caller.ts';
import type { StoredCurriculum } from './platform/curriculum/store-curriculum.ts';
import type { Connection } from './platform/database/client.ts';
import { healthRoutes, type Lifecycle } from './platform/health.ts';
import { createHttpApp, type HttpOptions } from './platform/http/create-app.ts';
import type { PublicScope, SignedInScope } from './platform/http/serve.ts';
import { answerUnknownPaths, rememberMethods } from './platform/http/unknown-paths.ts';
import { describeApi, serveDescription } from './platform/openapi.ts';
import type { OpenLessonFor } from './platform/open-lesson.ts';
import { createSessions, type Sessions } from './platform/sessions/sessions.ts';
import { serveWebApp } from './platform/web/web-app.ts';

export interface AppOptions extends HttpOptions {
  readonly connection: Connection;
  readonly curriculum: StoredCurriculum;
  readonly lifecycle: Lifecycle;
  readonly now: () => Date;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** Whether the API's description has a page to read it. */
  readonly withApiPage: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

export interface App {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  /** Deletes what has been kept long enough; to be called every hour. */
  forgetOld(): Promise<void>;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { connection, curriculum, lifecycle, now, publicOrigin } = options;
  const { database, pool } = connection;

  const app = createHttpApp(options);
  const sessions = createSessions({ database, now, publicOrigin });
  const methodsOf = rememberMethods(app);
  await describeApi(app, sessions.cookieName);
  healthRoutes(app, database, lifecycle);
  const webApp = await serveWebApp(app, options.webRoot, {
    bringsSession: (request) => sessions.sessionIdOf(request) !== null,
    hasSketches: curriculum.hasFirstIds,
  });
  answerUnknownPaths(app, methodsOf, webApp);

  const streakOf = (learner: Learner) => streakToday(learner, now());
  const views = new LessonViews((counts) => addLessonViews(database, counts));
  app.addHook('onClose', () => views.flush());
  const learning = learningRecord({ ...curriculum, database, now, views });
  const lessons = courseQueries(database);
  const openLessonFor: OpenLessonFor = (caller, id) => openLesson(lessons, caller, id);

  const accounts = { database, now, throttles: entranceThrottles(pool), streakOf };
  // The list is the same for everybody, so those who ask at once share one query.
  const listCourses = shared(lessons.listCourses);
  const courses = { queries: { ...lessons, listCourses }, learning, now };
  const quizzes = {
    queries: quizQueries(database),
    openLesson: openLessonFor,
    learning,
    submissions: submissionThrottle(pool),
    now,
  };
  const simulators = { openLesson: openLessonFor, learning };

  const tasks = {
    queries: taskQueries(database),
    openLesson: openLessonFor,
    learning,
    attempts: attemptThrottle(pool),
    now,
  };

  const anyone: PublicScope = { access: 'public', app, visits: sessions };
  entranceRoutes(anyone, accounts);
  courseRoutes(anyone, courses);
  quizRoutes(anyone, quizzes);
  simulatorRoutes(anyone, simulators);

  const learners: SignedInScope = { access: 'signed-in', app, visits: sessions };
  currentUserRoutes(learners, accounts);
  progressRoutes(learners, { queries: dashboardQueries(database), now });
  courseProgressRoutes(learners, courses);
  quizSubmissionRoutes(learners, quizzes);
  simulatorUseRoutes(learners, simulators);
  taskRoutes(learners, tasks);

  await serveDescription(app, options.withApiPage);
  const forgetOld = async () => {
    await sessions.forgetExpired();
    await forgetOriginsBefore(database, new Date(now().getTime() - originKept));
  };
  return { app, sessions, forgetOld };
}
