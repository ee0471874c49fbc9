/** The endpoints of the sandbox's payment page. */
import { sandbox } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../platform/database/client.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { receiveEvent } from '../webhooks.ts';
import { findPayerByCustomer } from '../queries.ts';
import type { Deliver } from './sandbox-provider.ts';
import { customerIn } from './state.ts';

/** Registers nothing if another provider takes payments. */
export function sandboxRoutes(scope: SignedInScope, context: Context): void {
  const { sandbox: provider, hasClock } = context.payments;
  if (provider === null) return;
  const deliver: Deliver = (body, signature) => receiveEvent(context, body, signature);
  serveSignedIn(scope, sandbox.session, async ({ caller, params: { id } }) => ({
    ...(await provider.sessionOf(caller.id, id)),
    forWhom: await forWhom(context.database, id),
  }));
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

/** Returns null if the payer pays for nobody else. */
async function forWhom(database: Database, session: string): Promise<string | null> {
  const customer = customerIn(session);
  const payer = customer && (await findPayerByCustomer(database, customer));
  if (!payer) return null;
  return payer.paidBy === null ? payer.className : payer.firstName || payer.username;
}
