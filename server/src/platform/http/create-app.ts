/** Fastify with our settings, before any routes. */
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { CallWait } from '../database/call-wait.ts';
import { CallLog } from './call-log.ts';
import { answerError } from './errors-on-the-wire.ts';
import { limits, proxyTrust } from './limits.ts';
import { answerUnreadable } from './unreadable-requests.ts';
import { serializerCompiler, validatorCompiler } from './schemas.ts';

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  /** The proxies whose word about the caller's address is trusted: a number of proxies, or their addresses. */
  readonly trustProxy: boolean | number | string[];
}

export function createHttpApp({ logger, trustProxy }: HttpOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...limits,
    loggerInstance: logger,
    logController: new CallLog(),
    childLoggerFactory: oneLogger,
    trustProxy: proxyTrust(trustProxy),
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON only: a form on another site can send text without asking first.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  app.decorateRequest('databaseWait');
  app.addHook('onRequest', (request, _reply, done) => {
    request.databaseWait = new CallWait();
    done();
  });
  return app;
}

/** A logger per request would cost more than many a call itself, so each line names its request. */
const oneLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  _bindings,
  { level },
) => (level === undefined ? logger : logger.child({}, { level }));
