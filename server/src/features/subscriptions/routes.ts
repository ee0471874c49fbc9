/** Endpoints: plans for everybody, status, checkout, and cancelling for learners, and the provider's webhook. */
import { plans, subscriptions } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { cancel, checkout, portal, resume, statusOf } from './service.ts';
import { webhookPath } from './settings.ts';
import { receiveEvent } from './webhooks.ts';

export function planRoutes(scope: PublicScope): void {
  serve(scope, subscriptions.plans, () => Promise.resolve([...plans]));
}

export function subscriptionRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, subscriptions.status, ({ caller }) => statusOf(context, caller));
  serveSignedIn(scope, subscriptions.checkout, ({ caller, body }) =>
    checkout(context, caller, body),
  );
  serveSignedIn(scope, subscriptions.cancel, ({ caller }) => cancel(context, caller));
  serveSignedIn(scope, subscriptions.resume, ({ caller, body }) => resume(context, caller, body));
  serveSignedIn(scope, subscriptions.portal, ({ caller }) => portal(context, caller));
}

const largestEvent = 256 * 1024;

/** The body is read raw, because the signature covers every byte of it. */
export function webhookRoute(app: FastifyInstance, context: Context): void {
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
        await receiveEvent(context, body, String(request.headers['stripe-signature'] ?? ''));
        return reply.headers(apiHeaders).send({ received: true });
      },
    );
    done();
  });
}
