/** Registers the contract's endpoints on Fastify, inside the access scopes that `app.ts` opens. */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
} from 'fastify';
// Lets a route's schema carry the words of its documentation.
import type {} from '@fastify/swagger';
import { z } from 'zod';
import {
  errorStatus,
  Problem,
  type BodyOf,
  type Endpoint,
  type ErrorCode,
  type ParamsOf,
  type UserId,
} from '@qubloom/contract';
import { visitor, type Caller, type Learner, type Origin } from '../caller.ts';
import { NotSignedIn } from '../errors.ts';
import { apiHeaders } from './api-headers.ts';
import { agentFamily, shortenAddress } from './origin.ts';
import { refuseForeignSites } from './same-site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the route has asked who calls. */
    caller: Caller | null;
  }
}

/** Everyone may call; the caller is a visitor or a learner. */
export interface PublicScope {
  readonly access: 'public';
  readonly app: FastifyInstance;
  readonly visits: Visits;
}

/** Learners only; everyone else gets 401 before their body is read. */
export interface SignedInScope {
  readonly access: 'signed-in';
  readonly app: FastifyInstance;
  readonly visits: Visits;
}

/** What a scope asks of the sessions. */
export interface Visits {
  readonly publicOrigin: string;
  callerOf(request: FastifyRequest): Promise<Caller> | Caller;
  sessionIdOf(request: FastifyRequest): string | null;
  /** Signs the learner in with a new session and ends the one that the request came with. */
  open(request: FastifyRequest, reply: FastifyReply, userId: UserId): Promise<void>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface Told<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  readonly origin: Origin;
}

export interface Call<E extends Endpoint, Who extends Caller = Caller> extends Told<E> {
  readonly caller: Who;
}

/** What a handler gives back; the reply's schema then lets through only what it names. */
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>;

export interface EntranceCall<E extends Endpoint> extends Told<E> {
  /** Of the connection, whole; for throttling only, never stored. */
  readonly address: string;
  openSession(userId: UserId): Promise<void>;
  closeSession(): Promise<void>;
}

/** A call that visitors may make as well. */
export function serve<E extends Endpoint>(
  scope: PublicScope,
  endpoint: E,
  handler: (call: Call<E>) => Promise<ReplyInput<E>>,
): void {
  register(scope, endpoint, recogniseCaller(scope), (request) =>
    handler(Object.assign(told<E>(scope, request), { caller: request.caller ?? visitor })),
  );
}

/** A call for learners only. */
export function serveSignedIn<E extends Endpoint>(
  scope: SignedInScope,
  endpoint: E,
  handler: (call: Call<E, Learner>) => Promise<ReplyInput<E>>,
): void {
  register(scope, endpoint, requireLearner(scope), (request) =>
    handler(Object.assign(told<E>(scope, request), { caller: learnerOf(request) })),
  );
}

/** A call that lets people in or out: it asks for no session, and may open or close one. */
export function serveEntrance<E extends Endpoint>(
  scope: PublicScope,
  endpoint: E,
  handler: (call: EntranceCall<E>) => Promise<ReplyInput<E>>,
): void {
  register(scope, endpoint, undefined, (request, reply) =>
    handler(
      Object.assign(told<E>(scope, request), {
        address: request.ip,
        openSession: (userId: UserId) => scope.visits.open(request, reply, userId),
        closeSession: () => scope.visits.close(request, reply),
      }),
    ),
  );
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function register(
  scope: PublicScope | SignedInScope,
  endpoint: Endpoint,
  recognise: onRequestAsyncHookHandler | undefined,
  handle: Handle,
): void {
  const changesSomething = endpoint.method !== 'GET';
  scope.app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint, scope.access),
    onRequest: [
      ...(changesSomething ? [refuseForeignSites(scope.visits.publicOrigin)] : []),
      ...(recognise ? [recognise] : []),
    ],
    handler: (request, reply) => {
      reply.headers(apiHeaders);
      return handle(request, reply);
    },
  });
}

/** Asks the database only when the request carries a session. */
function recogniseCaller(scope: PublicScope): onRequestAsyncHookHandler {
  return async (request) => {
    request.caller = await scope.visits.callerOf(request);
  };
}

function requireLearner(scope: SignedInScope): onRequestAsyncHookHandler {
  return async (request) => {
    request.caller = await scope.visits.callerOf(request);
    if (request.caller.kind === 'visitor') throw new NotSignedIn();
  };
}

function learnerOf(request: FastifyRequest): Learner {
  if (request.caller?.kind !== 'learner') throw new NotSignedIn();
  return request.caller;
}

/**
 * The origin is worked out only when asked for.
 * The validators have already replaced params and body by what the endpoint's schemas give.
 */
function told<E extends Endpoint>(
  { visits }: PublicScope | SignedInScope,
  request: FastifyRequest,
) {
  return {
    params: request.params as ParamsOf<E>,
    body: request.body as BodyOf<E>,
    get origin(): Origin {
      return {
        ipAddress: shortenAddress(request.ip),
        userAgent: agentFamily(request.headers['user-agent']),
        sessionId: visits.sessionIdOf(request),
      };
    },
  };
}

function schemaOf(endpoint: Endpoint, access: 'public' | 'signed-in'): FastifySchema {
  const { params, body, reply, errors, summary } = endpoint;
  return {
    summary,
    ...(access === 'signed-in' ? { security: [{ session: [] }] } : {}),
    ...(params instanceof z.ZodUndefined ? {} : { params }),
    ...(body instanceof z.ZodUndefined ? {} : { body }),
    response: {
      200: reply,
      ...Object.fromEntries(errors.map((code) => [errorStatus[code], errorReply(code)])),
    },
  };
}

const sentence = z.string().describe('One plain sentence.');

const errorReply = (code: ErrorCode) => ({
  description: code,
  content: {
    'text/plain': { schema: sentence },
    'application/problem+json': { schema: Problem },
  },
});
