/** The page that stands in for the payment provider's. */
import { sandbox } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import type { Deliver, SandboxProvider } from './sandbox-provider.ts';

export interface SandboxRoutesOptions {
  readonly provider: SandboxProvider;
  readonly deliver: Deliver;
  /** Days can be let pass; never in production. */
  readonly hasClock: boolean;
}

export function sandboxRoutes(
  scope: SignedInScope,
  { provider, deliver, hasClock }: SandboxRoutesOptions,
): void {
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
