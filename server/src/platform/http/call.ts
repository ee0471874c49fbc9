/** The object that an endpoint's handler receives. */
import {
  learnedAtHeader,
  parseLearnedAt,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type UserId,
} from '@qubloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Act, Caller, CallOrigin, Learner, Origin, RememberReply } from '../caller.ts';
import type { Transaction } from '../database/client.ts';
import { householdOf, shortenAddress } from './addresses.ts';
import { agentFamily } from './origin.ts';

/** The session functions that a call needs. */
export interface SessionStore {
  readonly publicOrigin: string;
  /** Answers at once if the request has no session, so that visitors wait for nothing. */
  callerOf(request: FastifyRequest): Promise<Caller> | Caller;
  sessionIdOf(request: FastifyRequest): string | null;
  /** A token of this browser, if the learner with this name has signed in with it before; otherwise null. */
  browserKnownTo(request: FastifyRequest, username: string): Promise<string | null>;
  /**
   * Signs in the learner that `signIn` returns, with a new session, and ends the session that the request came
   * with. All of this is one transaction, so that nobody gets an account without being signed in.
   */
  open<SignedIn extends { readonly id: UserId }>(
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: (tx: Transaction) => Promise<SignedIn>,
  ): Promise<SignedIn>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

class CallContext<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The `Accept-Language` header. */
  readonly languages: string | undefined;
  /** The `Cookie` header, for cookies other than the session's. */
  readonly cookies: string | undefined;
  /** Takes a `Set-Cookie` header. */
  readonly setCookie: (header: string) => void;
  protected readonly request: FastifyRequest;
  protected readonly sessions: SessionStore;

  constructor({ request, reply }: Exchange, sessions: SessionStore) {
    // The validators have already replaced the raw values with the parsed ones.
    this.params = request.params as ParamsOf<E>;
    this.query = request.query as QueryOf<E>;
    this.body = request.body as BodyOf<E>;
    this.languages = request.headers['accept-language'];
    this.cookies = request.headers.cookie;
    this.setCookie = (header) => void reply.header('set-cookie', header);
    this.request = request;
    this.sessions = sessions;
  }

  /** The household that the call comes from, for throttles. It is never stored. */
  get household(): string {
    return householdOf(this.request.ip);
  }

  protected get origin(): Origin {
    return {
      ipAddress: shortenAddress(this.request.ip),
      userAgent: agentFamily(this.request.headers['user-agent']),
      sessionId: this.sessions.sessionIdOf(this.request),
    };
  }
}

export class Call<E extends Endpoint, Who extends Caller = Caller> extends CallContext<E> {
  readonly caller: Who;

  constructor(exchange: Exchange, sessions: SessionStore, caller: Who) {
    super(exchange, sessions);
    this.caller = caller;
  }

  /** The key that a throttle counts: the learner, or a visitor's household, whose address is never stored. */
  get throttleKey(): string {
    return this.caller.kind === 'learner' ? `learner ${this.caller.id}` : this.household;
  }
}

export class LearnersCall<E extends Endpoint> extends Call<E, Learner> {
  readonly act: Act;

  constructor(
    exchange: Exchange,
    sessions: SessionStore,
    { learner, remember }: { readonly learner: Learner; readonly remember: RememberReply },
  ) {
    super(exchange, sessions, learner);
    const learnedAt = parseLearnedAt(String(this.request.headers[learnedAtHeader] ?? ''));
    this.act = { origin: this.origin, remember, learnedAt };
  }
}

export class AuthCall<E extends Endpoint> extends CallContext<E> {
  readonly openSession: <SignedIn extends { readonly id: UserId }>(
    signIn: (tx: Transaction) => Promise<SignedIn>,
  ) => Promise<SignedIn>;
  readonly closeSession: () => Promise<void>;
  /** The signed-in learner or visitor, for the few handlers that ask. */
  readonly caller: () => Promise<Caller>;

  constructor(exchange: Exchange, sessions: SessionStore) {
    super(exchange, sessions);
    const { request, reply } = exchange;
    this.openSession = (signIn) => sessions.open(request, reply, signIn);
    this.closeSession = () => sessions.close(request, reply);
    this.caller = async () => sessions.callerOf(request);
  }

  /** The origin of the call, for throttles. */
  get from(): CallOrigin {
    const { request, sessions } = this;
    return {
      address: request.ip,
      shortAddress: shortenAddress(request.ip),
      browserKnownTo: (username) => sessions.browserKnownTo(request, username),
    };
  }
}
