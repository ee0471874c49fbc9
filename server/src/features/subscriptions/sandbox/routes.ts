/** The endpoints of the sandbox's payment page. */
import { sandbox } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { receiveEvent } from '../webhooks.ts';
import type { Deliver } from './sandbox-provider.ts';

/** Registers nothing if another provider takes payments. */
export function sandboxRoutes(scope: SignedInScope, context: Context): void {
  const { sandbox: provider, hasClock } = context.payments;
  if (provider === null) return;
  const deliver: Deliver = (body, signature) => receiveEvent(context, body, signature);
  serveSignedIn(scope, sandbox.session, ({ caller, params }) =>
    provider.sessionOf(caller.id, params.id),
  );
  serveSignedIn(scope, sandbox.pay, ({ caller, params, body }) =>
    provider.pay(deliver, caller.id, params.id, body),
  );
  serveSignedIn(scope, sandbox.refund, async ({ caller, params }) => {
    await provider.refund(deliver, caller.id, params.id);
    return {};
  });
  if (!hasClock) return;
  serveSignedIn(scope, sandbox.passDays, async ({ caller, body }) => {
    await provider.passDays(deliver, caller.id, body.days);
    return {};
  });
}
