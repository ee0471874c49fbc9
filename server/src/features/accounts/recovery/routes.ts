/** New passwords by mail, and the address that mails go to. */
import { recovery } from '@qubloom/contract';
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
  type RecoveryOptions,
} from './service.ts';

export function recoveryRoutes(scope: PublicScope, options: RecoveryOptions): void {
  serveAuth(scope, recovery.askReset, async ({ body, from }) => {
    await askReset(options, body.email, from.address);
    return {};
  });
  serveAuth(scope, recovery.findReset, ({ body }) => findReset(options, body.token));
  serveAuth(scope, recovery.reset, async ({ body, closeSession }) => {
    await resetPassword(options, body.token, body.password);
    await closeSession();
    return {};
  });
  serveAuth(scope, recovery.confirmAddress, async ({ body }) => {
    await confirmAddress(options, body.token);
    return {};
  });
}

export function addressRoutes(scope: SignedInScope, options: RecoveryOptions): void {
  serveSignedIn(scope, recovery.address, ({ caller }) => addressOf(options, caller));
  serveSignedIn(scope, recovery.askConfirmation, async ({ caller }) => {
    await askConfirmationAgain(options, caller);
    return {};
  });
  serveSignedIn(scope, recovery.askFirstPassword, ({ caller }) =>
    askFirstPassword(options, caller),
  );
  serveSignedIn(scope, recovery.changeAddress, async ({ caller, body }) => {
    await changeAddress(options, caller, body);
    return {};
  });
}
