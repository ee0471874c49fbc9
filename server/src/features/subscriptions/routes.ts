/** Plans for everybody; status, checkout and cancelling for learners; and what the provider tells. */
import { plans, subscriptions } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  cancel,
  checkout,
  portal,
  resume,
  statusOf,
  type SubscriptionsOptions,
} from './service.ts';
import { webhookPath } from './settings.ts';
import type { SyncOptions } from './sync.ts';
import { heed } from './webhooks.ts';

export function planRoutes(scope: PublicScope): void {
  serve(scope, subscriptions.plans, () => Promise.resolve([...plans]));
}

export function subscriptionRoutes(scope: SignedInScope, options: SubscriptionsOptions): void {
  serveSignedIn(scope, subscriptions.status, ({ caller }) => statusOf(options, caller));
  serveSignedIn(scope, subscriptions.checkout, ({ caller, body }) =>
    checkout(options, caller, body),
  );
  serveSignedIn(scope, subscriptions.cancel, ({ caller }) => cancel(options, caller));
  serveSignedIn(scope, subscriptions.resume, ({ caller, body }) => resume(options, caller, body));
  serveSignedIn(scope, subscriptions.portal, ({ caller }) => portal(options, caller));
}

const largestEvent = 256 * 1024;

/** The body is read as it came, because the signature covers each byte of it. */
export function webhookRoute(app: FastifyInstance, options: SyncOptions): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(
      webhookPath,
      { bodyLimit: largestEvent, schema: { hide: true } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await heed(options, body, String(request.headers['stripe-signature'] ?? ''));
        return reply.headers(apiHeaders).send({ received: true });
      },
    );
    done();
  });
}
