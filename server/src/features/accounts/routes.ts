/** Register, log in, log out, and who is signed in. */
import { accounts } from '@qubloom/contract';
import type { Learner } from '../../platform/caller.ts';
import {
  serveEntrance,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { currentUser, login, moveToZone, register, type Entrance } from './service.ts';

export interface AccountsNeeds extends Entrance {
  /** The streak as it counts on the learner's day today. */
  streakOf(learner: Learner): number;
}

export function entranceRoutes(scope: PublicScope, needs: AccountsNeeds): void {
  serveEntrance(scope, accounts.register, async ({ body, address, openSession }) => {
    const learner = await openSession(await register(needs, body, address));
    return currentUser(learner, needs.streakOf(learner));
  });

  serveEntrance(scope, accounts.login, async ({ body, address, openSession }) => {
    const learner = await openSession(await login(needs, body, address));
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

  serveSignedIn(scope, accounts.moveToZone, async ({ caller, body }) => {
    const learner = await moveToZone(needs, caller, body.timeZone);
    return currentUser(learner, needs.streakOf(learner));
  });
}
