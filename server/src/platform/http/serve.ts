/** Registers the contract's endpoints on Fastify, inside the access scopes that `app.ts` opens. */
import type { Endpoint, FileKind, ServedFile } from '@qubloom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { z } from 'zod';
import { visitor, type Caller, type Learner, type RememberReply } from '../caller.ts';
import { withCallWait, type CallWait } from '../database/call-wait.ts';
import { NotSignedIn } from '../errors.ts';
import { apiHeaders } from './api-headers.ts';
import { AuthCall, Call, LearnersCall, type Exchange, type SessionStore } from './call.ts';
import { answerOnce, remembersNothing } from './idempotency/answer-once.ts';
import type { KeptReplies } from './idempotency/queries.ts';
import { presentationType, routeSchema } from './route-schema.ts';
import { refuseForeignSites, refuseNamelessPages } from './same-site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the route has looked up the caller. */
    caller: Caller | null;
    databaseWait: CallWait;
  }
  interface FastifyContextConfig {
    hasJsonErrors?: boolean;
  }
}

/** Open to everyone; the caller is a visitor or a learner. */
export interface PublicScope {
  readonly access: 'public';
  readonly app: FastifyInstance;
  readonly sessions: SessionStore;
}

/** Serves learners only. Everyone else gets 401 before their body is read. */
export interface SignedInScope {
  readonly access: 'signed-in';
  readonly app: FastifyInstance;
  readonly sessions: SessionStore;
  readonly replies: KeptReplies;
}

/** The handler's result; the reply's schema then lets through only the fields it names. */
type ReplyInput<E extends Endpoint> = z.input<E['reply']>;

/** Registers a call that visitors may make, too. */
export function serve<E extends Endpoint>(
  scope: PublicScope,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyInput<E>>,
): void {
  const { sessions } = scope;
  register(scope, endpoint, [recognize(sessions)], (exchange) =>
    handler(new Call(exchange, sessions, exchange.request.caller ?? visitor)),
  );
}

/**
 * Registers a call for learners only. Its changes are made once per idempotency key, unless the reply shows a secret: this
 * is not stored, so the key is ignored.
 */
export function serveSignedIn<E extends Endpoint>(
  scope: SignedInScope,
  endpoint: E,
  handler: (call: LearnersCall<E>) => Promise<ReplyInput<E>>,
): void {
  const { sessions, replies } = scope;
  register(scope, endpoint, [recognize(sessions), refuseVisitors], (exchange) => {
    const learner = learnerOf(exchange.request);
    const answer = (remember: RememberReply) =>
      handler(new LearnersCall(exchange, sessions, { learner, remember }));
    return endpoint.hasSecretReply
      ? answer(remembersNothing)
      : answerOnce(replies, exchange.request, learner, answer);
  });
}

/** Registers a call that signs people in or out: it requires no session, and may open or close one. */
export function serveAuth<E extends Endpoint>(
  scope: PublicScope,
  endpoint: E,
  handler: (call: AuthCall<E>) => Promise<ReplyInput<E>>,
): void {
  register(scope, endpoint, [], (exchange) => handler(new AuthCall(exchange, scope.sessions)));
}

/** The checks of a learner's call, before a socket opens. Browsers always name the page that opens a socket. */
export function socketChecks(sessions: SessionStore): onRequestHookHandler[] {
  return [
    refuseNamelessPages,
    refuseForeignSites(sessions.publicOrigin),
    recognize(sessions),
    refuseVisitors,
  ];
}

function register(
  { app, access, sessions }: PublicScope | SignedInScope,
  endpoint: Endpoint,
  hooks: readonly onRequestHookHandler[],
  handle: (exchange: Exchange) => Promise<unknown>,
): void {
  const changesSomething = endpoint.method !== 'GET';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint, access),
    config: { hasJsonErrors: endpoint.hasJsonErrors },
    onRequest: [...(changesSomething ? [refuseForeignSites(sessions.publicOrigin)] : []), ...hooks],
    handler: (request, reply) => {
      reply.headers(apiHeaders);
      // A query starts when it is awaited.
      const answer = withCallWait(
        request.databaseWait,
        async () => await handle({ request, reply }),
      );
      const kind = endpoint.file;
      // Only endpoints for files have this reply.
      return kind ? answer.then((file) => withFile(reply, kind, file as ServedFile)) : answer;
    },
  });
}

/** A browser shows a PDF, and saves other files for their own programs. */
const fileHeaders = {
  pdf: { type: 'application/pdf', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
  pptx: { type: presentationType, disposition: 'attachment' },
} as const satisfies Record<FileKind, unknown>;

function withFile(reply: FastifyReply, kind: FileKind, { name, bytes }: ServedFile): Buffer {
  const { type, disposition } = fileHeaders[kind];
  reply.headers({
    'content-type': type,
    'content-disposition': `${disposition}; filename="${name}.${kind}"`,
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function recognize(sessions: SessionStore): onRequestHookHandler {
  return (request, _reply, done) => {
    const caller = withCallWait(request.databaseWait, () => sessions.callerOf(request));
    const remember = (one: Caller) => {
      request.caller = one;
      done();
    };
    if (caller instanceof Promise) caller.then(remember, done);
    else remember(caller);
  };
}

const refuseVisitors: onRequestHookHandler = (request, _reply, done) => {
  if (request.caller?.kind === 'learner') done();
  else done(new NotSignedIn());
};

/** The learner that the checks have found. */
export function learnerOf(request: FastifyRequest): Learner {
  if (request.caller?.kind !== 'learner') throw new NotSignedIn();
  return request.caller;
}
