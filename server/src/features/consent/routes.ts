/** The endpoints for the part of the consent that a child sees and may change. */
import { consent } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { askAgain, consentOf, correctAddress, type TellOfNewAddress } from './asking.ts';

export function consentRoutes(
  scope: SignedInScope,
  context: Context,
  tell: TellOfNewAddress,
): void {
  serveSignedIn(scope, consent.mine, async ({ caller }) => ({
    consent: await consentOf(context, caller),
  }));
  serveSignedIn(scope, consent.askAgain, async ({ caller }) => {
    await askAgain(context, caller);
    return {};
  });
  serveSignedIn(scope, consent.correctAddress, async ({ caller, body }) => {
    await correctAddress(context, caller, { ...body, tell });
    return {};
  });
}
