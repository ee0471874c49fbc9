/** The map of the server: the platform first, then the features inside their access scopes. */
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { currentUserRoutes, entranceRoutes } from './features/accounts/routes.ts';
import { entranceThrottles } from './features/accounts/throttles.ts';
import type { Connection } from './platform/database/client.ts';
import { healthRoutes, type Lifecycle } from './platform/health.ts';
import { answerError } from './platform/http/errors-on-the-wire.ts';
import { limits } from './platform/http/limits.ts';
import { logCalls } from './platform/http/log-calls.ts';
import { serializerCompiler, validatorCompiler } from './platform/http/schemas.ts';
import type { PublicScope, SignedInScope } from './platform/http/serve.ts';
import { answerUnknownPaths, rememberMethods } from './platform/http/unknown-paths.ts';
import { describeApi, serveDescription } from './platform/openapi.ts';
import { createSessions, type Sessions } from './platform/sessions/sessions.ts';
import { serveWebApp } from './platform/web/web-app.ts';

export interface AppOptions {
  readonly connection: Connection;
  readonly logger: FastifyBaseLogger;
  readonly lifecycle: Lifecycle;
  readonly now: () => Date;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** How far the addresses that proxies add can be believed, as Fastify reads it. */
  readonly trustProxy: boolean | string | string[];
  /** Whether the API's description has a page to read it. */
  readonly withApiPage: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly sessions: Sessions;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { connection, logger, lifecycle, now, publicOrigin } = options;
  const { database, pool } = connection;

  const app: FastifyInstance = fastify({
    ...limits,
    loggerInstance: logger,
    disableRequestLogging: true,
    trustProxy: options.trustProxy,
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  logCalls(app);

  const sessions = createSessions({ database, now, publicOrigin });
  const methodsOf = rememberMethods(app);
  await describeApi(app, sessions.cookieName);
  healthRoutes(app, database, lifecycle);
  const webApp = await serveWebApp(app, options.webRoot);
  answerUnknownPaths(app, methodsOf, webApp);

  const anyone: PublicScope = { access: 'public', app, visits: sessions };
  const learners: SignedInScope = { access: 'signed-in', app, visits: sessions };

  const accounts = { database, now, throttles: entranceThrottles(pool), streakOf: () => 0 };
  entranceRoutes(anyone, accounts);
  currentUserRoutes(learners, accounts);

  await serveDescription(app, options.withApiPage);
  return { server: app, sessions };
}
