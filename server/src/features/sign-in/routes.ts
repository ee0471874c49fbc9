/** The endpoints for registering, logging in and out, and the current user. */
import { accounts } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { currentUser, login, moveToZone, register } from './service.ts';

export function signInRoutes(scope: PublicScope, context: Context): void {
  serveAuth(scope, accounts.register, async ({ body, from, openSession }) =>
    currentUser(context, await openSession(await register(context, body, from))),
  );

  serveAuth(scope, accounts.login, async ({ body, from, openSession }) =>
    currentUser(context, await openSession(await login(context, body, from))),
  );

  serveAuth(scope, accounts.logout, async ({ closeSession }) => {
    await closeSession();
    return {};
  });
}

export function currentUserRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, accounts.currentUser, ({ caller }) =>
    Promise.resolve(currentUser(context, caller)),
  );

  serveSignedIn(scope, accounts.moveToZone, async ({ caller, body }) =>
    currentUser(context, await moveToZone(context, caller, body.timeZone)),
  );
}
