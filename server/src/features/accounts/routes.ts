/** Register, log in, log out, and who is signed in. */
import { accounts } from '@qubloom/contract';
import type { Learner } from '../../platform/caller.ts';
import {
  serveEntrance,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { currentUser, login, register, type Entrance } from './service.ts';

export interface AccountsNeeds extends Entrance {
  /** The streak as it counts on the learner's day today. */
  streakOf(learner: Learner): number;
}

export function entranceRoutes(scope: PublicScope, needs: AccountsNeeds): void {
  serveEntrance(scope, accounts.register, async ({ body, address, openSession }) => {
    const learner = await register(needs, body, address);
    await openSession(learner.id);
    return currentUser(learner, needs.streakOf(learner));
  });

  serveEntrance(scope, accounts.login, async ({ body, address, openSession }) => {
    const learner = await login(needs, body, address);
    await openSession(learner.id);
    return currentUser(learner, needs.streakOf(learner));
  });

  serveEntrance(scope, accounts.logout, async ({ closeSession }) => {
    await closeSession();
    return {};
  });
}

export function currentUserRoutes(scope: SignedInScope, needs: AccountsNeeds): void {
  serveSignedIn(scope, accounts.currentUser, async ({ caller }) =>
    currentUser(caller, needs.streakOf(caller)),
  );
}
