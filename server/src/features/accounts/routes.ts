/** Register, log in, log out, and who is signed in. */
import { accounts } from '@qubloom/contract';
import type { Learner } from '../../platform/caller.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { currentUser, login, moveToZone, register, type AuthOptions } from './service.ts';

export interface AccountsOptions extends AuthOptions {
  /** The streak as it counts on the learner's day today. */
  streakOf(learner: Learner): number;
}

export function authRoutes(scope: PublicScope, options: AccountsOptions): void {
  serveAuth(scope, accounts.register, async ({ body, from, openSession }) => {
    const learner = await openSession(await register(options, body, from));
    return currentUser(learner, options.streakOf(learner));
  });

  serveAuth(scope, accounts.login, async ({ body, from, openSession }) => {
    const learner = await openSession(await login(options, body, from));
    return currentUser(learner, options.streakOf(learner));
  });

  serveAuth(scope, accounts.logout, async ({ closeSession }) => {
    await closeSession();
    return {};
  });
}

export function currentUserRoutes(scope: SignedInScope, options: AccountsOptions): void {
  serveSignedIn(scope, accounts.currentUser, async ({ caller }) =>
    currentUser(caller, options.streakOf(caller)),
  );

  serveSignedIn(scope, accounts.moveToZone, async ({ caller, body }) => {
    const learner = await moveToZone(options, caller, body.timeZone);
    return currentUser(learner, options.streakOf(learner));
  });
}
