/** The endpoints of the learner's own account: names, password, sessions, data, and erasure. */
import { profile } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import {
  endSession,
  endSessionsBut,
  listOpenSessions,
} from '../../../platform/sessions/open-sessions.ts';
import { keepAccount, personalDataOf } from '../../account-data/index.ts';
import { confirmPassword } from '../../accounts/index.ts';
import { currentUser } from '../service.ts';
import { changePassword, changeProfile, eraseLater } from './service.ts';

export function profileRoutes(scope: SignedInScope, context: Context): void {
  const { database, now } = context;

  serveSignedIn(scope, profile.change, async ({ caller, body }) => {
    const learner = await changeProfile(context, caller, body);
    return currentUser(context, learner);
  });

  serveSignedIn(scope, profile.changePassword, async ({ caller, body, act }) => {
    await changePassword(context, caller, body, act.origin.sessionId);
    return {};
  });

  serveSignedIn(scope, profile.sessions, async ({ caller, act }) => {
    const open = await listOpenSessions(database, caller.id, now());
    return open.map((one) => ({ ...one, isThis: one.id === act.origin.sessionId }));
  });

  serveSignedIn(scope, profile.endSession, async ({ caller, params }) => {
    await endSession(database, caller.id, params.id);
    return {};
  });

  serveSignedIn(scope, profile.endOtherSessions, async ({ caller, act }) => {
    await database.transaction((tx) => endSessionsBut(tx, caller.id, act.origin.sessionId));
    return {};
  });

  serveSignedIn(scope, profile.download, async ({ caller, body }) => {
    await confirmPassword(context, caller.id, body.password);
    return personalDataOf(context, caller);
  });

  serveSignedIn(scope, profile.erase, async ({ caller, body }) => ({
    erasesAt: (await eraseLater(context, caller, body.password)).toISOString(),
  }));

  serveSignedIn(scope, profile.keep, async ({ caller }) => {
    await keepAccount(context, caller.id);
    return currentUser(context, { ...caller, erasureAskedAt: null });
  });
}
