/** Stripe as a separate server on this machine, with state, a clock, failures, and signed events. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { BillingCycle, chargeOf, offerOf } from '@qubloom/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import type { PaymentSettings } from '../../features/subscriptions/settings.ts';
import { deferred } from '../deferred.ts';
import { answerCall, refused, type StripeAnswer, type StripeCall } from './api.ts';
import { StripeState, type StripeEvent } from './state.ts';

/**
 * Failures are stored with their idempotency key. With `does it, then hangs up`, the call is carried out but its
 * reply is lost.
 */
export type StripeTrouble =
  'hangs' | 'hangs up' | 'fails' | 'fails at checkouts' | 'does it, then hangs up';

export interface StripeDouble {
  readonly settings: PaymentSettings;
  readonly state: StripeState;
  /** All received calls, oldest first. */
  readonly calls: StripeCall[];
  trouble: StripeTrouble | null;
  /** Computes the next reply about subscriptions at once, but sends it only after `release`. */
  holdNextState(): { held: Promise<void>; release(): void };
  /** Resets the state, the calls, and the failures. */
  reset(): void;
  /** Signs an event as Stripe does. */
  signed(event: StripeEvent, how?: { secret?: string; at?: Date }): SignedEvent;
}

export interface SignedEvent {
  readonly payload: string;
  readonly signature: string;
}

export const secrets = { now: 'whsec_of_now', before: 'whsec_of_before' } as const;
const secretKey = 'sk_test_of_the_double';

const priceIds = (['basic', 'premium', 'ultimate', 'classroom'] as const).flatMap((plan) =>
  BillingCycle.options.map((cycle) => ({ id: `price_${plan}_${cycle}`, plan, cycle })),
);

/** @param now The site's clock, which Stripe shares. */
export function useStripeDouble(now: () => Date): StripeDouble {
  const server = createServer();
  let url = '';
  /** Replies by idempotency key; a call in progress has none yet. */
  const kept = new Map<string, { asked: string; answer: StripeAnswer | null }>();

  let hold: { begun(): void; readonly until: Promise<void> } | null = null;

  const double: StripeDouble & { state: StripeState } = {
    get settings() {
      return {
        kind: 'stripe' as const,
        secretKey,
        webhookSecrets: [secrets.now, secrets.before],
        prices: priceIds,
        url,
      };
    },
    state: new StripeState(now),
    calls: [],
    trouble: null,
    holdNextState() {
      const held = deferred();
      const release = deferred();
      hold = { begun: held.resolve, until: release.promise };
      return { held: held.promise, release: release.resolve };
    },
    reset() {
      // The configurations stay, because the running site caches them.
      const { configurations } = double.state;
      double.state = new StripeState(now);
      double.state.configurations.push(...configurations);
      for (const { id, plan, cycle } of priceIds) {
        double.state.prices.set(id, {
          id,
          object: 'price',
          active: true,
          currency: 'usd',
          unit_amount: Math.round(chargeOf(offerOf(plan), cycle) * 100),
          product: `prod_${plan}`,
          recurring: { interval: cycle === 'monthly' ? 'month' : 'year', interval_count: 1 },
        });
      }
      double.calls.length = 0;
      double.trouble = null;
      kept.clear();
    },
    signed(event, { secret = secrets.now, at = now() } = {}) {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, signature };
    },
  };

  async function answer(call: StripeCall): Promise<StripeAnswer> {
    const { key } = call;
    const fails =
      double.trouble === 'fails' ||
      (double.trouble === 'fails at checkouts' && call.path === '/v1/checkout/sessions');
    const give = () => (fails ? refused(500, 'oops', 'api_error') : answerCall(double.state, call));
    if (key === undefined || call.method !== 'POST') return give();
    const asked = JSON.stringify([call.path, call.asked]);
    const before = kept.get(key);
    if (before && before.asked !== asked) {
      return refused(400, 'idempotency_error', 'idempotency_error');
    }
    if (before) return before.answer ?? refused(409, 'idempotency_key_in_use');
    kept.set(key, { asked, answer: null });
    // The delay gives other calls with the same key time to arrive.
    await sleep(5);
    const given = give();
    // As at Stripe, server errors are stored, but an invalid call can be corrected and sent again.
    if (given.status < 400 || given.status >= 500) kept.set(key, { asked, answer: given });
    else kept.delete(key);
    return given;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = new URLSearchParams(await text(request));
    const asked = Object.fromEntries([...searchParams, ...body]);
    const key = request.headers['idempotency-key'];
    const call = {
      method: request.method ?? 'GET',
      path: pathname,
      asked,
      key: typeof key === 'string' ? key : undefined,
    };
    double.calls.push(call);
    if (double.trouble === 'hangs') return;
    if (double.trouble === 'hangs up') return void request.socket.destroy();
    const isOurs = request.headers.authorization === `Bearer ${secretKey}`;
    const given = isOurs ? await answer(call) : refused(401, 'api_key_invalid');
    if (hold !== null && call.path === '/v1/subscriptions') {
      const { begun, until } = hold;
      hold = null;
      begun();
      await until;
    }
    if (double.trouble === 'does it, then hangs up') return void request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    double.reset();
    server.on('request', (request, response) => {
      handle(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return double;
}
