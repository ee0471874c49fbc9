/** The parts of Stripe's API that the site calls, on top of the double's state. */
import type { StripeState } from './state.ts';

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}

export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

const ok = (body: object): StripeAnswer => ({ status: 200, body });
const list = (data: readonly object[]): StripeAnswer =>
  ok({ object: 'list', data, has_more: false, url: '/' });

export const refused = (status: number, code: string, type = 'invalid_request_error') => ({
  status,
  body: { error: { type, code, message: `${code} (of the double)` } },
});
const missing = refused(404, 'resource_missing');
const notOpen = refused(400, 'not_open');

type Handler = (state: StripeState, call: StripeCall, id: string) => StripeAnswer;

const handlers: readonly (readonly [RegExp, Handler])[] = [
  [
    /^POST \/v1\/customers$/,
    (state, { asked }) => {
      const id = state.newId('cus');
      const customer = {
        id,
        object: 'customer' as const,
        metadata: { learner: asked['metadata[learner]'] ?? '' },
        email: null,
      };
      state.customers.set(id, customer);
      return ok(customer);
    },
  ],
  [
    /^POST \/v1\/customers\/(\w+)$/,
    (state, { asked }, id) => {
      const before = state.customers.get(id);
      if (before === undefined) return missing;
      const after = { ...before, email: asked['email'] ?? null };
      state.customers.set(id, after);
      return ok(after);
    },
  ],
  [
    /^DELETE \/v1\/customers\/(\w+)$/,
    (state, _call, id) => {
      if (!state.customers.has(id)) return missing;
      state.forget(id);
      return ok({ id, object: 'customer', deleted: true });
    },
  ],
  [/^GET \/v1\/prices\/(\w+)$/, (state, _call, id) => found(state.prices.get(id))],
  [
    /^POST \/v1\/checkout\/sessions$/,
    (state, { asked }) => {
      const customer = asked['customer'] ?? '';
      const hasPrice = state.prices.has(asked['line_items[0][price]'] ?? '');
      if (!state.customers.has(customer) || !hasPrice) return missing;
      const lasts = Number(asked['expires_at']) - state.now;
      if (lasts < 1800 || lasts > 86_400) return refused(400, 'expires_at');
      const id = state.newId('cs');
      const url = `https://checkout.stripe.example/${id}`;
      const expires_at = Number(asked['expires_at']);
      const session = { id, object: 'checkout.session' as const, customer, url, expires_at };
      state.sessions.set(id, { ...session, status: 'open', asked });
      return ok({ ...session, status: 'open' });
    },
  ],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (state, _call, id) => found(state.sessions.get(id))],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (state, _call, id) => {
      const session = state.expire(id);
      return session === null ? notOpen : ok(session);
    },
  ],
  [
    /^GET \/v1\/subscriptions$/,
    (state, { asked }) => {
      const customer = asked['customer'] ?? '';
      const known = state.customers.get(customer);
      if (known === undefined) return missing;
      const found = [...state.subscriptions.values()].filter((one) => one.customer === customer);
      // The site asks to expand the customer.
      return list(found.map((one) => ({ ...one, customer: known })));
    },
  ],
  [/^GET \/v1\/subscriptions\/(\w+)$/, (state, _call, id) => found(state.subscriptions.get(id))],
  [
    /^POST \/v1\/subscriptions\/(\w+)$/,
    (state, { asked }, id) => {
      const before = state.subscriptions.get(id);
      if (before === undefined || before.status === 'canceled') return missing;
      return ok(state.endWithPeriod(id, asked['cancel_at_period_end'] === 'true'));
    },
  ],
  [
    /^DELETE \/v1\/subscriptions\/(\w+)$/,
    (state, _call, id) => {
      const before = state.subscriptions.get(id);
      if (before === undefined || before.status === 'canceled') return missing;
      return ok(state.end(id));
    },
  ],
  [/^GET \/v1\/charges\/(\w+)$/, (state, _call, id) => found(state.charges.get(id))],
  [/^GET \/v1\/billing_portal\/configurations$/, (state) => list(state.configurations)],
  [
    /^POST \/v1\/billing_portal\/configurations$/,
    (state, { asked }) => {
      const id = state.newId('bpc');
      state.configurations.push({ id, metadata: { features: asked['metadata[features]'] ?? '' } });
      return ok({ id, object: 'billing_portal.configuration' });
    },
  ],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (state, { asked }) => {
      const isKnown = state.configurations.some(({ id }) => id === asked['configuration']);
      if (!isKnown || !state.customers.has(asked['customer'] ?? '')) return missing;
      const id = state.newId('bps');
      const url = `https://billing.stripe.example/${id}`;
      const session = { id, object: 'billing_portal.session' as const, url };
      state.portalSessions.set(id, { ...session, asked });
      return ok(session);
    },
  ],
];

function found(object: object | undefined): StripeAnswer {
  return object === undefined ? missing : ok(object);
}

export function answerCall(state: StripeState, call: StripeCall): StripeAnswer {
  state.catchUp();
  for (const [pattern, handle] of handlers) {
    const match = pattern.exec(`${call.method} ${call.path}`);
    if (match) return handle(state, call, match[1] ?? '');
  }
  throw new Error(`The double knows no ${call.method} ${call.path}.`);
}
