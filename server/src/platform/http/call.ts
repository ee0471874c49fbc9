/** What the handler of an endpoint is told. */
import type { BodyOf, Endpoint, ParamsOf, UserId } from '@qubloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Origin } from '../caller.ts';
import type { Transaction } from '../database/client.ts';
import { agentFamily, shortenAddress } from './origin.ts';

/** What a call needs of the sessions. */
export interface Visits {
  readonly publicOrigin: string;
  /** At once where no session came along, so that visitors wait for nothing. */
  callerOf(request: FastifyRequest): Promise<Caller> | Caller;
  sessionIdOf(request: FastifyRequest): string | null;
  /**
   * Signs in whom `admit` gives, with a new session, and ends the one that the request came with: all of
   * it in one transaction, so that nobody has an account without having come in.
   */
  open<Admitted extends { readonly id: UserId }>(
    request: FastifyRequest,
    reply: FastifyReply,
    admit: (tx: Transaction) => Promise<Admitted>,
  ): Promise<Admitted>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

class Told<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  protected readonly request: FastifyRequest;
  protected readonly visits: Visits;

  constructor(request: FastifyRequest, visits: Visits) {
    // The validators have already replaced both by what the endpoint's schemas give.
    this.params = request.params as ParamsOf<E>;
    this.body = request.body as BodyOf<E>;
    this.request = request;
    this.visits = visits;
  }

  get origin(): Origin {
    return {
      ipAddress: shortenAddress(this.request.ip),
      userAgent: agentFamily(this.request.headers['user-agent']),
      sessionId: this.visits.sessionIdOf(this.request),
    };
  }
}

export class Call<E extends Endpoint, Who extends Caller = Caller> extends Told<E> {
  readonly caller: Who;

  constructor(request: FastifyRequest, visits: Visits, caller: Who) {
    super(request, visits);
    this.caller = caller;
  }
}

export class EntranceCall<E extends Endpoint> extends Told<E> {
  readonly openSession: <Admitted extends { readonly id: UserId }>(
    admit: (tx: Transaction) => Promise<Admitted>,
  ) => Promise<Admitted>;
  readonly closeSession: () => Promise<void>;

  constructor(request: FastifyRequest, visits: Visits, reply: FastifyReply) {
    super(request, visits);
    this.openSession = (admit) => visits.open(request, reply, admit);
    this.closeSession = () => visits.close(request, reply);
  }

  /** Of the connection, whole; for throttling only, never stored. */
  get address(): string {
    return this.request.ip;
  }
}
