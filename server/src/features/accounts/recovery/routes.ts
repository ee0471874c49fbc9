/** The endpoints for resetting a password by email, and for the address of an account. */
import { recovery } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../../platform/http/serve.ts';
import {
  addressOf,
  askConfirmationAgain,
  askFirstPassword,
  askReset,
  changeAddress,
  confirmAddress,
  findReset,
  resetPassword,
} from './service.ts';

export function recoveryRoutes(scope: PublicScope, context: Context): void {
  serveAuth(scope, recovery.askReset, async ({ body, from }) => {
    await askReset(context, body.email, from.address);
    return {};
  });
  serveAuth(scope, recovery.findReset, ({ body }) => findReset(context, body.token));
  serveAuth(scope, recovery.reset, async ({ body, closeSession }) => {
    await resetPassword(context, body.token, body.password);
    await closeSession();
    return {};
  });
  serveAuth(scope, recovery.confirmAddress, async ({ body }) => {
    await confirmAddress(context, body.token);
    return {};
  });
}

export function addressRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, recovery.address, ({ caller }) => addressOf(context, caller));
  serveSignedIn(scope, recovery.askConfirmation, async ({ caller }) => {
    await askConfirmationAgain(context, caller);
    return {};
  });
  serveSignedIn(scope, recovery.askFirstPassword, ({ caller }) =>
    askFirstPassword(context, caller),
  );
  serveSignedIn(scope, recovery.changeAddress, async ({ caller, body }) => {
    await changeAddress(context, caller, body);
    return {};
  });
}
