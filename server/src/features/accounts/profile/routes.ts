/** The learner's own account: names, password, sessions, data, erasure. */
import { profile } from '@qubloom/contract';
import type { Learner } from '../../../platform/caller.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import {
  endSession,
  endSessionsBut,
  listOpenSessions,
} from '../../../platform/sessions/open-sessions.ts';
import { keepAccount, personalDataOf } from '../personal-data/service.ts';
import { confirmPassword } from '../recovery/confirm-password.ts';
import { currentUser } from '../service.ts';
import { changePassword, changeProfile, eraseLater, type ProfileOptions } from './service.ts';

export interface ProfileRoutesOptions extends ProfileOptions {
  /** The streak as it counts on the learner's day today. */
  streakOf(learner: Learner): number;
}

export function profileRoutes(scope: SignedInScope, options: ProfileRoutesOptions): void {
  const { database, now } = options;

  serveSignedIn(scope, profile.change, async ({ caller, body }) => {
    const learner = await changeProfile(options, caller, body);
    return currentUser(learner, options.streakOf(learner));
  });

  serveSignedIn(scope, profile.changePassword, async ({ caller, body, act }) => {
    await changePassword(options, caller, body, act.origin.sessionId);
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
    await confirmPassword(options, caller.id, body.password);
    return personalDataOf(options, caller);
  });

  serveSignedIn(scope, profile.erase, async ({ caller, body }) => ({
    erasesAt: (await eraseLater(options, caller, body.password)).toISOString(),
  }));

  serveSignedIn(scope, profile.keep, async ({ caller }) => {
    await keepAccount(options, caller.id);
    return currentUser({ ...caller, erasureAskedAt: null }, options.streakOf(caller));
  });
}
