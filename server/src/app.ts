/** The map of the server: the platform first, then the features inside their access scopes. */
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { currentUserRoutes, entranceRoutes } from './features/accounts/routes.ts';
import { entranceThrottles } from './features/accounts/throttles.ts';
import { openLesson } from './features/courses/policy.ts';
import { courseQueries } from './features/courses/queries.ts';
import { courseProgressRoutes, courseRoutes } from './features/courses/routes.ts';
import { progressQueries } from './features/progress/queries.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { learningRecord, streakToday } from './features/progress/service.ts';
import { quizQueries } from './features/quizzes/queries.ts';
import { quizRoutes, quizSubmissionRoutes } from './features/quizzes/routes.ts';
import { simulatorRoutes } from './features/simulators/routes.ts';
import type { Learner } from './platform/caller.ts';
import type { StoredCurriculum } from './platform/curriculum/store-curriculum.ts';
import type { Connection } from './platform/database/client.ts';
import { healthRoutes, type Lifecycle } from './platform/health.ts';
import { CallLog } from './platform/http/call-log.ts';
import { answerError } from './platform/http/errors-on-the-wire.ts';
import { limits, proxyTrust } from './platform/http/limits.ts';
import { serializerCompiler, validatorCompiler } from './platform/http/schemas.ts';
import type { PublicScope, SignedInScope } from './platform/http/serve.ts';
import { answerUnknownPaths, rememberMethods } from './platform/http/unknown-paths.ts';
import type { OpenLessonFor } from './platform/open-lesson.ts';
import { describeApi, serveDescription } from './platform/openapi.ts';
import { createSessions, type Sessions } from './platform/sessions/sessions.ts';
import { serveWebApp } from './platform/web/web-app.ts';

export interface AppOptions {
  readonly connection: Connection;
  readonly curriculum: StoredCurriculum;
  readonly logger: FastifyBaseLogger;
  readonly lifecycle: Lifecycle;
  readonly now: () => Date;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** Whose word about the caller's address is taken: of so many proxies, or of those at these addresses. */
  readonly trustProxy: boolean | number | string[];
  /** Whether the API's description has a page to read it. */
  readonly withApiPage: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

export interface App {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { connection, logger, lifecycle, now, publicOrigin } = options;
  const { database, pool } = connection;

  const app: FastifyInstance = fastify({
    ...limits,
    loggerInstance: logger,
    logController: new CallLog(),
    trustProxy: proxyTrust(options.trustProxy),
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);

  const sessions = createSessions({ database, now, publicOrigin });
  const methodsOf = rememberMethods(app);
  await describeApi(app, sessions.cookieName);
  healthRoutes(app, database, lifecycle);
  const webApp = await serveWebApp(app, options.webRoot);
  answerUnknownPaths(app, methodsOf, webApp);

  const anyone: PublicScope = { access: 'public', app, visits: sessions };
  const learners: SignedInScope = { access: 'signed-in', app, visits: sessions };

  const streakOf = (learner: Learner) => streakToday(learner, now());
  const accounts = { database, now, throttles: entranceThrottles(pool), streakOf };
  entranceRoutes(anyone, accounts);
  currentUserRoutes(learners, accounts);

  const learning = learningRecord({ ...options.curriculum, now });
  progressRoutes(learners, { queries: progressQueries(database), now });

  const courses = { database, queries: courseQueries(database), learning, now };
  courseRoutes(anyone, courses);
  courseProgressRoutes(learners, courses);

  const mayOpen: OpenLessonFor = (caller, id) => openLesson(courses.queries, caller, id);
  const quizzes = { ...courses, queries: quizQueries(database), openLesson: mayOpen };
  quizRoutes(anyone, quizzes);
  quizSubmissionRoutes(learners, quizzes);
  simulatorRoutes(anyone, { openLesson: mayOpen });

  await serveDescription(app, options.withApiPage);
  return { app, sessions };
}
